import type { AmountForm, Measure } from "./amount.ts";
import { addFractions, compareFractions, createReducedFraction, type Fraction } from "./fraction.ts";
import { isJapaneseCharCode } from "./japanese.ts";
import type { Language } from "./languages.ts";
import { isMarkToken, type Token } from "./tokens.ts";
import { findLongestUnitOrNull, type UnitKind } from "./units.ts";
import type { WordList } from "./vocabulary.ts";
import {
  countWordsOfListedPhrase,
  isArticle,
  isHalf,
  isPlus,
  isRangeWord,
  isSize,
  isSizeIntensifier,
  isTie,
  isUnitBeforeWord,
  mayWordBeginListedPhrase,
  parseFractionWordOrNull,
  parseNumberWordOrNull,
} from "./words.ts";

/**
 * A tokenized line. Readers take the index of a token and return their result with the index of the next
 * token. Without a language, the words of all languages count.
 */
export type Cursor = { line: string; tokens: readonly Token[]; language?: Language };

/** The line with other tokens. All keys are listed so that V8 sees one shape of cursors. */
export const replaceCursorTokens = ({ line, language }: Cursor, tokens: readonly Token[]): Cursor => ({
  line,
  tokens,
  language,
});

const HALF: Fraction = { n: 1, d: 2 };

type Found<T> = T & { next: number };
type Numeric = Found<{ value: Fraction; as: AmountForm }>;

const getWordAtTokenOrNull = (cursor: Cursor, position: number): string | null => {
  const token = cursor.tokens[position];
  return token?.kind === "word" ? token.text : null;
};

/** At most three consecutive words from this position on. */
function getUpToThreeWordsAtToken(cursor: Cursor, position: number): string[] {
  const first = getWordAtTokenOrNull(cursor, position);
  const second = first === null ? null : getWordAtTokenOrNull(cursor, position + 1);
  const third = second === null ? null : getWordAtTokenOrNull(cursor, position + 2);
  if (first === null) return [];
  if (second === null) return [first];
  return third === null ? [first, second] : [first, second, third];
}

/**
 * The position after a word or phrase of the list ("cerca de", "un peu"), or the same position if there is
 * none.
 */
export function skipListedPhrase(cursor: Cursor, position: number, list: WordList): number {
  const first = getWordAtTokenOrNull(cursor, position);
  if (first === null || !mayWordBeginListedPhrase(list, first, cursor.language)) return position;
  return (
    position + countWordsOfListedPhrase(list, getUpToThreeWordsAtToken(cursor, position), cursor.language)
  );
}

/** Marks that make the following amount approximate. */
export const ABOUT_MARKS = "~≈±∼<>≤≥≦≧";

/** The position after "about", "ca.", "~", ">=" or "+/-" if a number follows; otherwise the same position. */
export function skipApproximationWord(cursor: Cursor, position: number): number {
  const { tokens } = cursor;
  const marks = tokens[position]?.kind === "mark" ? countAboutMarks(tokens, position) : 0;
  const phrase = marks > 0 ? position : skipListedPhrase(cursor, position, "about");
  // In Hebrew, "about" is a prefix with a hyphen: "כ-200 גרם".
  const isPrefix = phrase > position && isMarkToken(tokens[phrase], "-");
  const next = phrase + marks + (isPrefix ? 1 : 0);
  return next > position && readNumberOrRange(cursor, next) ? next : position;
}

function countAboutMarks(tokens: readonly Token[], position: number): number {
  const isPlusMinus = ["+", "/", "-"].every((mark, index) => tokens[position + index]?.text === mark);
  if (isPlusMinus) return 3;
  if (!isMarkToken(tokens[position], ABOUT_MARKS)) return 0;
  return isMarkToken(tokens[position + 1], "=") ? 2 : 1;
}

/**
 * Reads a number in digits or words: "2", "½", "1 and 1/2", "two", "half a", "one and a half". An article
 * alone is a number only before a unit.
 */
