import type { Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { textKey } from "../values/clean-text.ts";
import { hasNumber, isBareAmount, looksLikeMeasuredIngredient } from "./line-shapes.ts";

type List = Sectioned<string>;

const lettersOf = ({ lines }: List): string => textKey(lines.join(" ")).replace(/\p{N}/gu, "");

/** Most lines of a list of bare names may have no number. */
const MAX_NUMBERED_SHARE = 0.2;
/** Least share of names found in the page's line at the same position. */
const MIN_NAMED_SHARE = 0.9;
const MIN_AMOUNTS_SHARE = 0.5;
/** Least share of page lines with both an amount and a name. */
const MIN_COMPLETE_SHARE = 0.85;
const MIN_LINES = 3;

/**
 * The page's lines when the markup has the same names without amounts; null for any other pair of lists. Page
 * lines after the last name are dropped.
 */
export function choosePageLinesWithAmounts(own: List, page: List): List | null {
  const count = own.lines.length;
  if (count < MIN_LINES || page.lines.length < count) return null;
  if (own.lines.filter(hasNumber).length > count * MAX_NUMBERED_SHARE) return null;
  const lines = page.lines.slice(0, count);
  const named = own.lines.filter((line, index) => textKey(lines[index] ?? "").includes(textKey(line))).length;
  if (named < count * MIN_NAMED_SHARE || lines.filter(hasNumber).length < count * MIN_AMOUNTS_SHARE)
    return null;
  return { lines, sections: page.sections.filter(({ at: index }) => index < count) };
}

/**
 * Whether the page shows the same letters as the markup, split into more lines ("1.5 tsp salt 1 c stock").
 */
export const isRunTogether = (own: List, page: List): boolean =>
  page.lines.length > Math.max(own.lines.length, MIN_LINES) &&
  page.lines.filter((line) => looksLikeMeasuredIngredient(line) && !isBareAmount(line)).length >=
    page.lines.length * MIN_COMPLETE_SHARE &&
  lettersOf(own) === lettersOf(page);
