import {
  type Amount,
  type Cursor,
  findUnitByWordOrNull,
  getLowestQuantityOrNull,
  hasArabicDualEnding,
  inflectUnitForCount,
  isAndHalf,
  isHalf,
  isMarkToken,
  isMixedFractionWithoutSpace,
  isOf,
  isPlus,
  isTie,
  isUnitMeasuredInFractions,
  mayMeanOneByUnitAlone,
  parseFractionWordOrNull,
  parseNumberWordOrNull,
  readUnitAtToken,
  type Token,
  tokenizeLine,
  type UnitKind,
} from "#server/engines/amounts/amounts.ts";
import { isReadingOfMisreadNumber } from "./misread.ts";
import { isPreparationParticiple } from "./name-words.ts";
import { hasNextIngredient } from "./next-ingredient.ts";
import { type LineReading, NAMED_BY_NUMBER } from "./read-line.ts";

/**
 * An amount above these limits was probably misread. Keys are units or unit categories; a unit comes first.
 */
const MAX_PLAUSIBLE: Readonly<Record<string, number>> = {
  g: 20_000,
  ml: 20_000,
  mg: 1e6,
  count: 500,
  cup: 40,
  tbsp: 40,
  tsp: 12,
};
const MAX_OF_MEASURE = 200;
const MAX_SURE = 12;
/** The upper end of a range is rarely more than this many times the lower end. */
const MAX_RATIO = 6;
/** The fewest tokens of a line with two ingredients. */
const MIN_TOKENS_OF_TWO = 4;
type NumberToken = Token & { kind: "number" };
/** Matches decimal digits of several scripts. */
const DIGIT = /[\d\u0660-\u0669\u06f0-\u06f9\u0966-\u0e59\uff10-\uff19]/;
const ONLY_NUMBER = /^[\d½⅓⅔¼¾⅛⅜⅝⅞.,+ -]+$/;

/**
 * Whether the amount of a reading should be checked: it is zero or implausible, its number may be two
 * numbers, or the line has another number that looks like the amount.
 */
export function isAmountUncertain(cursor: Cursor, reading: LineReading): boolean {
  const { amount, unit, name, notes } = reading;
  let numbers = 0;
  for (let index = 0; index < cursor.tokens.length; index += 1) {
    const token = cursor.tokens[index]!;
    if (token.kind !== "number") continue;
    numbers += 1;
    if (mayMixedFractionBeTwoNumbers(cursor, token, index)) return true;
  }
  if (isReadingOfMisreadNumber(cursor, reading)) return true;
  if (amount.kind === "none")
    return (
      hasUnreadNumber(cursor) ||
      isNumberBeforeMassOrVolume(cursor, -1) ||
      hasWordedAmount(cursor) ||
      hasArabicDualEnding(cursor.tokens[0]?.text ?? "", cursor.language) ||
      hasFractionWordInName(notes ?? "", cursor)
    );
  if (
    (mayHoldTwo(cursor, numbers) && hasNextIngredient(cursor, reading)) ||
    (numbers > 1 && hasSecondAmount(cursor, name, notes)) ||
    hasFractionWordInName(name, cursor) ||
    isCountRange(cursor, unit) ||
    isPartOfAmount(cursor, reading) ||
    isAmountDifferentFromNumbers(cursor, amount, unit, name) ||
    mayBeCountAndSize(reading) ||
    isAmountOfEachIngredient(cursor, name, notes)
  )
    return true;
  // Doubtful are more than one pack ("6 pack of rolls" may be one pack of six) and a unit in the notes after
  // a number ("Ginger 2 cm").
  const isOdd =
    unit === "pack"
      ? (getLowestQuantityOrNull(amount) ?? 0) > 1
      : unit === null && isUnitOfNumber(notes, cursor);
  if (
    isOdd ||
    !isAmountPlausibleForUnit(amount, unit, cursor) ||
    isNumberGluedToWord(cursor, unit) ||
    isMarkToken(cursor.tokens[1], ")")
  )
    return true;
  // A unit without a name ("1/2-1 cup") is the name of the reading.
  if (unit === null && !name.includes(" ") && isMassOrVolumeUnit(findUnitByWordOrNull(name, cursor.language)))
    return true;
  if (notes !== null && ONLY_NUMBER.test(notes)) return true;
  return DIGIT.test(name) && mayHoldAmount(name, cursor);
}