function readNumberOrNumberWord(cursor: Cursor, position: number): Numeric | null {
  const token = cursor.tokens[position];
  if (token?.kind !== "number") return readNumberWord(cursor, position);
  const joint = cursor.tokens[position + 1];
  const { value, as } = token;
  const mayJoin = joint?.kind === "word" ? isTie(joint.text, cursor.language) : isMarkToken(joint, "&・");
  if (!joint || (joint.kind !== "number" && !mayJoin)) return { value, as, next: position + 1 };
  const isInteger = as === "whole";
  const part = isInteger ? readFractionAfterInteger(cursor, position + 1) : null;
  const sum = part && addFractions(value, part.value);
  if (sum) return { value: sum, as: "fraction", next: part.next };
  const share = isInteger ? readFractionMultiple(cursor, value, position + 1) : null;
  if (share) return share;
  const isOneHalf = value.n === 1 && value.d === 1 && joint.kind === "word";
  if (
    isOneHalf &&
    isHalf(joint.text, cursor.language) &&
    (isKnownNonEnglish(cursor) || readUnitAtToken(cursor, position + 2))
  )
    return { value: HALF, as: "fraction", next: position + 2 };
  return { value, as, next: position + 1 };
}

/** Reads the fraction after an integer: "and 1/2", "e meia", "buçuk". */
function readFractionAfterInteger(cursor: Cursor, position: number): Found<{ value: Fraction }> | null {
  const { language } = cursor;
  const joint = cursor.tokens[position];
  const isWord = joint?.kind === "word";
  const half = isKnownNonEnglish(cursor) ? skipListedPhrase(cursor, position, "andHalf") : position;
  if (half > position) return { value: HALF, next: half };
  if (!(isWord ? isPlus(joint.text, language) : joint?.kind === "mark")) return null;
  const part = cursor.tokens[position + 1];
  if (part?.kind === "number") {
    const isPart = part.as === "fraction" && part.value.n < part.value.d;
    return isPart ? { value: part.value, next: position + 2 } : null;
  }
  return isWord ? readFractionWord(cursor, position + 1) : null;
}

/** Reads a fraction below one in words: "a half", "quarter", "tres cuartos". */
export function readFractionWord(cursor: Cursor, position: number): Found<{ value: Fraction }> | null {
  const { language } = cursor;
  const first = getWordAtTokenOrNull(cursor, position);
  const isLed = first !== null && isArticle(first, language);
  const start = isLed ? position + 1 : position;
  const word = isLed ? getWordAtTokenOrNull(cursor, start) : first;
  if (word === null) return null;
  if (isHalf(word, language)) return { value: HALF, next: start + 1 };
  const part = readNumberWord(cursor, start);
  return part && part.value.n < part.value.d ? part : null;
}

/** Reads a number of fractions before a unit: "3 quarters cup", "2 tercios de taza". */
function readFractionMultiple(cursor: Cursor, count: Fraction, position: number): Numeric | null {
  const { language } = cursor;
  const word = getWordAtTokenOrNull(cursor, position);
  const part = word === null || count.n > MAX_SHARES ? null : parseFractionWordOrNull(word, language);
  if (word === null || !part || readUnitAtToken(cursor, position)) return null;
  const next = skipListedPhrase(cursor, position + 1, "of");
  if (!readUnitAtToken(cursor, skipArticle(cursor, next))) return null;
  return { value: createReducedFraction(count.n * part.n, part.d), as: "fraction", next: position + 1 };
}

const MAX_SHARES = 9;

/** The position after an article, or the same position if there is none. */
export function skipArticle(cursor: Cursor, position: number): number {
  const word = getWordAtTokenOrNull(cursor, position);
  return word !== null && isArticle(word, cursor.language) ? position + 1 : position;
}

/**
 * Whether the language is known and not English. Only English lines need a unit after "1 half"; "1 demi
 * citron" is a half.
 */
const isKnownNonEnglish = ({ language }: Cursor) => language !== undefined && language !== "en";

/** Reads number words that are joined by hyphens: "two-and-a-half". */
function readHyphenatedNumberWords(cursor: Cursor, position: number): Numeric | null {
  const token = cursor.tokens[position];
  const parts = token?.kind === "word" && token.text.length < MAX_NUMBER_LENGTH ? token.text.split("-") : [];
  if (!token || parts.length < 2) return null;
  const tokens = parts.map((text) => ({ ...token, text }));
  const number = readNumberWord(replaceCursorTokens(cursor, tokens), 0);
  return number?.next === parts.length ? { ...number, next: position + 1 } : null;
}

