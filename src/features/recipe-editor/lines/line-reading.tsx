import { memo, useEffect, useRef } from "react";
import { formatAmountWithUnit } from "#server/engines/amounts/amounts.ts";
import type { LineReading as Reading } from "#server/features/recipes/schema/readings.ts";
import { text } from "#server/texts/en.ts";
import { AmountText } from "../../../components/ui/amount-text.tsx";
import { useParsedIngredientLineOrNull } from "./use-parsed-ingredient-line.ts";

const texts = text.recipes.form.reading;

/**
 * Delay before the parsed form of a typed line is announced, because screen readers must not interrupt
 * typing.
 */
const ANNOUNCE_DELAY_MS = 900;

type Props = {
  line: string;
  /** The parsed form that the recipe stores for this line; saves a request. */
  known?: Reading | null;
  /**
   * Called with the parsed form of a typed line as text, for a live region. Must be stable between renders.
   */
  onRead?: (reading: string) => void;
};

/**
 * The parsed form of an ingredient line, shown at the bottom of its focused field. Its space is reserved, so
 * that nothing moves when the server responds.
 */
export const LineReading = memo(function LineReading({ line, known = null, onRead }: Props) {
  const reading = useParsedIngredientLineOrNull(line, known);
  const parts = reading ? listNonEmptyPartsOfReading(reading) : [];
  useAnnounceReadingAfterChange(line, parts.map((part) => part.words).join(", "), onRead);
  return (
    <p className="line-reading text-soft text-xs">
      {parts.length > 0 ? <span className="sr-only">{texts.label} </span> : null}
      {parts.map((part, index) => (
        <span key={part.kind}>
          {index === 0 ? null : <span aria-hidden> · </span>}
          {index === 0 ? null : <span className="sr-only">, </span>}
          <AmountText
            text={part.words}
            className={
              part.kind === "amount" ? "font-semibold text-ink" : part.kind === "notes" ? "italic" : ""
            }
          />
        </span>
      ))}
    </p>
  );
});

type Part = { kind: "heading" | "amount" | "size" | "name" | "notes"; words: string };

/** The non-empty parts of a parsed line, in the order of the line. */
function listNonEmptyPartsOfReading(reading: Reading): Part[] {
  if (reading.heading !== null) return [{ kind: "heading", words: texts.heading(reading.heading) }];
  const parts: Part[] = [
    { kind: "amount", words: formatAmountWithUnit(reading.amount, reading.unit) },
    { kind: "size", words: reading.size ?? "" },
    { kind: "name", words: reading.name },
    { kind: "notes", words: reading.notes ?? "" },
  ];
  return parts.filter((part) => part.words !== "");
}

/** Announces the parsed form after the member has changed the line, but not the initial one. */
function useAnnounceReadingAfterChange(
  line: string,
  reading: string,
  onRead: ((reading: string) => void) | undefined,
): void {
  const initial = useRef(line);
  useEffect(() => {
    if (!onRead || reading === "" || initial.current === line) return;
    const timer = setTimeout(() => onRead(texts.readAs(reading)), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [line, reading, onRead]);
}