/**
 * Whether a mixed number may be two numbers: "21/2" is 2 1/2 or 21/2, and the 1/2 of "8 1/2-inch slices" may
 * be a length.
 */
function mayMixedFractionBeTwoNumbers(
  { tokens, language }: Cursor,
  token: NumberToken,
  index: number,
): boolean {
  if (token.as !== "fraction" || token.value.n <= token.value.d) return false;
  // Removes spaces around the slash ("11 /2").
  if (
    isMixedFractionWithoutSpace(/\d \/|\/ /.test(token.text) ? token.text.replace(/ ?\/ ?/, "/") : token.text)
  )
    return true;
  if (index > 0 || !isMarkToken(tokens[1], "-")) return false;
  const category = findUnitByWordOrNull(tokens[2]?.text.split("-")[0] ?? "", language)?.category;
  return category === "length" || category === "mass";
}

function isAmountPlausibleForUnit(amount: Amount, unit: string | null, { language }: Cursor): boolean {
  if (amount.kind !== "one" && amount.kind !== "range") return true;
  const { n, d } = amount.kind === "one" ? amount.value : amount.from;
  if (amount.kind === "range" && amount.to.n * d > MAX_RATIO * n * amount.to.d) return false;
  if (n > 0 && n <= MAX_SURE * d && amount.as !== "decimal") return true;
  const kind = unit === null ? null : findUnitByWordOrNull(unit, language);
  const most = MAX_PLAUSIBLE[kind?.id ?? "count"] ?? MAX_PLAUSIBLE[kind?.category ?? ""] ?? MAX_OF_MEASURE;
  if (n === 0 || n > most * d) return false;
  // A few grams with decimals may be a misread thousands separator: "1.500 g" is 1500 g in many languages.
  return !(amount.as === "decimal" && (kind?.id === "g" || kind?.id === "ml") && n < 10 * d && 500 % d === 0);
}

/**
 * Whether the line has a second number with a word that looks like an amount: "1 250 g", "1 onion 2 carrots",
 * "200 g flour 100 g butter".
 */
function hasSecondAmount(cursor: Cursor, name: string, notes: string | null): boolean {
  const { tokens, language } = cursor;
  const first = tokens.findIndex(({ kind }) => kind === "number");
  if (first < 0) return false;
  const isInNotes = (text: string) => (language === "en" ? notes?.startsWith(text) : notes?.includes(text));
  return tokens.some((token, index) => {
    if (index <= first || token.kind !== "number" || tokens[index + 1]?.kind !== "word") return false;
    const before = tokens[index - 1]!;
    // A bar may be a misread slash: "1|2 cup" is 1/2.
    if (isMarkToken(before, "|")) return tokens[index - 2]?.kind === "number";
    if (before.kind === "number")
      return (
        before.as === "whole" &&
        token.as === "whole" &&
        token.text.length === 3 &&
        isNumberBeforeMassOrVolume(cursor, index)
      );
    if (
      before.kind !== "word" ||
      !(
        name.includes(before.text) ||
        (isInNotes(before.text) && isNumberBeforeMassOrVolume(cursor, index))
      ) ||
      isNumberPartOfLabel(cursor, token, index)
    )
      return false;
    if (first === 0 && tokens.length === index + 2 && hasSecondAmountSameUnitKind(cursor, index))
      return false;
    return (
      !isTie(before.text, language) &&
      !isPreparationParticiple(before.text) &&
      !/^(?:\p{Ll}{1,2}|for)$/u.test(before.text)
    );
  });
}

