import {
  type Amount,
  type Cursor,
  createReducedFraction,
  type Fraction,
  findUnitByWordOrNull,
  isJapaneseCharCode,
  isTie,
  type Language,
  parseFractionWordOrNull,
  parseNumberWordOrNull,
  type SecondMeasure,
  type Token,
  tokenizeLine,
} from "#server/engines/amounts/amounts.ts";
import { MAX_LINE_LENGTH } from "./clean-line.ts";

type Texts = { amount: Amount; unit: string | null; size: string | null; name: string; notes: string | null };

const numberKey = (value: Fraction) => `${value.n}/${value.d}`;

/** The numbers and unit words of an amount. */
type Content = { numbers: Fraction[]; units: string[] };

function contentOf(amount: Amount): Content {
  const content: Content = { numbers: [], units: [] };
  if (amount.kind === "none") return content;
  if (amount.kind === "pack") {
    content.numbers.push(amount.count);
    if (amount.countMax) content.numbers.push(amount.countMax);
    addMeasure(amount.size, content);
    if (amount.sizeAlso) addMeasures(amount.sizeAlso, content);
  } else if (amount.kind === "sum") addMeasures(amount.parts, content);
  else addNumbers(amount, content);
  if (amount.also) addMeasures(amount.also, content);
  return content;
}

function addMeasures(measures: readonly SecondMeasure[], content: Content): void {
  for (const measure of measures) addMeasure(measure, content);
}

function addMeasure(measure: SecondMeasure, content: Content): void {
  if (measure.kind === "sum") {
    addMeasures(measure.parts, content);
    return;
  }
  addNumbers(measure, content);
  if (measure.unit !== null) content.units.push(measure.unit);
}

type Counted = { kind: "one"; value: Fraction } | { kind: "range"; from: Fraction; to: Fraction };

function addNumbers(counted: Counted, { numbers }: Content): void {
  if (counted.kind === "one") numbers.push(counted.value);
  else numbers.push(counted.from, counted.to);
}

/**
 * Whether every word and number of the line is in the reading. Marks and connecting words of an amount do not
 * count.
 */
export function isEveryWordOfLineParsed(cursor: Cursor, reading: Texts): boolean {
  const content = contentOf(reading.amount);
  // The unit of a sum is that of its first part, which would count twice.
  if (reading.amount.kind === "sum") content.units.shift();
  return coversBySubstrings(cursor, reading, content) || coversByKeys(cursor, reading, content);
}

/** Whether a word may connect an amount or be part of its number: "of", "two-and-a-half", "十二". */
const isTied = (text: string, language: Language | undefined): boolean =>
  isTie(text, language) ||
  (isJapaneseCharCode(text.charCodeAt(0)) && parseNumberWordOrNull(text, language) !== null) ||
  (text.includes("-") && text.split("-").every((part) => isTie(part, language)));

const hasAmount = ({ amount, unit }: Texts) => amount.kind !== "none" || unit !== null;

/** 1 for each token that is in a text of the reading. */
const isFound = new Uint8Array(MAX_LINE_LENGTH);

/**
 * Fast path: the texts of the reading are substrings of the line, and all other tokens belong to the amount.
 */
function coversBySubstrings(cursor: Cursor, reading: Texts, { numbers, units }: Content): boolean {
  const { tokens, language } = cursor;
  isFound.fill(0, 0, tokens.length);
  if (!markTokens(cursor, reading.name) || !markTokens(cursor, reading.notes)) return false;
  if (!markTokens(cursor, reading.unit) || !markTokens(cursor, reading.size)) return false;
  if (!units.every((unit) => markTokens(cursor, unit))) return false;
  let found = 0;
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    if (isFound[i] === 1 || token.kind === "mark") continue;
    if (token.kind === "word") {
      if (!hasAmount(reading) || !isTied(token.text, language)) return false;
      continue;
    }
    const value = numbers[found];
    if (value === undefined || value.n !== token.value.n || value.d !== token.value.d) return false;
    found += 1;
  }
  return true;
}

/**
 * Sets `isFound` for the tokens of a text that is a substring of the line; false if it does not begin and end
 * at token borders.
 */
