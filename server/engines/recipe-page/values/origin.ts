import { type Origins, type Repair, sourceOf } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { Note } from "./clean-text.ts";

const MOST_ORIGINS = 5000;

/** Listens to what is done to one value, and writes down which lines came of it. */
export class OriginBook {
  readonly origins: Origins = new Map();
  private readonly note: Note;

  constructor(note: Note) {
    this.note = note;
  }

  /** Runs `read` on one raw text; every line it answers comes from that text. */
  from(raw: string, read: (note: Note) => string[]): string[] {
    const repaired = new Set<Repair>();
    const lines = read((repair) => {
      repaired.add(repair);
      this.note(repair);
    });
    for (const line of lines) {
      // Of a text that holds the whole list a line's own words are its source.
      const source = lines.length > 1 ? line : raw;
      this.write(line, source, [...repaired, ...(lines.length > 1 ? (["split"] as const) : [])]);
    }
    return lines;
  }

  /** A line that was changed once more. */
  renamed(line: string, from: string, repair: Repair | null): void {
    const origin = this.origins.get(from);
    if (line === from) return;
    this.write(line, origin?.source ?? from, [
      ...(origin?.repaired ?? []),
      ...(repair === null ? [] : [repair]),
    ]);
  }

  private write(line: string, source: string, repaired: readonly Repair[]): void {
    if (this.origins.size >= MOST_ORIGINS || this.origins.has(line)) return;
    this.origins.set(line, { source: sourceOf(source), repaired: [...new Set(repaired)] });
  }
}