const MAX_NUMBER_LENGTH = 30;

function readNumberWord(cursor: Cursor, position: number): Numeric | null {
  const { language } = cursor;
  const word = getWordAtTokenOrNull(cursor, position);
  if (word === null) return null;
  // Fast path: `isTie` includes all number words.
  if (!isTie(word, language) && !word.includes("-") && !isJapaneseCharCode(word.charCodeAt(0))) return null;
  const isHyphenated = word.includes("-") && parseNumberWordOrNull(word, language) === null;
  const hyphenated = isHyphenated ? readHyphenatedNumberWords(cursor, position) : null;
  if (hyphenated) return hyphenated;
  const following = getWordAtTokenOrNull(cursor, position + 1) ?? undefined;
  if (isHalf(word, language)) {
    const article = following !== undefined && isArticle(following, language);
    return { value: HALF, as: "fraction", next: position + (article ? 2 : 1) };
  }
  const value = parseNumberWordOrNull(word, language);
  const phrase = readMultiWordNumber(cursor, position);
  if (phrase) return phrase;
  const half = value ? skipListedPhrase(cursor, position + 1, "andHalf") : position;
  const sum = value && half > position + 1 ? addFractions(value, HALF) : null;
  if (sum) return { value: sum, as: "fraction", next: half };
  const both = following === undefined ? null : parseArticleAndFractionOrNull(word, following, language);
  if (both) return { value: both, as: "fraction", next: position + 2 };
  if (value === null) return null;
  const hundreds = value.d === 1 ? readHundredsInWords(cursor, position, value.n) : null;
  if (hundreds) return hundreds;
  if (value.n < value.d && !word.includes("-") && !isFractionWordBeforeMeasure(cursor, position + 1))
    return null;
  if (following !== undefined && isPlus(following, language)) {
    const tail = readNumberWord(cursor, position + 2);
    if (tail?.as === "fraction")
      return { value: addFractions(value, tail.value) ?? value, as: "fraction", next: tail.next };
  }
  if (isArticle(word, language) && !readUnitAtToken(cursor, position + 1)) return null;
  // Some number words are units too, which are then read again as the unit: the dual "كوبان" is two cups.
  // Words in Latin letters are not: "once" is eleven in Spanish and an ounce in French.
  if (value.n > 1 && value.d === 1 && !/\p{Script=Latin}/u.test(word) && readUnitAtToken(cursor, position))
    return { value, as: "whole", next: position };
  return { value, as: chooseIntegerOrFractionForm(value), next: position + 1 };
}

/** Reads hundreds in words before a unit: "two hundred and fifty", "deux cents". */
function readHundredsInWords(cursor: Cursor, position: number, count: number): Numeric | null {
  const { language } = cursor;
  const integerAt = (index: number) => {
    const value = parseNumberWordOrNull(getWordAtTokenOrNull(cursor, index) ?? "", language);
    return value?.d === 1 ? value.n : 0;
  };
  if (count === HUNDRED ? position > 0 : integerAt(position + 1) !== HUNDRED || count >= 10) return null;
  let next = count === HUNDRED ? position + 1 : position + 2;
  let total = count === HUNDRED ? HUNDRED : count * HUNDRED;
  if (isPlus(getWordAtTokenOrNull(cursor, next) ?? "", language) && integerAt(next + 1) > 0) next += 1;
  for (let rest = integerAt(next); rest > 0 && rest < HUNDRED; rest = integerAt(next)) {
    total += rest;
    next += 1;
  }
  return readUnitAtToken(cursor, next) ? { value: createReducedFraction(total), as: "whole", next } : null;
}

const HUNDRED = 100;

/** Reads a number of two or three words: "three quarters", "tri štvrte". */
function readMultiWordNumber(cursor: Cursor, position: number): Numeric | null {
  const words = getUpToThreeWordsAtToken(cursor, position);
  const taken = words.length < 2 ? 0 : countWordsOfListedPhrase("numbers", words, cursor.language);
  const value = taken < 2 ? null : parseNumberWordOrNull(words.slice(0, taken).join(" "), cursor.language);
  return value && { value, as: chooseIntegerOrFractionForm(value), next: position + taken };
}

