import type { Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { textKey } from "../values/clean-text.ts";
import { hasNumber, isBareAmount, looksMeasured } from "./line-shapes.ts";

type List = Sectioned<string>;

const lettersOf = ({ lines }: List): string => textKey(lines.join(" ")).replace(/\p{N}/gu, "");

/** Of a list of names one line in five may have a figure of its own. */
const FIGURES = 0.2;
/** So many names stand in the lines that the page has in their places. */
const TOLD = 0.9;
const AMOUNTS = 0.5;
/** So many lines of the page are an amount and what it is of: what a page breaks in halves is no better. */
const WHOLE = 0.8;
const FEWEST = 3;

/**
 * The page's lines where the markup names the same things one by one and leaves out how much of them; what stands below the
 * last of them on the page is none. Null where the two lists are not such a pair.
 */
export function withAmounts(own: List, page: List): List | null {
  const count = own.lines.length;
  if (count < FEWEST || page.lines.length < count) return null;
  if (own.lines.filter(hasNumber).length > count * FIGURES) return null;
  const lines = page.lines.slice(0, count);
  const told = own.lines.filter((line, at) => textKey(lines[at] ?? "").includes(textKey(line))).length;
  if (told < count * TOLD || lines.filter(hasNumber).length < count * AMOUNTS) return null;
  return { lines, sections: page.sections.filter(({ at }) => at < count) };
}

/** Whether the page parts what the markup runs together, letter by letter the same ("1.5 tsp salt 1 c stock", cut at the stop). */
export const isRunTogether = (own: List, page: List): boolean =>
  page.lines.length > Math.max(own.lines.length, FEWEST) &&
  page.lines.filter((line) => looksMeasured(line) && !isBareAmount(line)).length >=
    page.lines.length * WHOLE &&
  lettersOf(own) === lettersOf(page);
