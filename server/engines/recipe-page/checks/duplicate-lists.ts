import type { Sectioned } from "#server/engines/parsed-recipe/parsed-recipe.ts";
import { textKey } from "../values/clean-text.ts";

const METRIC = /\d ?(?:g|kg|ml|cl|dl|l|grams?|litres?)\b/i;

/** What a line names, without amounts and units. */
const nameOf = (line: string): string =>
  textKey(
    line.replace(
      /(?<![\d¼½¾⅓⅔⅛.,/])[\d¼½¾⅓⅔⅛.,/]+ ?(?:fl )?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|ounces?|grams?|litres?|pounds?)?\b/giu,
      " ",
    ),
  );

/** Whether a line names the same thing as one of `lines`, in other amounts. Each of these is looked at once. */
export function namesAmong(lines: readonly string[]): (line: string) => boolean {
  const names = new Set(lines.map(nameOf));
  names.delete("");
  return (line) => names.has(nameOf(line));
}

/**
 * Some pages hold a list twice, in metric and in other measures, and show one at a time. Keeps the metric half; a list
 * that is no such pair is returned as it is.
 */
export function withoutTwin(list: Sectioned<string>): Sectioned<string> {
  const half = list.lines.length / 2;
  if (half < 3 || !Number.isInteger(half)) return list;
  const same = list.lines
    .slice(0, half)
    .filter((line, index) => nameOf(line) === nameOf(list.lines[half + index] ?? ""));
  if (same.length < half * 0.7) return list;
  const metric = (lines: string[]): number => lines.filter((line) => METRIC.test(line)).length;
  const second = metric(list.lines.slice(half)) > metric(list.lines.slice(0, half));
  const from = second ? half : 0;
  // A heading over each half tells the measures apart, not parts of the recipe.
  const isNamed = [0, half].every((at) => list.sections.some((mark) => mark.at === at));
  return {
    lines: list.lines.slice(from, from + half),
    sections: list.sections
      .filter((mark) => mark.at >= from + Number(isNamed) && mark.at < from + half)
      .map((mark) => ({ ...mark, at: mark.at - from })),
  };
}
