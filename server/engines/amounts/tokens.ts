import type { AmountForm } from "./amount.ts";
import { addFractions, createReducedFraction, type Fraction } from "./fraction.ts";
import { FRACTION_SIGNS } from "./fraction-signs.ts";
import { findJapaneseWordEnd, isJapaneseCharCode, toHalfWidth } from "./japanese.ts";
import { getHalfSuffixes, getNumberStyle, type Language, type NumberStyle } from "./languages.ts";
import { WORD_ENDS } from "./unit-key.ts";
import {
  findUnitByWordOrNull,
  isUnitMeasuredInFractions,
  isUnitPlausibleInThousands,
  type UnitKind,
} from "./units.ts";
import { findFractionPrefixLengthOrZero } from "./words.ts";

type Place = { text: string; start: number; end: number };
/** All kinds of tokens have the same keys, so that V8 optimizes their readers for one shape. */
type Plain = Place & { value?: undefined; as?: undefined };
type NumberToken = Place & { kind: "number"; value: Fraction; as: AmountForm };
export type Token = NumberToken | (Plain & { kind: "word" }) | (Plain & { kind: "mark" });

/** Whether a token is one of the characters in `marks`: "([" matches an opening bracket. */
export const isMarkToken = (token: Token | undefined, marks: string): boolean =>
  token !== undefined && token.kind === "mark" && marks.includes(token.text);

// Each pattern is sticky and has no nested repetition, so that the scan takes linear time.
const PROPER = /(\d{1,3})\s?[/⁄∕]\s?(\d{1,2})(?![\d/])/y;
const RAISED = /([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2})[/⁄∕]([₀-₉]{1,2})/y;
const HAN_DIGITS = "一二三四五六七八九";
const SPOKEN_FRACTION = /([2-9]|[二三四五六七八九])(?:分の|分之|분의 ?)([1-9]|[一二三四五六七八九])(?!\d)/y;
/** The ending of a spelled ordinal: "1/3rd". */
const ORDINAL = /(?:rd|th|nd)s?(?!\p{L})/uy;
const DECIMAL = /(\d{0,7})([.,])(\d{1,40})(?!\d)/y;
const INTEGER = /\d{1,7}(?!\d)/y;
/**
 * An integer with apostrophes ("1'000") or several separators ("1,000,000"). A single comma or point may be a
 * decimal separator.
 */
