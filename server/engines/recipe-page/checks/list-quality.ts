import type { Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { textKey } from "../values/clean-text.ts";
import { hasNumber, isBareAmount, looksLikeMeasuredIngredient } from "./line-shapes.ts";

type List = Sectioned<string>;

const lettersOf = ({ lines }: List): string => textKey(lines.join(" ")).replace(/\p{N}/gu, "");

/** A list of names without amounts may have numbers in at most this share of its lines. */
const MAX_NUMBERED_SHARE = 0.2;
/** The page must repeat at least this share of the names at the same position. */
const MIN_NAMED_SHARE = 0.9;
const MIN_AMOUNTS_SHARE = 0.5;
/** At least this share of the page's lines must have both an amount and a name. */
const MIN_COMPLETE_SHARE = 0.85;
const MIN_LINES = 3;

/**
 * Returns the page's lines if the structured data has the same names without amounts. Page lines after its
 * last name are dropped. In another order, every page line needs a number. Null otherwise.
 */
export function choosePageLinesWithAmounts(own: List, page: List): List | null {
  const count = own.lines.length;
  if (count < MIN_LINES || page.lines.length < count) return null;
  if (own.lines.filter(hasNumber).length > count * MAX_NUMBERED_SHARE) return null;
  const shown = page.lines.map(textKey);
  const isNamed = (line: string, index: number): boolean => (shown[index] ?? "").includes(textKey(line));
  const isOrdered = own.lines.filter(isNamed).length >= count * MIN_NAMED_SHARE;
  const lines = isOrdered ? page.lines.slice(0, count) : page.lines;
  const isShown = (line: string): boolean => shown.some((key) => key.includes(textKey(line)));
  if (!isOrdered && !(page.lines.every(hasNumber) && own.lines.every(isShown))) return null;
  if (lines.filter(hasNumber).length < lines.length * MIN_AMOUNTS_SHARE) return null;
  return { lines, sections: page.sections.filter(({ at: index }) => index < lines.length) };
}

/**
 * Whether the structured data joins several lines of the page in one ("1.5 tsp salt 1 c stock"): the letters
 * of both are the same.
 */
export const isRunTogether = (own: List, page: List): boolean =>
  page.lines.length > Math.max(own.lines.length, MIN_LINES) &&
  page.lines.filter((line) => looksLikeMeasuredIngredient(line) && !isBareAmount(line)).length >=
    page.lines.length * MIN_COMPLETE_SHARE &&
  lettersOf(own) === lettersOf(page);
