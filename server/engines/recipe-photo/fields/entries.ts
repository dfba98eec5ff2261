import { parseLanguageTag } from "#server/engines/amounts/amounts.ts";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import {
  hasUnitOrCount,
  isLineEndIncomplete,
  type LineFeatureReader,
} from "#server/engines/recipe-lines/recipe-lines.ts";
import { isAmountOrMisreadAmount, opensWithAmount } from "./amount-shapes.ts";
import type { MarkedRow } from "./step-numbers.ts";

/** A row with more characters is prose. */
const MAX_LENGTH = 90;

/**
 * A row that begins with such a word continues the row above ("for dusting", "plus extra", "zum Bestäuben").
 */
export const CONTINUES =
  /^(?:for|to|as|plus|or|and|but|if|in|into|on|at|of|by|from|with|without|under|over|until|than|für|zum|zur|und|oder|mit|nach|bei|bis|aus|auf|pour|et|ou|à|en|dans|avec|au|aux|sur|de|du|para|y|con|al|per|e|o|di|da|voor|met|op|om|te|com|em)(?!\p{L})/u;
export const SENTENCE_END = /[.!?][)"'’”]*$/u;

/** Matches a part of an ingredient that needs no amount ("zest of an orange", "jus de citron"). */
const PART_OF = /^(?:\p{L}+ ){1,2}(?:(?:of|de|du|di|van|von) |d['’])\p{L}/iu;

/** "amount": an ingredient with its amount. "name": an ingredient without one ("salt", "milk, to glaze"). */
export type Entry = "amount" | "name";

/**
 * Classifies a row that can be an ingredient on its own: "amount" if it has an amount in digits or words
 * ("half a lemon", "zest of 1 lime"), "name" if it names an ingredient that usually has none; null for other
 * rows.
 */
export function classifyIngredientEntryOrNull(body: string, signs: LineFeatureReader): Entry | null {
  if (body.length > MAX_LENGTH || SENTENCE_END.test(body) || CONTINUES.test(body)) return null;
  const seen = signs.of(body);
  if (seen.openings > 0 || seen.heat) return null;
  if (hasUnitOrCount(seen) || opensWithAmount(body)) return "amount";
  const language = parseLanguageTag(signs.language ?? "en");
  const { amount, unit, name, notes } = readIngredientLine(body, { language });
  if (!/\p{L}{3}/u.test(name)) return null;
  if (amount.kind !== "none" || unit !== null) return "amount";
  return seen.measure !== null || PART_OF.test(body) || (notes !== null && body.startsWith(name))
    ? "name"
    : null;
}

/** A wider gap, in x-heights, is one between columns. */
const MIN_COLUMN_GAP = 8;

const widestGap = ({ words, size }: MarkedRow): number =>
  Math.max(
    ...words.slice(1).map(({ box }, index) => {
      const before = words[index]?.box ?? box;
      return (box.x - before.x - before.width) / size;
    }),
  );

/**
 * Whether a wide gap divides a row into two ingredients, or into an ingredient and part of another, as in a
 * list of two columns.
 */
export function isRowOfTwoIngredients(row: MarkedRow, signs: LineFeatureReader): boolean {
  const parts = row.spaced.split(" | ");
  if (parts.length < 2 || parts.some(isAmountOrMisreadAmount)) return false;
  if (widestGap(row) > MIN_COLUMN_GAP && parts.every((part) => /\p{L}{3}/u.test(part))) return true;
  const [left = "", right = "", ...more] = parts;
  return (
    more.length === 0 &&
    classifyIngredientEntryOrNull(left, signs) !== null &&
    (classifyIngredientEntryOrNull(right, signs) !== null || /^\p{L}{3}/u.test(right))
  );
}

/**
 * Matches an adverb, a preposition, an open bracket or "of" with a number at the end ("juice of half"), after which
 * an ingredient continues.
 */
const OPEN_END =
  /(?<!\p{L})(?:freshly|finely|coarsely|roughly|thinly|lightly|very|plus|under|over|without|than|of (?:half|\d+|[½¼¾]))$|[(/&+]$/iu;

/**
 * Whether the end of an ingredient is missing ("1 onion, peeled and"), or its beginning ("under cold water").
 * A unit after its number ("flour, 200 g") is a complete end.
 */
export const isFragment = (text: string): boolean =>
  CONTINUES.test(text) || OPEN_END.test(text) || (isLineEndIncomplete(text) && !/\d ?\p{L}+$/u.test(text));

/** The usual case of the first letter of a page's ingredients; "none" if none begins with a letter. */
export type LetterCase = "lower" | "upper" | "none";

/** Matches a letter whose cases differ only in size, so that one may be read for the other. */
const ALIKE = /^[CJKOPSUVWXZ]/;

export function findUsualFirstLetterCase(entries: readonly MarkedRow[]): LetterCase {
  const marked = entries.filter(({ mark }) => mark !== null && mark !== "number");
  const starts = marked.length > 1 ? marked : entries.filter(({ mark }) => mark !== "number");
  const lower = starts.filter(({ body }) => /^\p{Ll}/u.test(body)).length;
  const upper = starts.filter(({ body }) => /^\p{Lu}/u.test(body));
  if (lower > upper.length || lower > 1) return "lower";
  return upper.length > 1 || upper.some(({ body }) => !ALIKE.test(body)) ? "upper" : "none";
}
