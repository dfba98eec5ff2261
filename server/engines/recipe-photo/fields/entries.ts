import { parseLanguageTag } from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import {
  isIncomplete,
  isMeasured,
  type LineFeatureReader,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { isAmountOrMisreadAmount, opensWithAmount } from "./amount-shapes.ts";
import type { MarkedRow } from "./step-numbers.ts";

/** Longer rows are prose. */
const MAX_LENGTH = 90;

/** "for dusting", "plus extra", "zum Bestäuben": continues the previous line. */
export const CONTINUES =
  /^(?:for|to|as|plus|or|and|but|if|in|into|on|at|of|by|from|with|without|under|over|until|than|für|zum|zur|und|oder|mit|nach|bei|bis|aus|auf|pour|et|ou|à|en|dans|avec|au|aux|sur|de|du|para|y|con|al|per|e|o|di|da|voor|met|op|om|te|com|em)(?!\p{L})/u;
export const SENTENCE_END = /[.!?][)"'’”]*$/u;

/** "zest of an orange", "jus de citron": a part of an ingredient. */
const PART_OF = /^(?:\p{L}+ ){1,2}(?:(?:of|de|du|di|van|von) |d['’])\p{L}/iu;

/** An ingredient with its amount, or a name alone ("salt", "milk, to glaze"). */
export type Entry = "amount" | "name";

/**
 * The kind of ingredient that a row can be on its own: an amount in digits or words ("half a lemon", "zest of
 * 1 lime"), or a name that is usual without one; null for other rows.
 */
export function classifyIngredientEntryOrNull(body: string, signs: LineFeatureReader): Entry | null {
  if (body.length > MAX_LENGTH || SENTENCE_END.test(body) || CONTINUES.test(body)) return null;
  const seen = signs.of(body);
  if (seen.openings > 0 || seen.heat) return null;
  if (isMeasured(seen) || opensWithAmount(body)) return "amount";
  const language = parseLanguageTag(signs.language ?? "en");
  const { amount, unit, name, notes } = readIngredientLine(body, { language });
  if (!/\p{L}{3}/u.test(name)) return null;
  if (amount.kind !== "none" || unit !== null) return "amount";
  return seen.measure !== null || PART_OF.test(body) || (notes !== null && body.startsWith(name))
    ? "name"
    : null;
}

/** Whether a line holds two ingredients at a distance, as of two columns, or one and a part of another. */
export function isRowOfTwoIngredients({ spaced }: MarkedRow, signs: LineFeatureReader): boolean {
  const [left = "", right, ...more] = spaced.split(" | ");
  if (
    right === undefined ||
    more.length > 0 ||
    isAmountOrMisreadAmount(left) ||
    isAmountOrMisreadAmount(right)
  )
    return false;
  return (
    classifyIngredientEntryOrNull(left, signs) !== null &&
    (classifyIngredientEntryOrNull(right, signs) !== null || /^\p{L}{3}/u.test(right))
  );
}

/** An adverb, a conjunction or a number at the end ("juice of half"), not a unit after its number ("flour, 200 g"). */
const OPEN_END =
  /(?<!\p{L})(?:freshly|finely|coarsely|roughly|thinly|lightly|very|plus|of (?:half|\d+|[½¼¾]))$|[(/&+]$/iu;

/** Whether an ingredient lacks its end, or its beginning ("under cold water"). */
export const isFragment = (text: string): boolean =>
  CONTINUES.test(text) || OPEN_END.test(text) || (isIncomplete(text) && !/\d ?\p{L}+$/u.test(text));

/** How the ingredients of a page begin that have no amount in digits; "none" if there are none. */
export type LetterCase = "lower" | "upper" | "none";

export function findUsualFirstLetterCase(entries: readonly MarkedRow[]): LetterCase {
  const marked = entries.filter(({ mark }) => mark !== null && mark !== "number");
  const starts = marked.length > 1 ? marked : entries.filter(({ mark }) => mark !== "number");
  const lower = starts.filter(({ body }) => /^\p{Ll}/u.test(body)).length;
  const upper = starts.filter(({ body }) => /^\p{Lu}/u.test(body)).length;
  if (lower > upper || lower > 1) return "lower";
  return upper > 0 ? "upper" : "none";
}
