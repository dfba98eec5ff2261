import { headKey } from "./fold.ts";
import { getWordsOfListInAllLanguages, type ListName } from "./word-lists.ts";

/** The kind of text below a heading: a list, the cook's notes, or text outside the recipe. */
export type HeadKind = "ingredients" | "steps" | "notes" | "aside";

const getWordKeysOfList = (list: ListName): ReadonlySet<string> =>
  new Set(getWordsOfListInAllLanguages(list).map(headKey));

/**
 * The heading names of each kind. A name of two kinds belongs to the first one: "variations" are notes,
 * "sastojci" ingredients.
 */
const HEADS: Record<HeadKind, ReadonlySet<string>> = {
  ingredients: getWordKeysOfList("ingredients"),
  steps: getWordKeysOfList("steps"),
  notes: getWordKeysOfList("notes"),
  aside: new Set([...getWordKeysOfList("aside"), ...getWordKeysOfList("tools")]),
};
const KINDS = Object.keys(HEADS) as HeadKind[];

/** Looks up the kind of a heading by its `headKey`. Null if it names nothing known. */
export const getHeadingKindOfKeyOrNull = (key: string): HeadKind | null =>
  key === "" ? null : (KINDS.find((kind) => HEADS[kind].has(key)) ?? null);

const TOOLS = getWordKeysOfList("tools");

/** Whether a heading names kitchen tools. `key` is its `headKey`. */
export const isToolsHeadingKey = (key: string): boolean => TOOLS.has(key);

/** The `headKey` of all heading names of one kind. */
export const getHeadingKeysOfKind = (kind: HeadKind): ReadonlySet<string> => HEADS[kind];

const COLUMNS = getWordKeysOfList("columns");

/** Whether a text is the first row of an ingredient table, which names its columns: "Menge Zutat". */
export function isTableHeaderRow(text: string): boolean {
  if (text.length > 50) return false;
  const words = headKey(text).split(" ");
  return words.length > 1 && words.every((word) => COLUMNS.has(word));
}

const LETTERS = 3;
/** Indexed by the first letters for speed, because every short line of a page is looked up. */
const ASIDE_ON_PAGES = new Map<string, string[]>();
for (const beginning of getWordKeysOfList("asideOnPages")) {
  const letters = beginning.slice(0, LETTERS);
  ASIDE_ON_PAGES.set(letters, [...(ASIDE_ON_PAGES.get(letters) ?? []), beginning]);
}

/** Matches the name of one of several variants of a recipe, which has lists of its own: "Variation II". */
const COUNTED_VARIANT = /^varia\p{L}+ (?:[ivx]{1,3}|[a-c\d])(?: |$)/u;

/**
 * Whether a heading of a web page begins a section that is neither of the two lists: "Notes", "Nutrition",
 * "You may also like".
 */
export function isHeadingOfNonListSection(heading: string): boolean {
  if (heading.length > 60) return false;
  const key = headKey(heading);
  if (COUNTED_VARIANT.test(key)) return false;
  return (ASIDE_ON_PAGES.get(key.slice(0, LETTERS)) ?? []).some(
    (beginning) =>
      key === beginning ||
      (key.startsWith(beginning) && /^(?:s|es|ies|y|en|e|n|i|er)?(?: |$)/.test(key.slice(beginning.length))),
  );
}
