import { memo, useEffect, useRef } from "react";
import { formatAmountPlain } from "#server/engines/amounts/amounts.ts";
import type { LineReading as Reading } from "#server/features/recipes/schema/readings.ts";
import { text } from "#server/texts/en.ts";
import { Amount } from "../../../components/ui/amount.tsx";
import { useLineReading } from "./use-line-reading.ts";

const words = text.recipes.form.reading;

/** A typed line's reading is told aloud when it has stood so long, in ms: no one is talked over while typing. */
const REST = 900;

type Props = {
  line: string;
  /** The reading that the recipe keeps for the line as it stands, so that nobody is asked. */
  known?: Reading | null;
  /** Told what a line that was typed reads as, for a live region. Must be stable. */
  onRead?: (told: string) => void;
};

/**
 * How Larder reads an ingredient line, quietly at the foot of its field while it is in hand, whose room is always there: so
 * nothing moves, and no other line is covered. Without an answer it stays empty.
 */
export const LineReading = memo(function LineReading({ line, known = null, onRead }: Props) {
  const reading = useLineReading(line, known);
  const parts = reading ? partsOf(reading) : [];
  useTold(line, parts.map((part) => part.words).join(", "), onRead);
  return (
    <p className="line-reading text-soft text-xs">
      {parts.length > 0 ? <span className="sr-only">{words.label} </span> : null}
      {parts.map((part, at) => (
        <span key={part.kind}>
          {at === 0 ? null : <span aria-hidden> · </span>}
          {at === 0 ? null : <span className="sr-only">, </span>}
          <Amount
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

/** What was understood, in the order of the line; empty parts are left out. */
function partsOf(reading: Reading): Part[] {
  if (reading.heading !== null) return [{ kind: "heading", words: words.heading(reading.heading) }];
  const parts: Part[] = [
    { kind: "amount", words: formatAmountPlain(reading.amount, reading.unit) },
    { kind: "size", words: reading.size ?? "" },
    { kind: "name", words: reading.name },
    { kind: "notes", words: reading.notes ?? "" },
  ];
  return parts.filter((part) => part.words !== "");
}

/** Tells a reading that came by typing; what stood there from the beginning is known. */
function useTold(line: string, told: string, onRead: ((told: string) => void) | undefined): void {
  const first = useRef(line);
  useEffect(() => {
    if (!onRead || told === "" || first.current === line) return;
    const timer = setTimeout(() => onRead(words.told(told)), REST);
    return () => clearTimeout(timer);
  }, [line, told, onRead]);
}
