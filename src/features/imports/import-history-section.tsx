import { useState } from "react";
import { Link, useLocation } from "wouter";
import type { ImportRecord } from "#server/features/imports/schema.ts";
import { RETENTION_LIMITS } from "#server/storage-limits.ts";
import { text } from "#server/texts/en.ts";
import { PageLoadError } from "../../components/page-load-error.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { AlertDialog } from "../../components/ui/alert-dialog.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyStateMessage } from "../../components/ui/empty-state-message.tsx";
import { LoadingMessage } from "../../components/ui/loading-message.tsx";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { ImportHistoryRow, type RecordAction } from "./import-history-row.tsx";
import { ImportRecordDialog } from "./import-record-dialog.tsx";
import { canRetryImport, isImportRefusedBySite, recordTitleOrUntitled } from "./record-texts.ts";
import { removeOpenReview, writeOpenReview } from "./review/open-review.ts";
import { createReviewPageFromAnswer, type ReadPage } from "./review/review-values.ts";
import { prefillImportAddressInBrowser } from "./use-stored-source-fields.ts";

const texts = text.imports.history;

/** All imports of the account: pending reviews, failures with their reason, and saved recipes. */
export function ImportHistorySection({ userId }: { userId: string }) {
  const history = trpc.imports.history.useQuery({});
  const [viewed, setViewed] = useState<ImportRecord | null>(null);
  const [recordToDelete, setRecordToDelete] = useState<ImportRecord | null>(null);
  const [busy, setBusy] = useState<{ id: string; action: RecordAction } | null>(null);
  const [retried, setRetried] = useState<{ title: string; page: ReadPage } | null>(null);
  const utils = trpc.useUtils();
  const extract = trpc.imports.extract.useMutation({
    onSettled: () => void utils.imports.history.invalidate(),
  });
  const remove = trpc.imports.deleteRecord.useMutation({
    onSettled: () => utils.imports.history.invalidate(),
  });
  const review = useOpenImportReview(userId);
  const [, navigate] = useLocation();

  /** Runs an action on a record, shows its error, and refreshes the list. */
  async function run(
    { id }: ImportRecord,
    action: RecordAction,
    fallback: string,
    work: () => Promise<unknown>,
  ) {
    setBusy({ id, action });
    try {
      await work();
    } catch (error) {
      toast.error(serverErrorTextOr(error, fallback));
    } finally {
      setBusy(null);
    }
  }

  function act(action: RecordAction, record: ImportRecord) {
    if (action === "details") setViewed(record);
    if (action === "delete") setRecordToDelete(record);
    if (action === "review")
      void run(record, action, texts.continueFailed, () => review.openRecord(record.id));
    if (action === "retry") {
      setRetried(null);
      setViewed(null);
      void run(record, action, texts.retryFailed, async () => {
        const { data } = await extract.mutateAsync({ url: record.url ?? "" });
        setRetried({
          title: data.data.title || recordTitleOrUntitled(record),
          page: createReviewPageFromAnswer(data),
        });
      });
    }
  }

  /** Opens the form for the page source, with the address of the record filled in. */
  function openSourceForm({ url }: ImportRecord) {
    removeOpenReview(userId);
    prefillImportAddressInBrowser(userId, url ?? "");
    navigate(paths.recipeImport("source"));
  }

  if (history.isPending) return <LoadingMessage message={texts.loading} />;
  if (history.isError) {
    return (
      <PageLoadError
        heading={<h2 className="text-2xl">{texts.failedTitle}</h2>}
        error={history.error}
        lines={[serverErrorTextOr(history.error, texts.failed)]}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    );
  }
  if (history.data.length === 0) return <NoImportsMessage />;
  return (
    <>
      {retried === null ? null : (
        <RetriedImportNote title={retried.title} onReview={() => review.open(retried.page)} />
      )}
      <ImportHistoryTable records={history.data} busy={busy} onAction={act} />
      {history.data.some(({ status }) => status !== "completed") ? (
        <p className="mt-5 text-sm text-soft">{texts.kept(RETENTION_LIMITS.openRecords.count)}</p>
      ) : null}
      <ImportRecordDialog record={viewed} onClose={() => setViewed(null)}>
        {viewed && canRetryImport(viewed) ? (
          <>
            {isImportRefusedBySite(viewed) ? (
              <Button variant="primary" onClick={() => openSourceForm(viewed)}>
                {text.imports.refusedAction}
              </Button>
            ) : null}
            <Button onClick={() => act("retry", viewed)}>{texts.retryImport}</Button>
          </>
        ) : null}
      </ImportRecordDialog>
      <DeleteImportDialog
        record={recordToDelete}
        isBusy={busy?.action === "delete"}
        onClose={() => setRecordToDelete(null)}
        onConfirm={(record) => {
          void run(record, "delete", texts.deleteFailed, async () => {
            await remove.mutateAsync({ id: record.id });
            toast.success(texts.deleted);
          }).then(() => setRecordToDelete(null));
        }}
      />
    </>
  );
}

function NoImportsMessage() {
  return (
    <EmptyStateMessage
      title={texts.emptyTitle}
      action={
        <Button asChild variant="primary">
          <Link href={paths.recipeImport()}>{texts.start}</Link>
        </Button>
      }
    >
      {texts.empty}
    </EmptyStateMessage>
  );
}

function ImportHistoryTable({
  records,
  busy,
  onAction,
}: {
  records: readonly ImportRecord[];
  busy: { id: string; action: RecordAction } | null;
  onAction: (action: RecordAction, record: ImportRecord) => void;
}) {
  return (
    <table className="w-full max-md:block">
      <caption className="sr-only">{texts.caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="text-left text-sm text-soft [&>th]:pr-5 [&>th]:pb-2 [&>th]:font-semibold">
          <th scope="col">{texts.columns.title}</th>
          <th scope="col">{texts.columns.url}</th>
          <th scope="col">{texts.columns.status}</th>
          <th scope="col">{texts.columns.date}</th>
          <th scope="col" className="md:text-right">
            {texts.columns.actions}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {records.map((record) => (
          <ImportHistoryRow
            key={record.id}
            record={record}
            busy={busy?.id === record.id ? busy.action : null}
            onAction={onAction}
          />
        ))}
      </tbody>
    </table>
  );
}

type Deletion = {
  record: ImportRecord | null;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (record: ImportRecord) => void;
};

function DeleteImportDialog({ record, isBusy, onClose, onConfirm }: Deletion) {
  return (
    <AlertDialog
      open={record !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={texts.deleteTitle}
      description={record?.status === "pending" ? texts.deleteBodyPending : texts.deleteBody}
      confirmLabel={isBusy ? texts.deleting : texts.delete}
      isDanger
      isBusy={isBusy}
      onConfirm={() => record && onConfirm(record)}
    />
  );
}

function RetriedImportNote({ title, onReview }: { title: string; onReview: () => void }) {
  return (
    <Alert
      tone="success"
      className="mb-5"
      action={
        <Button size="small" onClick={onReview}>
          {texts.review}
        </Button>
      }
    >
      {texts.retried(title)}
    </Alert>
  );
}

/** `open` opens the review of a page; `openRecord` first fetches the page of a pending record. */
function useOpenImportReview(userId: string) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  function open(page: ReadPage) {
    writeOpenReview(userId, page);
    navigate(paths.recipeImport());
  }
  return {
    open,
    async openRecord(id: string) {
      const { data } = await utils.imports.continueReview.fetch({ id });
      open(createReviewPageFromAnswer(data));
    },
  };
}
