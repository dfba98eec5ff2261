import {
  type Amount,
  findUnitByWordOrNull,
  getLowestQuantityOrNull,
  getMaxQuantityOrNull,
  parseLanguageTag,
  type SecondMeasure,
} from "#server/engines/amounts/amounts.ts";
import type { IngredientReading } from "../ingredient-lines.ts";
import type { Answer, SuiteLine } from "./read-suite.ts";

/**
 * The result for a line: whether the amount with its unit is correct, whether the name is (null if the suite
 * states none), and the lost words.
 */
export type Judgement = { amount: boolean; name: boolean | null; lost: string[] };

/** Connecting words of amounts and number words, which a reading contains as numbers or not at all. */
const TIES = new Set(
  `a an of plus and to x about half one two three each
   ca zwei ein eine einen halbe von mit und à je
   de d du un une à et le la l demi demie environ trois deux cuillère
   een van halve twee half ongeveer
   da do dos y o ó media medio
   di d mezzo mezza un una uno o circa
   e ou meia meio um uma a
   en ett halv och till cirka drygt
   et i på eller halvt
   pul půl jeden dva dvě tři asi cca a až po
   pol dve tri
   pół połowy około ok i po
   fél másfél két három kb
   pola pol dvije i
   μισό μισή και περίπου ενάμιση ενός δύο
   yarım bir iki üç buçuk
   と 各 約 半 ひ と ふ た`.split(/\s+/),
);

/** Judges one reading; it is undefined for a line that was taken for a heading. */
export function judgeSuiteLine(line: SuiteLine, reading: IngredientReading | undefined): Judgement {
  if (!reading) return { amount: false, name: line.name === null ? null : false, lost: [] };
  return {
    amount: line.answers.some((answer) => isReadingEqualToAnswer(answer, reading, line.language)),
    name: line.name === null ? null : reading.name === line.name,
    lost: findLostWords(line.line, reading),
  };
}

const CLOSE = 1e-9;
const areNumbersClose = (a: number | null, b: number | null) =>
  a === null || b === null ? a === b : Math.abs(a - b) < CLOSE;

function isReadingEqualToAnswer(
  answer: Answer,
  { amount, unit }: IngredientReading,
  language: string,
): boolean {
  return (
    areNumbersClose(answer.quantity, getLowestQuantityOrNull(amount)) &&
    areNumbersClose(answer.quantityMax, getMaxQuantityOrNull(amount)) &&
    isUnitEqualToWanted(answer.unit, unit, language)
  );
}

/**
 * Compares units in the language of the line, because "cs." is a packet in Hungarian and a spoon in French.
 */
function isUnitEqualToWanted(wanted: string | null, unit: string | null, language: string): boolean {
  if (wanted === null || unit === null) return wanted === unit;
  return (
    findUnitByWordOrNull(unit, parseLanguageTag(language))?.id === wanted ||
    unit.toLowerCase().replaceAll(".", "") === wanted
  );
}

/** Inserts a space before fraction characters, because NFKC would turn "1½" into 11/2. */
const extractWordsAndNumbers = (text: string): string[] =>
  text
    .replace(/[¼-¾⅐-⅞]/g, " $&")
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/**
 * The words and numbers of a line that its reading lacks. Japanese has no spaces, so each of its characters
 * counts as a word.
 */
function findLostWords(line: string, reading: IngredientReading): string[] {
  const { amount, unit, size, name, notes } = reading;
  const numbers: number[] = [];
  const units: string[] = [];
  collectNumbersAndUnits(amount, numbers, units);
  const readWords = extractWordsAndNumbers([name, notes, size, unit, ...units].join(" "));
  const joined = readWords.join("");
  return extractWordsAndNumbers(line).filter((word) => {
    if (/^\d/.test(word)) return !readWords.includes(word) && !numbers.includes(Number(word));
    if (JAPANESE.test(word)) return [...word].some((sign) => !joined.includes(sign) && !TIES.has(sign));
    return !readWords.includes(word) && !TIES.has(word);
  });
}

type Fraction = { n: number; d: number };

function collectNumbersAndUnits(amount: Amount | SecondMeasure, numbers: number[], units: string[]): void {
  if ("unit" in amount && amount.unit !== null) units.push(amount.unit);
  const also = "also" in amount ? (amount.also ?? []) : [];
  for (const measure of also) collectNumbersAndUnits(measure, numbers, units);
  if (amount.kind === "one") addNumbers(numbers, amount.value);
  else if (amount.kind === "range") addNumbers(numbers, amount.from, amount.to);
  else if (amount.kind === "sum")
    for (const part of amount.parts) collectNumbersAndUnits(part, numbers, units);
  else if (amount.kind === "pack") {
    addNumbers(numbers, amount.count, amount.countMax ?? amount.count);
    for (const size of [amount.size, ...(amount.sizeAlso ?? [])])
      collectNumbersAndUnits(size, numbers, units);
  }
}

/** Adds the numbers of all spellings of a fraction: 7/4 may be written "1 3/4", "1,75", "7/4" or "1.75". */
function addNumbers(numbers: number[], ...fractions: Fraction[]): void {
  for (const { n, d } of fractions) {
    const decimals = String(n / d).split(".");
    numbers.push(n, d, n % d, Math.floor(n / d), ...decimals.map(Number), n * 2, d * 2, n * 3, d * 3);
  }
}
