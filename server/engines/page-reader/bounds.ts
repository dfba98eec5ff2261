import type { Repair } from "./draft.ts";
import type { Sectioned } from "./values/sections.ts";

/** How much is read of a text that a recipe keeps beside its own choice of cuisine or servings. */
export const MOST_OF_SAID = 100;

/**
 * How many lines of a list are read: far more than a recipe may hold, so that what was left out is told, and few enough for
 * each of them to be looked for on the page.
 */
export const MOST_READ = 1000;

/** Cuts a text at a word, adding nothing; says so through `clipped`. */
export function clipText(text: string, limit: number, clipped: (repair: Repair) => void): string {
  if (text.length <= limit) return text;
  clipped("clipped");
  const cut = text.slice(0, limit).replace(/\p{Cs}/gu, "");
  const space = cut.lastIndexOf(" ");
  return (space > limit * 0.8 ? cut.slice(0, space) : cut).trim();
}

/** Keeps the first `most` lines, each no longer than `longest`. */
export function clipList<T>(
  list: Sectioned<T>,
  most: number,
  clip: (line: T) => T,
  clipped: (repair: Repair) => void,
): Sectioned<T> {
  if (list.lines.length > most) clipped("clipped");
  return {
    lines: list.lines.slice(0, most).map(clip),
    sections: list.sections.filter((mark) => mark.at < Math.min(most, list.lines.length)),
  };
}
