import { ArrowUpRight, Eye, PenLine, RotateCw, Trash2 } from "lucide-react";
import { Link } from "wouter";
import type { ImportRecord } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { formatDateOrNull } from "../../lib/format.ts";
import { paths } from "../../paths.ts";
import {
  canRetryImport,
  recordTitleOrUntitled,
  statusTones,
  urlWithoutSchemeAndWww,
} from "./record-texts.ts";

const texts = text.imports.history;

export type RecordAction = "details" | "retry" | "review" | "delete";

type Props = {
  record: ImportRecord;
  busy: RecordAction | null;
  onAction: (action: RecordAction, record: ImportRecord) => void;
};

/** One import of the history: a table row on wide screens, a card on narrow ones. */
export function ImportHistoryRow({ record, busy, onAction }: Props) {
  const title = recordTitleOrUntitled(record);
  const act = (action: RecordAction) => () => onAction(action, record);
  return (
    <tr className="border-line border-t max-md:flex max-md:first:border-t-0 max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:py-4 md:[&>td]:py-3 md:[&>td]:pr-5">
      <td className="min-w-0 font-semibold max-md:w-full">
        <span className="line-clamp-2 break-words">{title}</span>
      </td>
      <td className="max-w-0 text-note text-soft max-md:w-full max-md:max-w-full md:w-[28%]">
        <span className="block truncate" title={record.url ?? undefined}>
          {record.url === null ? texts.pastedText : urlWithoutSchemeAndWww(record.url)}
        </span>
      </td>
      <td>
        <Badge tone={statusTones[record.status]}>{texts.status[record.status]}</Badge>
      </td>
      <td className="whitespace-nowrap text-note text-soft">{formatDateOrNull(record.createdAt)}</td>
      <td className="max-md:w-full">
        <div className="flex items-center gap-1.5 max-md:mt-1.5 md:justify-end">
          {record.status === "pending" ? (
            <Button
              size="small"
              aria-label={texts.reviewOf(title)}
              disabled={busy !== null}
              onClick={act("review")}
            >
              {busy === "review" ? <Spinner /> : <PenLine aria-hidden />}
              {texts.continueReview}
            </Button>
          ) : null}
          {canRetryImport(record) ? (
            <Button
              size="small"
              aria-label={texts.retryOf(title)}
              disabled={busy !== null}
              onClick={act("retry")}
            >
              {busy === "retry" ? <Spinner /> : <RotateCw aria-hidden />}
              {busy === "retry" ? texts.retrying : texts.retry}
            </Button>
          ) : null}
          {record.recipeId === null ? null : (
            <Button asChild size="small">
              <Link href={paths.recipe(record.recipeId)} aria-label={texts.openRecipeOf(title)}>
                <ArrowUpRight aria-hidden />
                {texts.openRecipe}
              </Link>
            </Button>
          )}
          <Button size="icon" variant="plain" aria-label={texts.detailsOf(title)} onClick={act("details")}>
            <Eye aria-hidden />
          </Button>
          <Button
            size="icon"
            variant="plain"
            aria-label={texts.deleteOf(title)}
            disabled={busy !== null}
            onClick={act("delete")}
          >
            <Trash2 aria-hidden />
          </Button>
        </div>
      </td>
    </tr>
  );
}
