import { textKey } from "../values/clean-text.ts";
import { LETTER } from "../values/letter-class.ts";

/** A second measure, which the structured data often lacks: "(240 g)" in "2 cups (240 g) flour". */
const IN_BRACKETS = /\((?=[^()]{0,40}\d)[^()]{1,40}\)/g;
const BEHIND_SLASH =
  / \/ ?[\d¼½¾⅓⅔⅛][\d¼½¾⅓⅔⅛.,]{0,5} ?(?:g|kg|ml|l|dl|cl|oz|lbs?|cups?|tbsps?|tsps?|grams?)\b/g;
const VULGAR = "½¼¾⅓⅔⅛⅜⅝⅞";
const DECIMALS = [1 / 2, 1 / 4, 3 / 4, 1 / 3, 2 / 3, 1 / 8, 3 / 8, 5 / 8, 7 / 8];
const FRACTION = new RegExp(
  `(?:(\\d+) ?)?([${VULGAR}])|(?<![\\d.,])(?:(\\d+) )?([1-9]) ?[/⁄] ?([2-9])(?![\\d.,])`,
  "g",
);
const HAS_FRACTION = new RegExp(`[/⁄${VULGAR}]`);
const WORD = new RegExp(`\\d+(?:[.,]\\d+)?|${LETTER}+`, "g");
const ZEROS = /[.,](\d*?)0*$/;
const MAX_LENGTH = 220;

function removeSecondMeasure(text: string): string {
  const bare = text.includes("(") ? text.replace(IN_BRACKETS, " ") : text;
  return bare.includes(" /") ? bare.replace(BEHIND_SLASH, " ") : bare;
}

const toDecimals = (text: string): string =>
  HAS_FRACTION.test(text)
    ? text.replace(FRACTION, (_, before, sign, wholes, above, below) => {
        const part = sign === undefined ? above / below : (DECIMALS[VULGAR.indexOf(sign)] ?? 0);
        return String(Math.round((Number(before ?? wholes ?? 0) + part) * 100) / 100);
      })
    : text;

/** Maps the spellings of a unit to the first one of its line. */
const UNITS = new Map(
  [
    "tbsp tablespoon tablespoons tbsps tbs tb",
    "tsp teaspoon teaspoons tsps",
    "cup cups c",
    "oz ounce ounces",
    "lb lbs pound pounds",
    "g gr gm grs gms gram grams gramm gramme grammes grammi gramos gramas",
    "kg kilo kilos kilogram kilograms",
    "ml milliliter milliliters millilitre millilitres",
    "l liter liters litre litres",
    "qt quart quarts",
    "pt pint pints",
    "el esslöffel eetlepel eetlepels",
    "tl teelöffel theelepel theelepels",
    "stk stück st stuk stuks",
  ].flatMap((line) => {
    const [own = "", ...others] = line.split(" ");
    return others.map((other) => [other, own] as const);
  }),
);
/** Words that the key omits: they connect an amount with a name, or count items. */
const CONNECTIVES = new Set("of de di van count each unid unité".split(" "));
const PLURAL = /(?<=\p{L}{3})s$/u;

const LONG_DECIMAL = /^\d+[.,]\d{3,}$/;

const wordKey = (word: string): string =>
  LONG_DECIMAL.test(word)
    ? String(Math.round(Number(word.replace(",", ".")) * 100) / 100)
    : (UNITS.get(word) ??
      word.replace(ZEROS, (_, rest) => (rest === "" ? "" : `.${rest}`)).replace(PLURAL, ""));

/**
 * The sorted words of a line, for comparing lines that differ in order or spelling: units and plurals have
 * one spelling, fractions are decimals, and a second measure is removed.
 */
export function toSortedWordsKey(text: string): string {
  if (text.length > MAX_LENGTH) return textKey(text);
  const words = toDecimals(removeSecondMeasure(text.toLowerCase())).match(WORD) ?? [];
  return words
    .filter((word) => !CONNECTIVES.has(word))
    .map(wordKey)
    .sort()
    .join(" ");
}
