import { countCodePoints, RECIPE_LIMITS } from "#server/features/recipes/policy.ts";
import type { LineReading } from "#server/features/recipes/schema/readings.ts";

export type FetchReadings = (lines: string[]) => Promise<readonly LineReading[]>;

/** Lines requested within this time share one request. */
const BATCH_DELAY_MS = 20;
const MAX_LINES_PER_CALL = 200;
const MAX_CACHED_LINES = 2000;

/**
 * Parsed forms of ingredient lines, cached by text, so that a line is requested once. After a failed request
 * its lines have no parsed form.
 */
export class LineReadings {
  readonly #known = new Map<string, LineReading>();
  readonly #listeners = new Set<() => void>();
  readonly #onTheirWay = new Set<string>();
  #wanted: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(line: string): LineReading | null {
    return this.#known.get(cacheKeyOfLine(line)) ?? null;
  }

  isPending(line: string): boolean {
    return this.#onTheirWay.has(cacheKeyOfLine(line));
  }

  /**
   * Requests the parsed form of a line unless it is cached or pending. Blank and too long lines are not
   * requested.
   */
  request(line: string, fetchReadings: FetchReadings): void {
    const key = cacheKeyOfLine(line);
    if (key === "" || countCodePoints(key) > RECIPE_LIMITS.line) return;
    if (this.#known.has(key) || this.#onTheirWay.has(key)) return;
    this.#onTheirWay.add(key);
    this.#wanted.push(key);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#askAll(fetchReadings), BATCH_DELAY_MS);
  }

  async #askAll(fetchReadings: FetchReadings): Promise<void> {
    const lines = this.#wanted;
    this.#wanted = [];
    for (const part of splitLinesIntoBatches(lines)) {
      try {
        const readings = await fetchReadings(part);
        for (const [index, line] of part.entries()) this.#keep(line, readings[index]);
      } catch {
        // Offline or rate limited: the line has no parsed form until it is requested again.
      }
      for (const line of part) this.#onTheirWay.delete(line);
      for (const listener of this.#listeners) listener();
    }
  }

  #keep(line: string, reading: LineReading | undefined): void {
    if (!reading) return;
    this.#known.set(line, reading);
    const oldest = this.#known.size > MAX_CACHED_LINES ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}

function cacheKeyOfLine(line: string): string {
  return line.trim();
}

/** Splits lines into batches of the size that one request accepts. */
function splitLinesIntoBatches(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let index = 0; index < lines.length; index += MAX_LINES_PER_CALL)
    parts.push(lines.slice(index, index + MAX_LINES_PER_CALL));
  return parts;
}
