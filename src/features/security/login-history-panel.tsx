import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { text } from "#server/texts/en.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { EmptyStateMessage } from "../../components/ui/empty-state-message.tsx";
import { LabelledNumberSelect } from "../../components/ui/labelled-number-select.tsx";
import { PageNumberPager } from "../../components/ui/page-number-pager.tsx";
import { downloadBlobAsFile } from "../../lib/download-blob-as-file.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { LoginAttemptTable } from "./login-attempt-table.tsx";
import { AllClearPicture, PanelLoadError, RowsPanelSkeleton } from "./panel-states.tsx";
import { useReportNotMeQuestion } from "./use-report-not-me.tsx";

const texts = text.security.history;
const LIMITS = [25, 50, 100, 200];
const MIN_PAGE_SIZE = 10;
const PAGE_SIZES = [MIN_PAGE_SIZE, 25, 50, 100];

/** The sign-in attempts on the account, latest first. */
export function LoginHistoryPanel() {
  const [limit, setLimit] = useState(50);
  const [includeFailures, setFailures] = useState(true);
  const report = useReportNotMeQuestion();
  const history = trpc.security.loginHistory.useQuery(
    { limit, includeFailures },
    { placeholderData: (shown) => shown },
  );
  return (
    <section aria-label={text.security.tabs.history}>
      {report.advice}
      <p className={report.advice ? "mt-5 text-soft" : "text-soft"}>{texts.intro}</p>
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
        <LabelledNumberSelect label={texts.limit} value={limit} options={LIMITS} onChange={setLimit} />
        <Checkbox checked={includeFailures} onCheckedChange={(checked) => setFailures(checked === true)}>
          {texts.withFailures}
        </Checkbox>
        <DownloadHistoryButton />
      </div>
      {history.data ? (
        history.data.length > 0 ? (
          // The key remounts the table on its first page when the query changes.
          <PagedLoginAttemptTable
            key={`${limit} ${includeFailures}`}
            entries={history.data}
            onDeny={(alertId) => report.ask([alertId])}
          />
        ) : (
          <EmptyStateMessage title={texts.empty} picture={<AllClearPicture />}>
            {includeFailures ? texts.emptyBody : texts.onlyFailures}
          </EmptyStateMessage>
        )
      ) : history.isError ? (
        <PanelLoadError queries={[history]} />
      ) : (
        <RowsPanelSkeleton />
      )}
      {report.question}
    </section>
  );
}

function PagedLoginAttemptTable({ entries, onDeny }: Parameters<typeof LoginAttemptTable>[0]) {
  const [pageSize, setPageSize] = useState(25);
  const [page, setPage] = useState(1);
  const pages = Math.ceil(entries.length / pageSize);
  const shown = Math.min(page, pages);
  const top = useRef<HTMLDivElement>(null);
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      <LoginAttemptTable entries={entries.slice((shown - 1) * pageSize, shown * pageSize)} onDeny={onDeny} />
      {/* The pager is hidden if the smallest page size shows all entries. */}
      <div
        hidden={entries.length <= MIN_PAGE_SIZE}
        className="mt-5 flex flex-wrap items-center justify-between gap-4"
      >
        <LabelledNumberSelect
          label={texts.pageSize}
          value={pageSize}
          options={PAGE_SIZES}
          onChange={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
        <PageNumberPager
          page={shown}
          pages={pages}
          onChange={(next) => {
            setPage(next);
            top.current?.scrollIntoView({ block: "start" });
            top.current?.focus({ preventScroll: true });
          }}
        />
      </div>
    </div>
  );
}

/** Downloads the member's history as a CSV file. */
function DownloadHistoryButton() {
  const utils = trpc.useUtils();
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    try {
      const file = await utils.security.exportHistory.fetch({ format: "csv" }, { staleTime: 0 });
      downloadBlobAsFile(new Blob([file.text], { type: file.contentType }), file.fileName);
      toast.success(file.isCut ? texts.downloadCut(file.fileName) : texts.downloaded(file.fileName));
    } catch (error) {
      toast.error(serverErrorTextOr(error, text.security.failed));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      size="small"
      className="sm:ml-auto"
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : () => void download()}
    >
      <Download aria-hidden />
      {isBusy ? texts.downloading : texts.download}
    </Button>
  );
}
