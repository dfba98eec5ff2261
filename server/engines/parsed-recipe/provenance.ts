import type { Doubt, FieldProvenance, LineProvenance } from "./draft.ts";
import { type Reading, truncateQuoteOfSource } from "./readings.ts";

const LOSSES = ["unreadable", "differs", "clipped", "capped"] as const;

/** Records the source of each field, and which fields were cut to a limit. */
export class ProvenanceRecorder {
  readonly fields: FieldProvenance[] = [];

  enter<T>(field: string, reading: Reading<T> | null): void {
    if (reading === null) return;
    const { method, source, repaired } = reading;
    this.fields.push({ field, method, source, repaired });
  }

  /** Records that a limit cut a field (`clipped`) or reduced its number (`capped`). */
  lose(field: string, repair: "clipped" | "capped"): void {
    const entry = this.fields.find((known) => known.field === field);
    if (entry && !entry.repaired.includes(repair)) entry.repaired = [...entry.repaired, repair];
  }

  /** Doubts about fields that are unreadable, contradicted, clipped or capped. */
  doubts(): Doubt[] {
    return this.fields.flatMap(({ field, repaired }) =>
      LOSSES.filter((reason) => repaired.includes(reason)).map((reason) => ({ field, reason })),
    );
  }

  /** Cuts a text to a limit in characters and records the loss. */
  clip(field: string, text: string, limit: number): string {
    if (text.length > limit) this.lose(field, "clipped");
    return truncateAtWord(text, limit);
  }
}

/** The source of each line of a list. A line without a recorded origin is its own source. */
export function createLineProvenance(
  field: LineProvenance["field"],
  texts: readonly string[],
  reading: Reading<unknown> | null,
): LineProvenance[] {
  if (reading === null) return [];
  return texts.map((text, i) => {
    const origin = reading.origins?.get(text);
    const repaired = origin?.repaired ?? [];
    const filled =
      reading.repaired.includes("filled") && !repaired.includes("filled") && reading.method === "page";
    return {
      field,
      at: i,
      method: origin?.method ?? reading.method,
      source: truncateQuoteOfSource(origin?.source ?? text),
      repaired: filled ? [...repaired, "filled"] : repaired,
    };
  });
}

/** Cuts a text to `limit` characters, at the end of a word if possible, without an ellipsis. */
export function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit).replace(/\p{Cs}/gu, "");
  const space = cut.lastIndexOf(" ");
  return (space > limit * 0.8 ? cut.slice(0, space) : cut).trim();
}
