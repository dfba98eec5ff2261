import {
  type Amount,
  type Fraction,
  findUnitByWordOrNull,
  getAmountVocabulary,
  INVISIBLE,
  isTie,
  type SecondMeasure,
} from "#server/engines/amounts/amounts.ts";
import { type IngredientReading, MAX_LINE_LENGTH } from "./ingredient-lines.ts";

/**
 * Matches a Japanese or Chinese character; each counts alone, because these languages have no spaces between
 * words.
 */
const SIGN = "[\\u3005\\u3041-\\u30fa\\u30fc\\u3300-\\u9fff\\uff66-\\uff9f]";
const RUN = new RegExp(`${SIGN}|(?:(?!${SIGN})[\\p{L}\\p{M}])+|[0-9]+|\\p{Nd}`, "gu");
/** Converts a digit of any script; in each script the digits zero to nine have consecutive code points. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
/** Removes invisible characters except the zero-width space, which separates words. */
const visible = (text: string) => text.replace(new RegExp(`(?!\\u200b)[${INVISIBLE}]`, "g"), "");
const runsOf = (text: string) =>
  visible(text)
    .normalize("NFC")
    .replace(/\p{Nd}/gu, digitOf)
    .match(RUN) ?? [];
const TIED_SIGNS = new Set([...getAmountVocabulary("ja").ties].flatMap((tie) => [...tie.normalize("NFC")]));

function countRuns(texts: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const run of runsOf(text ?? "")) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

function partsOf(amount: Amount): { numbers: Fraction[]; units: string[] } {
  const numbers: Fraction[] = [];
  const units: string[] = [];
  const visit = (measure: Amount | SecondMeasure) => {
    if (measure.kind === "none") return;
    if (measure.kind === "one") numbers.push(measure.value);
    if (measure.kind === "range") numbers.push(measure.from, measure.to);
    if (measure.kind === "sum") for (const part of measure.parts) visit(part);
    if (measure.kind === "pack") {
      numbers.push(measure.count, ...(measure.countMax ? [measure.countMax] : []));
      for (const size of [measure.size, ...(measure.sizeAlso ?? [])]) visit(size);
    }
    if ("unit" in measure && measure.unit !== null) units.push(measure.unit);
    if ("also" in measure) for (const also of measure.also ?? []) visit(also);
  };
  visit(amount);
  return { numbers, units };
}

/** Denominators in words: "three-fourths" is one number. */
const PARTS: Readonly<Record<string, number>> = {
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  eighth: 8,
  eighths: 8,
};

/** Removes accents, which the reader ignores. */
const bare = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function isPartOf(word: string, { d }: Fraction): boolean {
  const parts = PARTS[bare(word)] ?? 0;
  return d > 1 && parts > 0 && parts % d === 0;
}

/** Whether digits can be a part of a written number: "1" and "50" of 1.50, "2" and "4" of 2/4. */
function canBePartOf(digits: string, { n, d }: Fraction): boolean {
  const value = Number(digits);
  const bare = digits.replace(/^0+|0+$/g, "");
  if (
    value === 0 ||
    String(n / d)
      .replace(".", "")
      .includes(bare)
  )
    return true;
  // The reader rounds long decimals to six places, or to thirds, sixths, eighths or sixteenths.
  if (digits.length > 3 && Math.abs(Number(`0.${digits}`) - ((n / d) % 1)) < 0.0011) return true;
  if (digits.length > 3 && Number(`0.${digits}`) > 0.999 && d === 1) return true;
  // The digits may be the integer and the numerator without a space ("21/2" for 2 1/2).
  if (Math.floor(n / d) * 10 + (n % d) === value) return true;
  for (let times = 1; d * times <= 32; times += 1)
    if ([n * times, d * times, (n % d) * times].includes(value)) return true;
  return Math.floor(n / d) === value;
}

/**
 * The words and numbers of a line that its reading lacks, compared by letters and digits only. The last word
 * may be cut at the length limit, and a line that became its own name may be split inside a word.
 */
export function findLostWords(line: string, reading: IngredientReading): string[] {
  const { amount, unit, size, name, notes } = reading;
  const isName = amount.kind === "none" && unit === null && size === null;
  const { numbers, units } = partsOf(amount);
  const runs = runsOf(
    isName ? line.slice(0, MAX_LINE_LENGTH - 1) : withoutTies(line.slice(0, MAX_LINE_LENGTH - 1)),
  );
  const expected = line.length < MAX_LINE_LENGTH ? runs : runs.slice(0, -1);
  const lost = missingFrom(expected, countRuns([unit, size, name, notes, ...units]));
  if (isName) return lost.length === 0 ? lost : missingFrom(expected, countRuns([`${name}${notes ?? ""}`]));
  const repeats = numbers.length > 1;
  return lost.filter((run) => {
    if (/^\p{Nd}/u.test(run)) return !numbers.some((value) => canBePartOf(run, value));
    return !(
      TIED_SIGNS.has(run) ||
      isTie(run) ||
      isTie(`${run}'`) ||
      /^x$/i.test(run) ||
      (repeats && findUnitByWordOrNull(run)) ||
      numbers.some((value) => isPartOf(run, value))
    );
  });
}

/**
 * Removes connecting phrases with an apostrophe, whose words connect only together ("all'incirca" is
 * "about").
 */
function withoutTies(line: string): string {
  return line.replace(/[\p{L}\p{M}]+['’][\p{L}\p{M}]+/gu, (words) => (isTie(words) ? " " : words));
}

function missingFrom(runs: readonly string[], held: Map<string, number>): string[] {
  return runs.filter((run) => {
    const left = held.get(run) ?? 0;
    held.set(run, left - 1);
    return left <= 0;
  });
}
