import { type Origins, type Repair, sourceOf } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import type { Note } from "./clean-text.ts";

const MAX_ORIGINS = 5000;

/** Records which raw text and repairs each line came from. */
export class OriginRecorder {
  readonly origins: Origins = new Map();
  private readonly note: Note;

  constructor(note: Note) {
    this.note = note;
  }

  /** Runs `read` on one raw text and records it as the source of every line. */
  record(raw: string, read: (note: Note) => string[]): string[] {
    const repaired = new Set<Repair>();
    const lines = read((repair) => {
      repaired.add(repair);
      this.note(repair);
    });
    for (const line of lines) {
      // In a text that holds a complete list, each line is its own source.
      const source = lines.length > 1 ? line : raw;
      this.write(line, source, [...repaired, ...(lines.length > 1 ? (["split"] as const) : [])]);
    }
    return lines;
  }

  /** Records a further change of a line. */
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
    this.origins.set(line, { source: sourceOf(source), repaired: [...new Set(repaired)] });
  }
}
