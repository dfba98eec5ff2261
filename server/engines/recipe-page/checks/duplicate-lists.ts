import type { Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { textKey } from "../values/clean-text.ts";
import { createWordOverlapScorer } from "./mentions.ts";

const METRIC = /\d ?(?:g|kg|ml|cl|dl|l|grams?|litres?)\b/i;

const withoutAmounts = (line: string): string =>
  line.replace(
    /(?<![\d¼½¾⅓⅔⅛.,/])[\d¼½¾⅓⅔⅛.,/]+ ?(?:fl )?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|grams?|litres?|pounds?)?\b/giu,
    " ",
  );

/** The text key of an ingredient line without its amounts and units. */
const nameOf = (line: string): string => textKey(withoutAmounts(line));

/** Returns a predicate for lines that equal one of `lines` apart from amounts and units. */
export function createSameIngredientTest(lines: readonly string[]): (line: string) => boolean {
  const names = new Set(lines.map(nameOf));
  names.delete("");
  return (line) => names.has(nameOf(line));
}

const MIN_SHARED_WORDS = 0.5;

/**
 * Returns a predicate for lines that name the same ingredient as one of `lines`, in the same or mostly the
 * same words.
 */
export function repeatsAmong(lines: readonly string[]): (line: string) => boolean {
  const isNamed = createSameIngredientTest(lines);
  const share = createWordOverlapScorer(lines.map(withoutAmounts));
  return (line) => isNamed(line) || share(withoutAmounts(line)) > MIN_SHARED_WORDS;
}

const MAX_COPIES = 3;
const MIN_COPY_LINES = 3;
/** Two lists are copies when at least this share of their lines names the same ingredient at the same position. */
const MIN_SAME_SHARE = 0.7;

/**
 * Returns the metric copy of a list that is given in two or three systems of measures. Any other list is
 * returned unchanged.
 */
export function removeDuplicateNonMetricHalf(list: Sectioned<string>): Sectioned<string> {
  for (let copies = MAX_COPIES; copies > 1; copies -= 1) {
    const size = list.lines.length / copies;
    if (size < MIN_COPY_LINES || !Number.isInteger(size)) continue;
    if (new Set(list.lines.slice(0, size).map(nameOf)).size < size * MIN_SAME_SHARE) continue;
    const same = list.lines.filter(
      (line, index) => index >= size && repeatsAmong([list.lines[index % size] ?? ""])(line),
    );
    if (same.length >= size * (copies - 1) * MIN_SAME_SHARE) return metricCopy(list, copies, size);
  }
  return list;
}

function metricCopy(list: Sectioned<string>, copies: number, size: number): Sectioned<string> {
  const starts = Array.from({ length: copies }, (_, copy) => copy * size);
  const metric = (start: number): number =>
    list.lines.slice(start, start + size).filter((line) => METRIC.test(line)).length;
  const from = starts.reduce((best, start) => (metric(start) > metric(best) ? start : best), 0);
  // If every copy has a heading, the headings name the systems of measures and are removed.
  const isNamed = starts.every((start) => list.sections.some((mark) => mark.at === start));
  return {
    lines: list.lines.slice(from, from + size),
    sections: list.sections
      .filter((mark) => mark.at >= from + Number(isNamed) && mark.at < from + size)
      .map((mark) => ({ ...mark, at: mark.at - from })),
  };
}
