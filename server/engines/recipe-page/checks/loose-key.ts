import { textKey } from "../values/clean-text.ts";
import { LETTER } from "../values/letter-class.ts";

/** "2 cups (240 g) flour", "2 cups / 240 g flour": the second measure, which markup often does not have. */
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
const MOST_LOOSE = 220;

function withoutSecond(text: string): string {
  const bare = text.includes("(") ? text.replace(IN_BRACKETS, " ") : text;
  return bare.includes(" /") ? bare.replace(BEHIND_SLASH, " ") : bare;
}

const inDecimals = (text: string): string =>
  HAS_FRACTION.test(text)
    ? text.replace(FRACTION, (_, before, sign, wholes, above, below) => {
        const part = sign === undefined ? above / below : (DECIMALS[VULGAR.indexOf(sign)] ?? 0);
        return String(Math.round((Number(before ?? wholes ?? 0) + part) * 100) / 100);
      })
    : text;

/** Spellings of one unit; what has none is its own. */
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
/** Words that stand between an amount and its name, or count what has no unit. */
const TIES = new Set("of de di van count each unid unité".split(" "));
const PLURAL = /(?<=\p{L}{3})s$/u;

const wordKey = (word: string): string =>
  UNITS.get(word) ?? word.replace(ZEROS, (_, rest) => (rest === "" ? "" : `.${rest}`)).replace(PLURAL, "");

/** The words of a line in the order of the alphabet, its amount in one measure and as a decimal, its unit in one spelling. */
export function looseKey(text: string): string {
  if (text.length > MOST_LOOSE) return textKey(text);
  const words = inDecimals(withoutSecond(text.toLowerCase())).match(WORD) ?? [];
  return words
    .filter((word) => !TIES.has(word))
    .map(wordKey)
    .sort()
    .join(" ");
}