const GROUPED = /[1-9]\d{0,2}(?:(?:['’]\d{3})+|(?:,\d{3}){2,}|(?:\.\d{3}){2,})(?![\d.,/⁄])/y;
const SPACED = /([1-9]\d{0,2})[ \u00a0\u2009\u202f](\d{3})(?![\d.,/⁄])/y;
const ZEROS = /00+(?![\d.,/⁄])/y;
const GLUED_MIXED = /^(?:\d|1[0-2])(?:1[/⁄∕][2348]|2[/⁄∕]3|3[/⁄∕][48]|[57][/⁄∕]8)(?!\d)/;
/** Characters without a glyph: zero-width spaces and joiners, direction marks, soft hyphens. */
export const INVISIBLE = "\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff";
const ONLY_INVISIBLE = new RegExp(`^[${INVISIBLE}]$`);
/** The next word after a number. A second number may be between them: "0.25-0.3333 cup". */
const WORD_BEHIND = /[^\p{L}]{0,16}?(\p{L}[\p{L}\p{M}]*)/uy;
// Digits that are no number of an amount: too large, or the flour type "00".
const LONG_DIGITS = /\p{Nd}+/uy;
/** A numbered item, which is one word: "No. 10", "Nr. 5". */
const NUMBERED = /n[ro]\.\s?\d{1,4}(?![\p{L}\d.,/⁄])/iuy;
/** A label or price, which is one word: "#10", "A4", "T55", "$0.80". */
const LABEL =
  /(?:(?:#|№|[A-WYZ]{1,2}(?=\d))\d{1,4}|[$€£¥₹₽] ?\d{1,6}(?:[.,]\d{1,2})?)(?![\p{L}\d/⁄]|[.,]\d)/uy;
/** Other number characters, each of which is one word: "²", "Ⅷ". */
const OTHER_NUMBER = /\p{N}/uy;
const GAP = /(?:\s?-\s?(?=\d{1,3}[/⁄])|\s)?/y;
// A French or Italian elision is a word of its own: "d'ail" is "d'" and "ail". The half in "demi-litre" and
// "mezz'etto" is one too.
const ELISION = /(?:(?:[dl]|dell|un|mezz)['’](?=[\p{L}\d½¼¾⅓⅔])|po['’]|demi-(?=\p{L}))/iuy;
// Endings in brackets or after a slash belong to their word: "cup(s)", "Zehe/n".
const ENDS = `(?:${WORD_ENDS})?`;
const LETTER = "(?![\\u3041-\\u30ff\\u3300-\\u9fff])[\\p{L}\\p{M}]";
const WORD = new RegExp(
  `[\\p{L}\\p{M}](?:${LETTER}|(?:['’&-]|\\.-?|(?<=\\p{Script=Hebrew})["״׳])(?=[\\p{L}\\p{M}]))*(?:\\.|(?<=\\p{Script=Hebrew})['׳]|${ENDS})`,
  "uy",
);

function matchPatternAt(pattern: RegExp, line: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(line);
}

/** The position after the match of the pattern at `position`; the same position if it does not match. */
function skipPatternAt(pattern: RegExp, line: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(line) ? pattern.lastIndex : position;
}

/**
 * Splits a line into numbers (including mixed fractions), words and single marks, without white space. The
 * language decides how commas, points and spaces in numbers are read.
 */
export function tokenizeLine(text: string, language: Language): Token[] {
  const line = toHalfWidth(text);
  const style = getNumberStyle(language);
  const tokens: Token[] = [];
  let start = 0;
  while (start < line.length) {
    const code = line.charCodeAt(start);
    if (code === SPACE) {
      start += 1;
      continue;
    }
    const number = mayCodeStartNumber(code) ? scanNumberToken(line, start, style, language) : null;
    if (number) {
      const { text, value, as } = number;
      const end = start + text.length;
      tokens.push({ kind: "number", text, start, end, value, as });
      start = end;
      continue;
    }
    const wordEnd = isJapaneseCharCode(code)
      ? findJapaneseWordEnd(line, start, getPreviousTokenKindOrNull(tokens, start), language)
      : findWordTokenEnd(
          line,
          start,
          findScannedWordEnd(line, start, code),
          tokens[tokens.length - 1],
          language,
        );
    const text = wordEnd > start ? line.slice(start, wordEnd) : getCodePointAt(line, start);
    const end = start + text.length;
    if (wordEnd > start) tokens.push({ kind: "word", text, start, end, value: undefined, as: undefined });
    else if (isVisibleCharacter(code, text))
      tokens.push({ kind: "mark", text, start, end, value: undefined, as: undefined });
    start = end;
  }
  return tokens;
}

const isVisibleCharacter = (code: number, text: string) =>
  (code > SPACE && code < FIRST_BEYOND_ASCII) || (text.trim() !== "" && !ONLY_INVISIBLE.test(text));

function findWordTokenEnd(
  line: string,
  start: number,
  end: number,
  before: Token | undefined,
  language: Language,
) {
  if (end - start < 2) return end;
  const unitEnd = before?.kind === "number" ? findEndOfUnitJoinedByStop(line, start, end, language) : end;
  return language === "en" ? unitEnd : findEndOfJoinedFractionOrWord(line, start, unitEnd, language);
}

/**
 * The end of a word or, if a unit is joined to the name by a full stop, the end of the unit: "tsp." in
 * "tsp.salt".
 */
function findEndOfUnitJoinedByStop(line: string, start: number, end: number, language: Language): number {
  const stop = line.lastIndexOf(".", end - 2);
  if (stop <= start || findUnitByWordOrNull(line.slice(start, end), language)) return end;
  for (let cut = stop; cut > start; cut = line.lastIndexOf(".", cut - 1))
    if (findUnitByWordOrNull(line.slice(start, cut + 1), language)) return cut + 1;
  return end;
}

/**
 * The end of a word or, if a fraction or a Korean number is joined to a unit, the end of the first part:
 * "half" in "halfliter", "пол" in "полстакана", "한" in "한큰술".
 */
function findEndOfJoinedFractionOrWord(line: string, start: number, end: number, language: Language): number {
  const word = line.slice(start, end);
  // In Thai, the half follows the unit: "ถ้วยครึ่ง".
  const half = getHalfSuffixes(language).find((ending) => word.endsWith(ending)) ?? "";
  if (half !== "" && findUnitByWordOrNull(word.slice(0, -half.length), language)) return end - half.length;
  const length = findFractionPrefixLengthOrZero(word, language);
  return length > 0 &&
    !findUnitByWordOrNull(word, language) &&
    findUnitByWordOrNull(word.slice(length).replace(/^-/, ""), language)
    ? start + length
    : end;
}

/**
 * The kind of the token directly before `start` or separated from it by one space ("2 個"); null for a mark.
 */
function getPreviousTokenKindOrNull(tokens: readonly Token[], start: number): "number" | "word" | null {
  const before = tokens.at(-1);
  if (!before || before.end < start - 1 || before.kind === "mark") return null;
  return before.kind;
}

// Most characters are plain letters and spaces. Comparing their codes is faster than a pattern.
const SPACE = 32;
const ZERO = 48;
const NUMBER_SIGN = 35;
const DOLLAR = 36;
const APOSTROPHE = 39;
const COMMA = 44;
const FULL_STOP = 46;
const LOWER_A = 97;
const FIRST_BEYOND_ASCII = 128;
const isAsciiLetterCode = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isAsciiDigitCode = (code: number) => code >= 48 && code <= 57;
/** A digit, a point, a comma, or a non-ASCII character, which may be a fraction character. */
const mayCodeStartNumber = (code: number) =>
  isAsciiDigitCode(code) || code === 46 || code === 44 || code >= FIRST_BEYOND_ASCII;
/**
 * Characters other than plain letters that may continue or end a word: & ' ( - . / and all non-ASCII ones.
 */
const mayCodeJoinWords = (code: number) =>
  (code >= 38 && code <= 47 && code !== 41 && code !== 42 && code !== 43 && code !== 44) ||
  code >= FIRST_BEYOND_ASCII;

/** The end of the word that starts at `start`; the same position if no word starts there. */
function findScannedWordEnd(line: string, start: number, code: number): number {
  if (isAsciiLetterCode(code)) {
    let end = start + 1;
    while (end < line.length && isAsciiLetterCode(line.charCodeAt(end))) end += 1;
    if (end === line.length) return end;
    const next = line.charCodeAt(end);
    if (isAsciiDigitCode(next) && code < LOWER_A && end - start < 3)
      return Math.max(end, skipPatternAt(LABEL, line, start));
    if (next === FULL_STOP && end - start === 2)
      return Math.max(skipPatternAt(NUMBERED, line, start), findLettersEnd(line, start));
    if (!mayCodeJoinWords(next)) return end;
  } else if (code === NUMBER_SIGN || code === DOLLAR) return skipPatternAt(LABEL, line, start);
  else if (!isAsciiDigitCode(code) && code < FIRST_BEYOND_ASCII) return start;
  let end = findLettersEnd(line, start);
  if (end === start) end = skipPatternAt(LONG_DIGITS, line, start);
  if (end === start) end = skipPatternAt(LABEL, line, start);
  return end === start ? skipPatternAt(OTHER_NUMBER, line, start) : end;
}

function findLettersEnd(line: string, start: number): number {
  const end = skipPatternAt(ELISION, line, start);
  return end === start ? skipPatternAt(WORD, line, start) : end;
}

function getCodePointAt(line: string, position: number): string {
  return String.fromCodePoint(line.codePointAt(position) ?? 0);
}

type Scanned = { text: string; value: Fraction; as: AmountForm };

function scanNumberToken(
  line: string,
  position: number,
  style: NumberStyle,
  language: Language,
): Scanned | null {
  if (line.charCodeAt(position) === ZERO && isStandaloneZeros(line, position)) return null;
  const plainEnd = findShortIntegerEnd(line, position);
  if (plainEnd > position) {
    const text = line.slice(position, plainEnd);
    return { text, value: createReducedFraction(Number(text)), as: "whole" };
  }
  const first = scanFractionToken(line, position) ?? scanNumberInDigits(line, position, style, language);
  if (first?.as !== "whole") return first;
  const gap = matchPatternAt(GAP, line, position + first.text.length)?.[0] ?? "";
  const second = scanFractionToken(line, position + first.text.length + gap.length);
  if (!second || second.value.n >= second.value.d) return first;
  const value = addFractions(first.value, second.value);
  return value && { text: first.text + gap + second.text, value, as: "fraction" };
}

/**
 * Scans a number that is no fraction. The character after its first digits decides which patterns are tried.
 */
function scanNumberInDigits(
  line: string,
  position: number,
  style: NumberStyle,
  language: Language,
): Scanned | null {
  const end = findDigitsEnd(line, position);
  const behind = line.charCodeAt(end);
  const isPoint = behind === FULL_STOP || behind === COMMA;
  if (end === position && !isPoint) return null;
  const isOther = behind >= FIRST_BEYOND_ASCII;
  return (
    (isPoint || isOther || behind === APOSTROPHE
      ? scanNumberWithThousandsSeparators(line, position)
      : null) ??
    (isOther || behind === SPACE ? scanNumberWithSpacedThousands(line, position, style) : null) ??
    (isPoint ? scanDecimalNumber(line, position, style.decimalComma, language) : null) ??
    scanIntegerToken(line, position)
  );
}

function findDigitsEnd(line: string, position: number): number {
  let end = position;
  while (end < line.length && isAsciiDigitCode(line.charCodeAt(end))) end += 1;
  return end;
}

/** Whether zeros are a flour type ("00", "000") and no part of a number ("1:00", "1 000"). */
const isStandaloneZeros = (line: string, position: number) =>
  matchPatternAt(ZEROS, line, position) !== null && !/[\d:.,'’]/.test(line[position - 1] ?? "");

/**
 * A fast path: the end of at most six digits before a letter, or before a space and a letter. Otherwise the
 * same position.
 */
function findShortIntegerEnd(line: string, position: number): number {
  const end = findDigitsEnd(line, position);
  if (end - position > 6) return position;
  const behind = end < line.length && line.charCodeAt(end) === SPACE ? end + 1 : end;
  return behind < line.length && isAsciiLetterCode(line.charCodeAt(behind)) ? end : position;
}

function scanFractionToken(line: string, position: number): Scanned | null {
  if (position === line.length) return null;
  const code = line.charCodeAt(position);
  if (!isAsciiDigitCode(code))
    return code < FIRST_BEYOND_ASCII ? null : scanFractionCharacter(line, position);
  const match = matchPatternAt(PROPER, line, position);
  if (!match) return scanSpokenFractionInHan(line, position);
  const [top, bottom] = [Number(match[1]), Number(match[2])];
  if (bottom < 2 || bottom > 32 || isMixtureOrGradeRatio(top, bottom)) return null;
  const text = line.slice(position, skipOrdinalSuffix(line, position + match[0].length));
  if (top > 9 && isMixedFractionWithoutSpace(text)) {
    const part = top % 10;
    return {
      text,
      value: createReducedFraction(((top - part) / 10) * bottom + part, bottom),
      as: "fraction",
    };
  }
  return { text, value: createReducedFraction(top, bottom), as: "fraction" };
}

/** Scans a fraction character or raised digits: "½", "⅓rd", "¹⁄₂". */
function scanFractionCharacter(line: string, position: number): Scanned | null {
  const sign = FRACTION_SIGNS[line.charAt(position)];
  const raised = sign ? null : matchPatternAt(RAISED, line, position);
  if (raised) {
    const [n, d] = [Number(raised[1]?.normalize("NFKC")), Number(raised[2]?.normalize("NFKC"))];
    return d === 0 ? null : { text: raised[0], value: createReducedFraction(n, d), as: "fraction" };
  }
  if (!sign) return scanSpokenFractionInHan(line, position);
  const text = line.slice(position, skipOrdinalSuffix(line, position + 1));
  return { text, value: createReducedFraction(...sign), as: "fraction" };
}

const skipOrdinalSuffix = (line: string, position: number) =>
  isAsciiLetterCode(line.charCodeAt(position)) ? skipPatternAt(ORDINAL, line, position) : position;

/** Scans a Chinese, Japanese or Korean fraction, whose denominator comes first: "三分之一", "3分の1", "3분의 1". */
function scanSpokenFractionInHan(line: string, position: number): Scanned | null {
  if (!(line.charCodeAt(position + 1) >= FIRST_BEYOND_ASCII)) return null;
  const [text, bottom = "", top = ""] = matchPatternAt(SPOKEN_FRACTION, line, position) ?? [];
  const [n, d] = [top, bottom].map((number) => HAN_DIGITS.indexOf(number) + 1 || Number(number));
  return text && n && d && d > 1 ? { text, value: createReducedFraction(n, d), as: "fraction" } : null;
}

/**
 * Whether two numbers are no fraction but the parts of a mixture ("80/20", "93/7"), a grade or a range
 * ("16/20").
 */
const isMixtureOrGradeRatio = (top: number, bottom: number): boolean =>
  top + bottom === 100 || (top > 9 && top <= 100 && bottom > 9 && bottom !== 16 && bottom !== 32);

/** Whether a text is a mixed fraction that lost its space: "21/2" for "2 1/2". */
export const isMixedFractionWithoutSpace = (text: string): boolean => GLUED_MIXED.test(text);

function scanDecimalNumber(
  line: string,
  position: number,
  decimalComma: boolean,
  language: Language,
): Scanned | null {
  const match = matchPatternAt(DECIMAL, line, position);
  if (!match) return null;
  const [text, integer = "", separator, decimals = ""] = match;
  if (Number(integer) >= 1_000_000) return null;
  if (integer === "" && (separator === "," || /[\p{L}\p{N}.…]/u.test(line[position - 1] ?? ""))) return null;
  const isLong = decimals.length > 3;
  const unit =
    isLong || decimals.length === 3
      ? findUnitAfterNumberOrNull(line, position + text.length, language)
      : null;
  const groups =
    decimals.length === 3 && /^[1-9]\d{0,2}$/.test(integer) && (separator === ",") !== decimalComma;
  if (groups && (unit === null || isUnitPlausibleInThousands(unit)))
    return { text, value: createReducedFraction(Number(integer + decimals)), as: "whole" };
  const near =
    isLong && (unit === null || isUnitMeasuredInFractions(unit))
      ? findFractionNearDecimalsOrNull(decimals)
      : null;
  const part = near ?? createReducedFraction(...parseDecimalsToMillionths(decimals));
  const value = addFractions(createReducedFraction(Number(integer)), part);
  return value && { text, value, as: near ? (value.d === 1 ? "whole" : "fraction") : "decimal" };
}

/** The decimals after a point as a fraction, rounded to six places. */
function parseDecimalsToMillionths(decimals: string): [n: number, d: number] {
  if (decimals.length <= 6) return [Number(decimals), 10 ** decimals.length];
  return [Math.round(Number(decimals.slice(0, 7)) / 10), 1_000_000];
}

/** The common denominator of thirds, sixths, eighths and sixteenths. */
const GRID = 48;
const NEAR = 0.001;

/**
 * The third, sixth, eighth or sixteenth that long decimals approximate: 1/3 for ".33333334". Null if there is
 * none.
 */
function findFractionNearDecimalsOrNull(decimals: string): Fraction | null {
  const part = Number(`0.${decimals}`);
  const n = Math.round(part * GRID);
  const near = createReducedFraction(n, GRID);
  return n > 0 && Math.abs(part - n / GRID) <= NEAR && near.d !== 12 && near.d < 24 ? near : null;
}

/** The unit after a number, also if the second number of a range is between them. */
function findUnitAfterNumberOrNull(line: string, position: number, language: Language): UnitKind | null {
  const match = matchPatternAt(WORD_BEHIND, line, position);
  const [all = "", word = ""] = match ?? [];
  if (!isJapaneseCharCode(word.charCodeAt(0))) return findUnitByWordOrNull(word, language);
  const start = position + all.length - word.length;
  return findUnitByWordOrNull(
    line.slice(start, findJapaneseWordEnd(line, start, "number", language)),
    language,
  );
}

/** Scans an integer with separators between thousands: "1'000", "1,000,000". */
function scanNumberWithThousandsSeparators(line: string, position: number): Scanned | null {
  const match = matchPatternAt(GROUPED, line, position);
  const value = Number(match?.[0].replace(/\D/g, ""));
  return match && value <= 1_000_000
    ? { text: match[0], value: createReducedFraction(value), as: "whole" }
    : null;
}

/**
 * Scans an integer with a space before thousands: "1 500" only in languages that write so, "1 000" in all.
 */
function scanNumberWithSpacedThousands(
  line: string,
  position: number,
  { spacedThousands }: NumberStyle,
): Scanned | null {
  const match = matchPatternAt(SPACED, line, position);
  if (!match || !(spacedThousands || match[2] === "000")) return null;
  return { text: match[0], value: createReducedFraction(Number(`${match[1]}${match[2]}`)), as: "whole" };
}

function scanIntegerToken(line: string, position: number): Scanned | null {
  const match = matchPatternAt(INTEGER, line, position);
  if (!match || Number(match[0]) > 1_000_000) return null;
  return { text: match[0], value: createReducedFraction(Number(match[0])), as: "whole" };
}