/** Whether two measures are the same amount in metric and other units ("1 cup cream 250 ml"). */
function hasSecondAmountSameUnitKind(cursor: Cursor, second: number): boolean {
  const kinds = [1, second + 1].map((position) => readUnitAtToken(cursor, position)?.kind ?? null);
  return (
    kinds.every(isMassOrVolumeUnit) &&
    new Set(kinds.map((kind) => kind && isUnitMeasuredInFractions(kind))).size === 2
  );
}

/**
 * Whether the name begins with a half or quarter that belongs to the amount: "y media" (and a half), or "半牛肉"
 * of "一斤半牛肉".
 */
function hasFractionWordInName(name: string, { language }: Cursor): boolean {
  if (language === "en") return false;
  if (/^と?半/.test(name)) return true;
  const [first = "", second = ""] = name.split(" ", 2);
  if (isAndHalf(first, language)) return true;
  const isPart =
    isHalf(second, language) ||
    parseFractionWordOrNull(second, language) !== null ||
    /^(?:\d\/\d|[¼-¾])/.test(second);
  return isPart && isPlus(first, language);
}

/**
 * Whether the amount is a length ("3/4-inch-thick chops") or a size grade ("16-20 count shrimp") and not a
 * quantity.
 */
function isAmountDifferentFromNumbers(
  { tokens, language }: Cursor,
  amount: Amount,
  unit: string | null,
  name: string,
): boolean {
  if (unit !== null) return false;
  if (amount.kind === "range") return /^(?:count|ct)\b/i.test(name);
  const [number, hyphen, word] = tokens;
  if (
    amount.kind !== "one" ||
    number?.kind !== "number" ||
    !isMarkToken(hyphen, "-") ||
    word?.kind !== "word"
  )
    return false;
  const isRead = amount.value.n === number.value.n && amount.value.d === number.value.d;
  return (
    isRead &&
    word.text.includes("-") &&
    findUnitByWordOrNull(word.text.split("-")[0] ?? "", language)?.category === "length"
  );
}

/** Matches a second amount in words: "1 lemon and two limes". */
const WORDED = /[,+&;] ?(?:one|two|three|four|five|six) |(?:and|plus) (?:one|two|three|four|five|six) /i;

/** Fast path: whether a line may have two ingredients, because it has two numbers or is not English. */
const mayHoldTwo = ({ line, tokens, language }: Cursor, numbers: number) =>
  tokens.length >= MIN_TOKENS_OF_TWO && (numbers > 1 || language !== "en" || WORDED.test(line));

/** Matches items of which each has a weight in ounces. */
const PORTIONS =
  /\b(?:fill?ets|steaks|chops|breasts|thighs|patties|burgers|cutlets|tails|portions|pieces|sausages|potatoes|balls|cans|tins|jars|bags|boxes|packages|packets)\b/i;

/** Whether a range may be a count and the size of each item: "3 - 4 oz fillets" may be three fillets of 4 oz. */
const mayBeCountAndSize = ({ amount, unit, name, notes }: LineReading) =>
  amount.kind === "range" &&
  unit !== null &&
  PORTIONS.test(`${name} ${notes}`) &&
  findUnitByWordOrNull(unit)?.id === "oz";

/**
 * Whether the amount is of each of several ingredients, of which the name has only the first: "1 tbsp each cumin,
 * coriander and turmeric".
 */
const isAmountOfEachIngredient = ({ line, language }: Cursor, name: string, notes: string | null) =>
  language === "en" &&
  notes !== null &&
  EACH.test(line) &&
  / (?:and|&) /.test(notes) &&
  !/ and |&|,/.test(name);

const EACH = /^[\d\s/½¼¾⅓⅔.-]+(?:\p{L}+\.? )?each\b/u;

