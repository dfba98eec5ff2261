import { headKey } from "./fold.ts";
import { type ListName, wordsFor } from "./word-lists.ts";

/** The kind of text under a heading: one of the two lists, the cook's remarks, or text outside the recipe. */
export type HeadKind = "ingredients" | "steps" | "notes" | "aside";

const keysFor = (list: ListName): ReadonlySet<string> => new Set(wordsFor(list).map(headKey));

/** A name of two kinds belongs to the first: "variations" are remarks, "sastojci" ingredients. */
const HEADS: Record<HeadKind, ReadonlySet<string>> = {
  ingredients: keysFor("ingredients"),
  steps: keysFor("steps"),
  notes: keysFor("notes"),
  aside: new Set([...keysFor("aside"), ...keysFor("tools")]),
};
const KINDS = Object.keys(HEADS) as HeadKind[];

/** The kind of a heading that consists of this name, by its key; null for any other text. */
export const headKindOf = (key: string): HeadKind | null =>
  key === "" ? null : (KINDS.find((kind) => HEADS[kind].has(key)) ?? null);

const TOOLS = keysFor("tools");

/** Whether a heading names the kitchen tools, by its key. */
export const isToolsHead = (key: string): boolean => TOOLS.has(key);

/** All names of one kind, as keys. */
export const headKeys = (kind: HeadKind): ReadonlySet<string> => HEADS[kind];

const COLUMNS = keysFor("columns");

/** "Menge Zutat": the first row of a table, which names its columns. */
export function isTableHeaderRow(text: string): boolean {
  if (text.length > 50) return false;
  const words = headKey(text).split(" ");
  return words.length > 1 && words.every((word) => COLUMNS.has(word));
}

const LETTERS = 3;
/** Indexed by the first letters, because every short line of a page is looked up. */
const ASIDE_ON_PAGES = new Map<string, string[]>();
for (const beginning of keysFor("asideOnPages")) {
  const letters = beginning.slice(0, LETTERS);
  ASIDE_ON_PAGES.set(letters, [...(ASIDE_ON_PAGES.get(letters) ?? []), beginning]);
}

/**
 * Whether a heading of a web page opens a part that is neither of the two lists: "Notes", "Nutrition", "You
 * may also like".
 */
export function isHeadingOfNonListSection(heading: string): boolean {
  if (heading.length > 60) return false;
  const key = headKey(heading);
  return (ASIDE_ON_PAGES.get(key.slice(0, LETTERS)) ?? []).some(
    (beginning) =>
      key === beginning ||
      (key.startsWith(beginning) && /^(?:s|es|ies|y|en|e|n|i|er)?(?: |$)/.test(key.slice(beginning.length))),
  );
}