function markTokens({ line, tokens }: Cursor, text: string | null): boolean {
  if (text === null) return true;
  const from = line.indexOf(text);
  const to = from + text.length;
  let i = 0;
  while (i < tokens.length && tokens[i]!.start < from) i += 1;
  if (i === tokens.length || tokens[i]!.start !== from || isHalfWord(text)) return false;
  for (; i < tokens.length && tokens[i]!.end <= to; i += 1) isFound[i] = 1;
  return i > 0 && tokens[i - 1]!.end === to;
}

function coversByKeys({ line, tokens, language = "any" }: Cursor, reading: Texts, content: Content): boolean {
  const keys = tokens.map((token) => keyOf(token));
  const held = new Map<string, number>();
  const hold = (key: string) => held.set(key, (held.get(key) ?? 0) + 1);
  const take = (key: string) => {
    const left = held.get(key) ?? 0;
    if (left > 0) held.set(key, left - 1);
    return left > 0;
  };
  const holdText = (text: string) => {
    const from = line.indexOf(text);
    const first = tokens.findIndex(({ start }) => start === from);
    const last = tokens.findIndex(({ end }) => end === from + text.length);
    // A text that is cut from the line reuses the line's tokens.
    const isCut = from >= 0 && first >= 0 && last >= first && !isHalfWord(text);
    if (isCut) for (let i = first; i <= last; i += 1) hold(keys[i] ?? "");
    else for (const token of tokenizeLine(text, language)) hold(keyOf(token));
  };
  for (const text of [reading.unit, reading.size, reading.name, reading.notes, ...content.units])
    if (text !== null) holdText(text);
  for (const value of content.numbers) {
    // A mixed number such as "1 and 1/2" is one number in the amount and two in the line.
    const integer = Math.floor(value.n / value.d);
    const rest = value.n % value.d;
    if (integer === 0 || keys.includes(numberKey(value))) hold(numberKey(value));
    else
      for (const part of [createReducedFraction(integer), createReducedFraction(rest, value.d)])
        hold(numberKey(part));
  }
  // An amount without a number may also have connecting words ("a few drops of", "einige Blätter").
  const counts = hasAmount(reading);
  return tokens.every((token, i) => {
    if (token.kind === "mark" || take(keys[i] ?? "")) return true;
    // A half may be written with another number first, which is part of it: "0 e 1/2 xícara", "1 demi-litre".
    if (token.kind === "number" && token.value.n === 0 && content.numbers.some(({ n, d }) => n < d))
      return true;
    if (token.kind === "number" && keys[i] === "1/1" && isHalf(reading.amount)) return true;
    if (token.kind === "number" && isShare(token.value, tokens[i + 1], content, language)) return true;
    if (token.kind !== "word" || !counts) return false;
    // A range may repeat its unit ("1 cup to 1½ cups"), which the reading contains once.
    const unit = reading.amount.kind === "range" ? findUnitByWordOrNull(reading.unit ?? "", language) : null;
    const repeated = unit !== null && findUnitByWordOrNull(token.text, language)?.id === unit.id;
    return repeated || /^x$/i.test(token.text) || isTied(token.text, language);
  });
}

/** Whether a number and the fraction word after it are one number of the amount ("3 quarters cup"). */
function isShare({ n, d }: Fraction, next: Token | undefined, { numbers }: Content, language: Language) {
  const part = d === 1 && next?.kind === "word" ? parseFractionWordOrNull(next.text, language) : null;
  const value = part && createReducedFraction(n, part.d);
  return numbers.some((number) => number.n === value?.n && number.d === value.d);
}

/**
 * Whether a text ends in a hyphen or apostrophe and so is split from the next word ("demi-" of "demi-litre",
 * "l'").
 */
function isHalfWord(text: string): boolean {
  return "-'’".includes(text.at(-1) ?? " ");
}

const isHalf = (amount: Amount) => amount.kind === "one" && numberKey(amount.value) === "1/2";

function keyOf(token: Token): string {
  if (token.kind === "number") return numberKey(token.value);
  const text = token.text.toLowerCase();
  return text.endsWith(".") ? text.slice(0, -1) : text;
}