/** Matches nouns in the singular, by language. */
const SINGULAR: Readonly<Record<string, RegExp>> = { es: /[^s]$/, pt: /[^s]$/, fr: /[^sx]$/, it: /[ao]$/ };

/**
 * Whether a number such as "6/8" before a counted noun may be a range ("6/8 pommes", "4/5 foglie"). "3/4
 * cebolla" with a singular noun is a fraction.
 */
function isCountRange({ tokens, language = "any" }: Cursor, unit: string | null): boolean {
  const [token] = tokens;
  if (language === "en" || token?.kind !== "number" || token.as !== "fraction") return false;
  const noun = tokens[1]?.text ?? "";
  if (unit === null && token.text === "3/4" && (isOf(noun, language) || SINGULAR[language]?.test(noun)))
    return false;
  const [, top, bottom] = /^([2-9])\/([3-9])$/.exec(token.text) ?? [];
  if (top === undefined || Number(top) >= Number(bottom)) return false;
  if (unit === null || findUnitByWordOrNull(unit)?.category === "count") return top !== "2";
  // A plural unit shows a range of two to three: "2/3 cucchiai".
  return Number(bottom) - Number(top) === 1 && inflectUnitForCount(unit, 1, language) !== unit;
}

const HAN_AMOUNT = /(?:[两兩]|[一二三四五六七八九十百半]+)(?=(\p{Script=Han})(\p{Script=Han}?))/gu;

/**
 * Whether the line has an amount in words that was not read: "dozen eggs", or Chinese and Japanese numbers
 * before a unit ("糖一茶匙", "卵三個", "两三个鸡蛋").
 */
function hasWordedAmount({ line, tokens, language }: Cursor): boolean {
  if (/^dozen$/i.test(tokens[0]?.text ?? "")) return true;
  // In some languages a unit without a number means one: "حبة بصل".
  if (mayMeanOneByUnitAlone(language) && findUnitByWordOrNull(tokens[0]?.text ?? "", language)) return true;
  if (language === "en") return false;
  return (
    line.endsWith("半分") ||
    [...line.matchAll(HAN_AMOUNT)].some(([, single = "", next = ""]) =>
      [single, single + next].some((unit) => unit === "两" || findUnitByWordOrNull(unit, language) !== null),
    )
  );
}

/**
 * Whether the amount is only a part of the real one: the second of two joined amounts ("100g+大さじ1"), a size
 * in brackets ("علبة تونة (١٨٥ جم)"), or the number before an unknown unit ("1 б. горошка").
 */
function isPartOfAmount(cursor: Cursor, { amount, unit, name }: LineReading): boolean {
  const { line, tokens, language } = cursor;
  const start = tokens[0]?.text ?? "";
  if (
    unit !== null &&
    !unit.startsWith(start) &&
    mayMeanOneByUnitAlone(language) &&
    findUnitByWordOrNull(start, language)
  )
    return true;
  if (unit === null && name.includes(". ") && amount.kind === "one" && /^\p{L}{1,5}\. \p{L}/u.test(name))
    return true;
  if (!line.includes("+")) return false;
  const plus = tokens.findIndex((token) => isMarkToken(token, "+"));
  const [number] = tokens.filter(({ kind }) => kind === "number");
  if (plus < 2 || amount.kind !== "one" || number?.kind !== "number" || tokens.indexOf(number) > plus)
    return false;
  return number.value.n * amount.value.d !== amount.value.n * number.value.d;
}

/** Whether the first number touches a word that is no unit ("7up"). */
function isNumberGluedToWord({ tokens, language }: Cursor, unit: string | null): boolean {
  const [number, word] = tokens;
  if (number?.kind !== "number" || word?.kind !== "word" || number.end !== word.start) return false;
  if (unit?.startsWith(word.text)) return false;
  return (
    !findUnitByWordOrNull(word.text, language) &&
    /^\p{Script=Latin}/u.test(word.text) &&
    !/^x$/i.test(word.text)
  );
}

