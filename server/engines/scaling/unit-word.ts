import { unitFor } from "#server/engines/amounts/amounts.ts";

/** Languages whose metric words are the same for one and many: "4 Liter", "500 gram". */
const UNCHANGING = new Set(["de", "nl", "sv", "da"]);
const METRIC_WORD = /^(?:(?:milli|centi|deci|kilo)?(?:liter|gram)|kilo)$/i;

/** A unit word in the number that a count asks for, in the recipe's language. */
export function unitWord(unit: string, count: number, language: string | null): string {
  const stays = language !== null && UNCHANGING.has(language) && METRIC_WORD.test(unit);
  return stays ? unit : unitFor(unit, count, language);
}
