import type { Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { textKey } from "../values/clean-text.ts";

const METRIC = /\d ?(?:g|kg|ml|cl|dl|l|grams?|litres?)\b/i;

/** The key of a line without amounts and units. */
const nameOf = (line: string): string =>
  textKey(
    line.replace(
      /(?<![\d¼½¾⅓⅔⅛.,/])[\d¼½¾⅓⅔⅛.,/]+ ?(?:fl )?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|grams?|litres?|pounds?)?\b/giu,
      " ",
    ),
  );

/** Returns a test for lines that name an ingredient of `lines`, in any amount. */
export function namesAmong(lines: readonly string[]): (line: string) => boolean {
  const names = new Set(lines.map(nameOf));
  names.delete("");
  return (line) => names.has(nameOf(line));
}

/**
 * Returns the metric half of a list given in two systems of measures; any other list is returned unchanged.
 */
export function removeDuplicateList(list: Sectioned<string>): Sectioned<string> {
  const half = list.lines.length / 2;
  if (half < 3 || !Number.isInteger(half)) return list;
  const same = list.lines
    .slice(0, half)
    .filter((line, index) => nameOf(line) === nameOf(list.lines[half + index] ?? ""));
  if (same.length < half * 0.7) return list;
  const metric = (lines: string[]): number => lines.filter((line) => METRIC.test(line)).length;
  const second = metric(list.lines.slice(half)) > metric(list.lines.slice(0, half));
  const from = second ? half : 0;
  // Headings above both halves name the systems of measures, not parts of the recipe.
  const isNamed = [0, half].every((start) => list.sections.some((mark) => mark.at === start));
  return {
    lines: list.lines.slice(from, from + half),
    sections: list.sections
      .filter((mark) => mark.at >= from + Number(isNamed) && mark.at < from + half)
      .map((mark) => ({ ...mark, at: mark.at - from })),
  };
}
