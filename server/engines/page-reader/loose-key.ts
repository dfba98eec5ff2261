import { textKey } from "./clean-text.ts";
import { LETTER } from "./letter-class.ts";

/** "2 cups (240 g) flour", "2 cups / 240 g flour": the second measure, which markup often does not have. */
const SECOND =
  /\((?=[^()]{0,40}\d)[^()]{1,40}\)| \/ ?[\d¼½¾⅓⅔⅛][\d¼½¾⅓⅔⅛.,]{0,5} ?(?:g|kg|ml|l|dl|cl|oz|lbs?|cups?|tbsps?|tsps?|grams?)\b/giu;
const FRACTION = /(\d+ ?)?(?:([½¼¾⅓⅔⅛⅜⅝⅞])|(?<![\d.,]|\d )([1-9]) ?[/⁄] ?([2-9])(?![\d.,]))/gu;
const VULGAR: Record<string, number> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};
const WORD = new RegExp(`\\d+(?:[.,]\\d+)?|${LETTER}+`, "g");
const MOST_LOOSE = 220;

/** The words of a line in the order of the alphabet, its amount in one measure and as a decimal. */
export function looseKey(text: string): string {
  if (text.length > MOST_LOOSE) return textKey(text);
  const decimal = text
    .replace(SECOND, " ")
    .replace(FRACTION, (_, whole, sign, above, below) =>
      String(Math.round((Number(whole ?? 0) + (VULGAR[sign] ?? above / below)) * 100) / 100),
    );
  const words = decimal.toLowerCase().match(WORD) ?? [];
  return words
    .map((word) => word.replace(/[.,](\d*?)0*$/, (_, rest) => (rest === "" ? "" : `.${rest}`)))
    .sort()
    .join(" ");
}