/**
 * Whether a name contains an amount: it begins with a number or has one with a unit ("400 g flour" of "1 400
 * g flour").
 */
function mayHoldAmount(name: string, { language = "any" }: Cursor): boolean {
  const cursor = { line: name, tokens: tokenizeLine(name, language), language };
  return cursor.tokens.some((token, index) => {
    if (token.kind !== "number") return false;
    return (
      isNumberBeforeMassOrVolume(cursor, index) || (index === 0 && !isNumberPartOfLabel(cursor, token, index))
    );
  });
}

function isUnitOfNumber(text: string | null, { tokens, language }: Cursor): boolean {
  const [word = ""] = text?.split(/ (?=\(|$)/, 1) ?? [];
  if (word === "" || word.includes(" ")) return false;
  return (
    (findUnitByWordOrNull(word, language)?.category ?? "count") !== "count" &&
    tokens.some(({ text: own }, index) => {
      const before = tokens[index - 1];
      return own === word && (isMarkToken(before, "-") ? tokens[index - 2] : before)?.kind === "number";
    })
  );
}

const isNumberBeforeMassOrVolume = (cursor: Cursor, number: number) =>
  isMassOrVolumeUnit(readUnitAtToken(cursor, number + 1)?.kind ?? null);

const isMassOrVolumeUnit = (kind: UnitKind | null) =>
  kind?.category === "mass" || kind?.category === "volume";

/**
 * Whether a line without an amount has a number that may be one, or a measure in words. A length, share,
 * label or year is none.
 */
function hasUnreadNumber(cursor: Cursor): boolean {
  const { tokens, language } = cursor;
  return tokens.some((token, index) => {
    if (token.kind === "number") return !isNumberPartOfLabel(cursor, token, index);
    if (token.kind !== "word") return false;
    // A compound may be a measure in words ("half-cup").
    const [first = "", second] = token.text.includes("-") ? token.text.split("-") : [token.text];
    const isNumber = isHalf(first, language) || (parseNumberWordOrNull(first, language)?.n ?? 0) > 1;
    if (!isNumber) return false;
    return second === undefined
      ? isNumberBeforeMassOrVolume(cursor, index)
      : isMassOrVolumeUnit(findUnitByWordOrNull(second, language));
  });
}

const MIN_YEAR = 1000;

function isNumberPartOfLabel(cursor: Cursor, number: NumberToken, index: number): boolean {
  const { tokens } = cursor;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  // A measure inside a compound is an amount ("ein 500-g-Glas").
  const [measure = "", item] = isMarkToken(after, "-") ? (tokens[index + 2]?.text.split("-") ?? []) : [];
  if (item !== undefined && isMassOrVolumeUnit(findUnitByWordOrNull(measure, cursor.language))) return false;
  // A number that touches a hyphen is part of a name ("Gin-9"), unlike "onion - 1 no.".
  if (isMarkToken(after, "%°-") || (isMarkToken(before, "-.") && before?.end === number.start)) return true;
  if (isMarkToken(after, "/") || isMarkToken(before, "/")) return cursor.language === "en";
  const unit = readUnitAtToken(cursor, index + 1);
  // A final length after a name is an amount ("Cinnamon stick 1 inch").
  if (unit?.kind.category === "length")
    return unit.next < tokens.length || before?.kind !== "word" || isPreparationParticiple(before.text);
  if (isNumberBeforeMassOrVolume(cursor, index)) return false;
  // Outside English, a unit or "n." may precede its number ("farina gr 500", "n. 3 uova").
  if (
    cursor.language !== "en" &&
    before &&
    (isMassOrVolumeUnit(findUnitByWordOrNull(before.text, cursor.language)) || /^n\.$/i.test(before.text))
  )
    return false;
  if (/^x$/i.test(before?.text ?? "")) return false;
  return number.value.n >= MIN_YEAR * number.value.d || NAMED_BY_NUMBER.test(before?.text ?? "");
}
