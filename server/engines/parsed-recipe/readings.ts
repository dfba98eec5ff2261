import type { ImportDraft, Method, Repair } from "./draft.ts";
import type { Sectioned } from "./sections.ts";

/** The source of a line: its text and the repairs. */
type Origin = { method?: Method; source: string; repaired: Repair[] };
/** The origin of each text of a list. */
export type Origins = Map<string, Origin>;

/** A value with the text from which it was read. */
export type Reading<T> = {
  value: T;
  method: Method;
  source: string;
  repaired: Repair[];
  origins?: Origins;
};

export type Step = { text: string; imageUrl: string | null };

/**
 * The result of a reader before limits are applied; null where the source has no value. Times are minutes.
 */
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
  notes: Reading<string> | null;
  /** Kilocalories in a serving. */
  calories: Reading<number> | null;
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

/** The total time as the sum of its parts, if all are given. */
export function getTotalTimeOrSum({
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
    repaired: [...new Set([...prep.repaired, ...cook.repaired])],
  };
}
