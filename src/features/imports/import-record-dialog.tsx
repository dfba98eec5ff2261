import type { ReactNode } from "react";
import type { ImportRecord } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { formatDateTimeOrNull } from "../../lib/format.ts";
import { recordTitleOrUntitled, statusTones } from "./record-texts.ts";

const texts = text.imports.history;

type Props = { record: ImportRecord | null; onClose: () => void; children?: ReactNode };

/** The details of an import of the history. `children` are the buttons of its actions. */
export function ImportRecordDialog({ record, onClose, children }: Props) {
  return (
    <Dialog
      open={record !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={texts.detailsTitle}
    >
      {record === null ? null : (
        <>
          <dl className="grid gap-x-5 sm:grid-cols-[8rem_1fr] sm:gap-y-3 max-sm:[&_dd]:mb-3 [&_dd]:break-words [&_dt]:text-sm [&_dt]:text-soft">
            <dt>{texts.columns.title}</dt>
            <dd className="font-semibold">{recordTitleOrUntitled(record)}</dd>
            <dt>{texts.columns.url}</dt>
            <dd>
              {record.url === null ? (
                texts.pastedText
              ) : (
                <a
                  href={record.url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="break-all underline underline-offset-4"
                >
                  {record.url}
                </a>
              )}
            </dd>
            <dt>{texts.columns.status}</dt>
            <dd>
              <Badge tone={statusTones[record.status]}>{texts.status[record.status]}</Badge>
            </dd>
            <dt>{texts.columns.date}</dt>
            <dd>{formatDateTimeOrNull(record.createdAt)}</dd>
            {record.recipeId === null ? null : (
              <>
                <dt>{texts.recipeId}</dt>
                <dd className="break-all text-note">{record.recipeId}</dd>
              </>
            )}
            {record.errorMessage === null ? null : (
              <>
                <dt>{texts.error}</dt>
                <dd>{record.errorMessage}</dd>
              </>
            )}
          </dl>
          {children ? <div className="mt-6 flex flex-wrap gap-3">{children}</div> : null}
        </>
      )}
    </Dialog>
  );
}
