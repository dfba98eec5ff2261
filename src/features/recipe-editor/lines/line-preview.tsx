import { Fragment, memo } from "react";
import { createReducedFraction } from "#server/engines/amounts/amounts.ts";
import { scaleIngredientLine } from "#server/engines/scaling/scaling.ts";
import type { LineReading } from "#server/features/recipes/schema/readings.ts";
import { text } from "#server/texts/en.ts";
import { AmountText } from "../../../components/ui/amount-text.tsx";
import { cn } from "../../../lib/class-names.ts";
import {
  isAmountTooLongForOneLine,
  type LineColumns,
  LONG_PART,
  splitAmountIntoUnbreakableParts,
  splitLineAtAmountAndNotes,
} from "../../scaling/split-line-at-amount-and-notes.ts";
import type { LineRow } from "./line-rows.ts";
import { useParsedIngredientLineOrNull } from "./use-parsed-ingredient-line.ts";
import "./lines.css";

/**
 * An ingredient as on the recipe page, with its amount right-aligned before the name. Hidden from screen
 * readers, which read the field instead.
 */
export const LinePreview = memo(function LinePreview({ row }: { row: LineRow }) {
  const { parts } = row;
  const line = parts ? "" : row.text;
  const reading = useParsedIngredientLineOrNull(
    line,
    row.stored?.text === row.text ? (row.stored.reading ?? null) : null,
  );
  if (reading !== null && reading.heading !== null)
    return (
      <span aria-hidden className="line-face title text-soft text-xl">
        <bdi>{reading.heading}</bdi>
      </span>
    );
  const { amount, words, notes } = parts
    ? {
        amount: [parts.quantity, parts.unit].filter(Boolean).join(" "),
        words: row.text,
        notes: formatNotesAfterComma(parts.notes),
      }
    : splitLineIntoColumns(line, reading);
  return (
    <span aria-hidden className="line-face line-columns">
      <span
        className={cn(
          "text-right font-semibold",
          isAmountTooLongForOneLine(amount) && "pt-0.5 text-sm leading-snug",
        )}
      >
        {amount === ""
          ? null
          : splitAmountIntoUnbreakableParts(amount).map(({ part, offset, isJoined }) => (
              <Fragment key={offset}>
                {offset > 0 && !isJoined ? " " : null}
                <AmountText
                  text={part}
                  className={cn("inline-block", part.length > LONG_PART && "wrap-anywhere text-sm")}
                />
              </Fragment>
            ))}
      </span>
      <bdi className="wrap-anywhere min-w-0">
        {words}
        {notes === "" ? null : <span className="text-soft">{notes}</span>}
      </bdi>
    </span>
  );
});

const formatNotesAfterComma = (notes: string) => (notes.trim() === "" ? "" : `, ${notes.trim()}`);

/** Until the parsed form arrives, the complete line is in the column of the name. */
function splitLineIntoColumns(line: string, reading: LineReading | null): LineColumns {
  if (reading === null) return { amount: "", words: line.trim(), notes: "" };
  const { amount, unit, size, name, notes } = reading;
  const scalable = { amount, unit, size, name, notes, original: line.trim() };
  return splitLineAtAmountAndNotes(
    scaleIngredientLine(scalable, createReducedFraction(1, 1), [], text.scaling),
    notes,
  );
}
