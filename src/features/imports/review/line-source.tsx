import type { ImportDraft } from "#server/features/imports/schema.ts";
import { text } from "#server/texts/en.ts";
import { cn } from "../../../lib/class-names.ts";
import type { LineRow, ListKind } from "../../recipe-form/lines/line-rows.ts";
import { lineReceipt, sourceWords } from "./receipt-words.ts";

const words = text.imports.review;

type Props = { draft: ImportDraft; rows: Record<ListKind, readonly LineRow[]>; rowKey: string | null };

/**
 * Above the buttons, where the line in hand was read: its own words on the page, and what was mended. Its room is always
 * the same, so that nothing moves.
 */
export function LineSource({ draft, rows, rowKey }: Props) {
  const list = (["ingredients", "instructions"] as const).find((one) =>
    rows[one].some(({ key }) => key === rowKey),
  );
  const row = list && rows[list].find(({ key }) => key === rowKey);
  const isTold = list !== undefined && draft.receipt.lines.some((line) => line.field === list);
  const source = sourceWords(draft);
  const found = list && row && isTold ? lineReceipt(draft, list, row) : null;
  const after = found
    ? [found.from, ...found.repaired, ...(found.isChanged ? [words.lineChanged] : [])].join(" · ")
    : "";
  return (
    <p className="line-clamp-2 h-10.5 overflow-hidden text-sm text-soft sm:line-clamp-1 sm:h-5.5">
      {found ? (
        <>
          <span className="font-semibold text-ink">{source.line}: </span>
          <q>{found.source}</q> <span className={cn(found.isDoubtful && "text-amber")}>· {after}</span>
        </>
      ) : isTold ? (
        source.lineOwn
      ) : (
        words.tapHint
      )}
    </p>
  );
}
