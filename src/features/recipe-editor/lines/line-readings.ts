import { lengthOf, RECIPE_LIMITS } from "#server/features/recipes/policy.ts";
import type { LineReading } from "#server/features/recipes/schema/readings.ts";

export type AskForReadings = (lines: string[]) => Promise<readonly LineReading[]>;

/** Lines requested within this time share a call. */
const GATHERING = 20;
const MOST_LINES = 200;
const MOST_KEPT = 2000;

/**
 * Readings of ingredient lines, cached by text: a line is requested once, and a failed call leaves it without a
 * reading.
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
    return this.#known.get(keyOf(line)) ?? null;
  }

  /** Whether a request for the line is pending. */
  isOnItsWay(line: string): boolean {
    return this.#onTheirWay.has(keyOf(line));
  }

  /**
   * Requests the reading of a line, unless it is known or pending. Blank lines and those above the line limit have
   * none.
   */
  want(line: string, ask: AskForReadings): void {
    const key = keyOf(line);
    if (key === "" || lengthOf(key) > RECIPE_LIMITS.line) return;
    if (this.#known.has(key) || this.#onTheirWay.has(key)) return;
    this.#onTheirWay.add(key);
    this.#wanted.push(key);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#askAll(ask), GATHERING);
  }

  async #askAll(ask: AskForReadings): Promise<void> {
    const lines = this.#wanted;
    this.#wanted = [];
    for (const part of partsOf(lines)) {
      try {
        const readings = await ask(part);
        for (const [at, line] of part.entries()) this.#keep(line, readings[at]);
      } catch {
        // Offline or rate limited: the line has no reading until it changes.
      }
      for (const line of part) this.#onTheirWay.delete(line);
      for (const listener of this.#listeners) listener();
    }
  }

  #keep(line: string, reading: LineReading | undefined): void {
    if (!reading) return;
    this.#known.set(line, reading);
    const oldest = this.#known.size > MOST_KEPT ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}

function keyOf(line: string): string {
  return line.trim();
}

/** Splits lines into the batches that one call takes. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < lines.length; at += MOST_LINES) parts.push(lines.slice(at, at + MOST_LINES));
  return parts;
}
