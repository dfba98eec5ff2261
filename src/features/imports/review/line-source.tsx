import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import type { LineRow, ListKind } from "../../recipe-form/lines/line-rows.ts";
import { lineReceipt, sourceWords } from "./receipt-words.ts";

const words = text.imports.review;

type Props = { draft: ImportDraft; list: ListKind; row: LineRow | null; className?: string };

/** Where the line in hand was read: its own words on the page, and what was mended. */
export function LineSource({ draft, list, row, className }: Props) {
  if (!draft.receipt.lines.some((line) => line.field === list)) return null;
  const source = sourceWords(draft);
  if (row === null) return <p className={className}>{words.lineHint}</p>;
  const found = lineReceipt(draft, list, row);
  return (
    <div
      className={cn(
        "rounded-md bg-sunk px-3.5 py-3 text-sm text-soft ring-line max-lg:bg-surface max-lg:ring-1",
        className,
      )}
    >
      <p className="font-semibold text-ink">{source.line}</p>
      {found === null ? (
        <p className="mt-1">{source.lineOwn}</p>
      ) : (
        <>
          <p className="mt-1 line-clamp-6 break-words">
            <q>{found.source}</q>
          </p>
          <p className={cn("mt-1", found.isDoubtful && "text-amber")}>
            {[found.from, ...found.repaired, ...(found.isChanged ? [words.lineChanged] : [])].join(" · ")}
          </p>
        </>
      )}
    </div>
  );
}
