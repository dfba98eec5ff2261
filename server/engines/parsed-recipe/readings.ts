import type { ImportDraft, Method, Repair } from "./draft.ts";
import type { Sectioned } from "./sections.ts";

/** The source text of a line and the repairs that the line needed. */
type Origin = { method?: Method; source: string; repaired: Repair[] };
/** The origins of a list's lines, indexed by the text of the line. */
export type Origins = Map<string, Origin>;

/** A parsed value with its source text. `origins`: for a list, the origin of each line. */
export type Reading<T> = {
  value: T;
  method: Method;
  source: string;
  repaired: Repair[];
  origins?: Origins;
};

export type Step = { text: string; imageUrl: string | null };

/**
 * A parsed recipe before limits are applied. A field without a value in the source is null. Times are
 * minutes.
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
  /** Kilocalories per serving. */
  calories: Reading<number> | null;
};

const MAX_SOURCE = 700;

/** A source text on one line, at most 700 characters. */
export const truncateQuoteOfSource = (raw: string): string =>
  raw
    .slice(0, MAX_SOURCE * 4)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_SOURCE)
    .replace(/\p{Cs}/gu, "");

/**
 * The total time if it is given, otherwise the sum of preparation and cooking. Null if one of the two is
 * missing.
 */
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
