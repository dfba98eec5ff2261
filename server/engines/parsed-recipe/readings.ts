import type { ImportDraft, Method, Repair } from "./draft.ts";
import type { Sectioned } from "./sections.ts";

/** Where the text of a line came from: the source's own words and what was done to them. */
type Origin = { method?: Method; source: string; repaired: Repair[] };
/** Of a list: where each of its texts came from. */
export type Origins = Map<string, Origin>;

/** A value with the words of the source that it was read from. */
export type Reading<T> = {
  value: T;
  method: Method;
  source: string;
  repaired: Repair[];
  origins?: Origins;
};

export type Step = { text: string; imageUrl: string | null };

/** What a reader found, before it is held to what a recipe may hold; null where the source says nothing. Times are minutes. */
export type ReadRecipe = {
  title: Reading<string> | null;
  description: Reading<string> | null;
  ingredients: Reading<Sectioned<string>> | null;
  steps: Reading<Sectioned<Step>> | null;
  images: Reading<string[]> | null;
  cuisine: Reading<string> | null;
  yields: Reading<{ servings: number | null; yieldText: string | null }> | null;
  prep: Reading<number> | null;
  cook: Reading<number> | null;
  total: Reading<number> | null;
  difficulty: Reading<NonNullable<ImportDraft["difficulty"]>> | null;
  tags: Reading<string[]> | null;
};

const MAX_SOURCE = 700;

/** At most 700 characters of a text as the source gave it. */
export const sourceOf = (raw: string): string =>
  raw
    .slice(0, MAX_SOURCE * 4)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_SOURCE)
    .replace(/\p{Cs}/gu, "");

/** The time in all, for a reader to fill in where it is only told in parts. */
export function totalOf({
  prep,
  cook,
  total,
}: Pick<ReadRecipe, "prep" | "cook" | "total">): Reading<number> | null {
  if (total !== null) return total;
  if (prep === null || cook === null) return null;
  return {
    value: prep.value + cook.value,
    method: "derived",
    source: `${prep.source} + ${cook.source}`.slice(0, 200),
    repaired: [],
  };
}