/**
 * Whether a fraction word belongs to a measure. In English, a unit or "of" must follow: "quarter cup", but
 * not "quarter chicken".
 */
function isFractionWordBeforeMeasure(cursor: Cursor, position: number): boolean {
  if (isKnownNonEnglish(cursor)) return true;
  return skipListedPhrase(cursor, position, "of") > position || readUnitAtToken(cursor, position) !== null;
}

/** Reads an article with a fraction below one: "un quart", "a third". */
function parseArticleAndFractionOrNull(word: string, following: string, language: Language | undefined) {
  const part = isHalf(following, language) ? HALF : parseNumberWordOrNull(following, language);
  return isArticle(word, language) && part && part.n < part.d ? part : null;
}

const chooseIntegerOrFractionForm = (value: Fraction): AmountForm => (value.d === 1 ? "whole" : "fraction");

type Counted =
  | { kind: "one"; value: Fraction; as: AmountForm }
  | { kind: "range"; from: Fraction; to: Fraction; as: AmountForm };

/**
 * Reads a number or a range: "2", "2-3", "2 to 3", "8- to 10", "entre 2 y 3". If the second number is not
 * larger, only the first one counts: "2-1" is 2.
 */
export function readNumberOrRange(cursor: Cursor, position: number): Found<{ amount: Counted }> | null {
  const lead = skipListedPhrase(cursor, position, "lead");
  if (lead === position) return readRangeEnds(cursor, position, false);
  const led = readRangeEnds(cursor, lead, true);
  return led?.amount.kind === "range" ? led : readRangeEnds(cursor, position, false);
}

function readRangeEnds(cursor: Cursor, position: number, isLed: boolean): Found<{ amount: Counted }> | null {
  const from = readNumberOrNumberWord(cursor, position);
  if (!from) return null;
  // Ignores the plus in "2+ cups".
  const end = isMarkBeforeWord(cursor, from.next, "+") ? from.next + 1 : from.next;
  let next = end;
  if (isMarkBeforeWord(cursor, next, "-")) next += 1;
  const joint = skipRangeJoint(cursor, next, isLed);
  const to = joint > next ? readNumberOrNumberWord(cursor, joint) : null;
  if (!to || compareFractions(from.value, to.value) >= 0) {
    return { amount: { kind: "one", value: from.value, as: from.as }, next: end };
  }
  const as = from.as === "whole" ? to.as : from.as;
  return { amount: { kind: "range", from: from.value, to: to.value, as }, next: to.next };
}

const isMarkBeforeWord = (cursor: Cursor, position: number, mark: string): boolean =>
  isMarkToken(cursor.tokens[position], mark) && getWordAtTokenOrNull(cursor, position + 1) !== null;

/**
 * The position after a dash, "to" or "bis zu", or after "and" if "between" precedes the first number. The
 * same position if there is none.
 */
function skipRangeJoint(cursor: Cursor, position: number, isLed: boolean): number {
  const token = cursor.tokens[position];
  if (!token) return position;
  if (isMarkToken(token, "-–—~") || isSlashBetweenRangeEnds(cursor, position)) return position + 1;
  if (isLed && token.kind === "word" && isPlus(token.text, cursor.language)) return position + 1;
  return skipListedPhrase(cursor, position, "range");
}

/** Whether a slash between two numbers means a range and not a fraction: "20/25 g". */
function isSlashBetweenRangeEnds(cursor: Cursor, position: number): boolean {
  const { tokens } = cursor;
  if (!isMarkToken(tokens[position], "/") || tokens[position + 1]?.kind !== "number") return false;
  return tokens[position - 1]?.kind === "number" && readUnitAtToken(cursor, position + 2) !== null;
}

/** Reads size words: "large", "very large", "medium to large". `text` is null if there are none. */
export function readSizeWords(cursor: Cursor, position: number): Found<{ text: string | null }> {
  const { language } = cursor;
  let next = position;
  while (next - position < 5) {
    const word = getWordAtTokenOrNull(cursor, next);
    if (word === null) break;
    if (!isSize(word, language) && !isPrefixOfSizeWord(cursor, next, position)) break;
    next += 1;
  }
  return { text: getTextBetweenTokens(cursor, position, next), next };
}

