import {
  type Origins,
  type Repair,
  truncateQuoteOfSource,
} from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { Note } from "./clean-text.ts";

const MAX_ORIGINS = 5000;

/** Records the raw text and the repairs of each line. */
export class OriginRecorder {
  readonly origins: Origins = new Map();
  private readonly note: Note;

  constructor(note: Note) {
    this.note = note;
  }

  /** Splits a raw text with `read` and records the text as the source of every line. */
  record(raw: string, read: (note: Note) => string[]): string[] {
    const repaired = new Set<Repair>();
    const lines = read((repair) => {
      repaired.add(repair);
      this.note(repair);
    });
    for (const line of lines) {
      // If the text holds a complete list, the source of each line is the line itself.
      const source = lines.length > 1 ? line : raw;
      this.write(line, source, [...repaired, ...(lines.length > 1 ? (["split"] as const) : [])]);
    }
    return lines;
  }

  /** Records that the recorded line `from` was changed to `line`. */
  recordChange(line: string, from: string, repair: Repair | null): void {
    const origin = this.origins.get(from);
    if (line === from) return;
    this.write(line, origin?.source ?? from, [
      ...(origin?.repaired ?? []),
      ...(repair === null ? [] : [repair]),
    ]);
  }

  private write(line: string, source: string, repaired: readonly Repair[]): void {
    if (this.origins.size >= MAX_ORIGINS || this.origins.has(line)) return;
    this.origins.set(line, { source: truncateQuoteOfSource(source), repaired: [...new Set(repaired)] });
  }
}