/** Whether a word before a size word belongs to it: "very" in "very large", "to" in "medium to large". */
function isPrefixOfSizeWord(cursor: Cursor, position: number, start: number): boolean {
  const { language } = cursor;
  const word = getWordAtTokenOrNull(cursor, position) ?? "";
  if (!isSizeIntensifier(word, language) && !(position > start && isRangeWord(word, language))) return false;
  const following = getWordAtTokenOrNull(cursor, position + 1);
  return following !== null && isSize(following, language);
}

/** The text of the line from the token `from` up to and without the token `to`; null if there is none. */
export function getTextBetweenTokens(cursor: Cursor, from: number, to: number): string | null {
  if (to <= from) return null;
  const first = cursor.tokens[from];
  const last = cursor.tokens[to - 1];
  return first && last ? cursor.line.slice(first.start, last.end) : null;
}

/** Reads a unit, also after a hyphen ("14-oz") or with its second word in brackets ("colher (sopa)"). */
export function readUnitAtToken(
  cursor: Cursor,
  position: number,
): Found<{ kind: UnitKind; text: string }> | null {
  const start = cursor.tokens[position]?.text === "-" ? position + 1 : position;
  if (getWordAtTokenOrNull(cursor, start) === null) return null;
  const words = getUpToThreeWordsAtToken(cursor, start);
  const unit = readUnitWithBracketedEnding(cursor, start) ?? findLongestUnitOrNull(words, cursor.language);
  const text = unit && getTextBetweenTokens(cursor, start, start + unit.taken);
  if (!unit || !text) return null;
  const next = start + unit.taken;
  const following = getWordAtTokenOrNull(cursor, skipListedPhrase(cursor, next, "of"));
  return isUnitBeforeWord(text, following, cursor.language) ? { kind: unit.kind, text, next } : null;
}

function readUnitWithBracketedEnding(
  cursor: Cursor,
  start: number,
): { kind: UnitKind; taken: number } | null {
  if (cursor.tokens[start + 1]?.text !== "(" || cursor.tokens[start + 3]?.text !== ")") return null;
  const word = getWordAtTokenOrNull(cursor, start);
  const inner = getWordAtTokenOrNull(cursor, start + 2);
  if (word === null || inner === null) return null;
  const unit = findLongestUnitOrNull([word, inner], cursor.language);
  return unit?.taken === 2 ? { kind: unit.kind, taken: 4 } : null;
}

type UnitFound = NonNullable<ReturnType<typeof readUnitAtToken>>;

/**
 * Reads the upper end of a range whose first number already has a unit: "1kg–1.3kg", "1 cup to 1½ cups".
 * Returns the lower end alone if there is none.
 */
export function readRangeUpperEnd(
  cursor: Cursor,
  from: Counted,
  unit: UnitFound,
): Found<{ amount: Counted }> {
  const joint = skipRangeJoint(cursor, unit.next, false);
  const to = joint > unit.next && from.kind === "one" ? readNumberOrNumberWord(cursor, joint) : null;
  const second = to ? readUnitAtToken(cursor, to.next) : null;
  const same = second?.kind.id === unit.kind.id;
  if (from.kind !== "one" || !to || !second || !same || compareFractions(from.value, to.value) >= 0) {
    return { amount: from, next: unit.next };
  }
  const as = from.as === "whole" ? to.as : from.as;
  return { amount: { kind: "range", from: from.value, to: to.value, as }, next: second.next };
}

/** Reads a number or range with its unit: "400 g", "8- to 10-ounce", "about 2 cups". */
export function readMeasureAtToken(
  cursor: Cursor,
  position: number,
): Found<{ measure: Measure; kind: UnitKind }> | null {
  const start = skipApproximationWord(cursor, position);
  const range = readNumberOrRange(cursor, start);
  const unit = range ? readUnitAtToken(cursor, range.next) : null;
  if (!range || !unit) return null;
  const measure: Measure = {
    ...range.amount,
    unit: unit.text,
    ...(start > position && { about: true as const }),
  };
  return { measure, kind: unit.kind, next: unit.next };
}
