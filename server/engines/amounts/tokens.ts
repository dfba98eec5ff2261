import type { AmountForm } from "./amount.ts";
import { addFractions, type Fraction, fraction } from "./fraction.ts";
import { FRACTION_SIGNS } from "./fraction-signs.ts";
import { isJapanese, japaneseWordEnd, toHalfWidth } from "./japanese.ts";
import { type Language, type NumberStyle, numberStyle } from "./languages.ts";

type Place = { text: string; start: number; end: number };
/** All tokens have the same keys, so that V8 compiles their readers for one shape. */
type Plain = Place & { value?: undefined; as?: undefined };
type NumberToken = Place & { kind: "number"; value: Fraction; as: AmountForm };
export type Token = NumberToken | (Plain & { kind: "word" }) | (Plain & { kind: "mark" });

/** Whether a token is one of the marks: "([" for an opening bracket. */
export const isMark = (token: Token | undefined, marks: string): boolean =>
  token !== undefined && token.kind === "mark" && marks.includes(token.text);

// Each pattern is sticky and has no nested repetition: the scan is linear in the line.
const PROPER = /(\d{1,3})\s?[/⁄]\s?(\d{1,2})(?![\d/])/y;
const DECIMAL = /(\d{0,7})([.,])(\d{1,6})(?!\d)/y;
const INTEGER = /\d{1,7}(?!\d)/y;
const SPACED = /([1-9]\d{0,2})[ \u00a0\u202f](\d{3})(?![\d.,/⁄])/y;
// Digits of other scripts are not numbers; a run of them is one word.
const LONG_DIGITS = /\p{Nd}+/uy;
/** "²", "Ⅷ": a word of one character. */
const OTHER_NUMBER = /\p{N}/uy;
const GAP = /(?:\s|-(?=\d{1,3}[/⁄]))?/y;
// A French or Italian elision is a separate word: d'ail is d' and ail. The half of demi-litre and mezz'etto
// is too.
const ELISION = /(?:(?:[dl]|dell|un|mezz)['’](?=[\p{L}\d½¼¾⅓⅔])|po['’]|demi-(?=\p{L}))/iuy;
// Endings such as those of "cup(s)" and "Zehe/n" belong to their word.
const ENDS = "(?:\\((?:e?s|x|n?en|n|er|e|r|ar|or|eren)\\)|\\/(?:n|en|er|s)(?!\\p{L}))?";
const LETTER = "(?![\\u3041-\\u30ff\\u3300-\\u9fff])[\\p{L}\\p{M}]";
const WORD = new RegExp(
  `[\\p{L}\\p{M}](?:${LETTER}|(?:['’&-]|\\.-?)(?=[\\p{L}\\p{M}]))*(?:\\.|${ENDS})`,
  "uy",
);

function matchAt(pattern: RegExp, line: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(line);
}

/** The position after the match of the pattern here; the same position if it does not match. */
function skipMatch(pattern: RegExp, line: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(line) ? pattern.lastIndex : position;
}

/**
 * Cuts a line into numbers (a mixed fraction is one), words and single marks; white space only separates.
 * The language decides how commas, points and spaces in a number are read.
 */
export function tokenize(text: string, language: Language): Token[] {
  const line = toHalfWidth(text);
  const style = numberStyle(language);
  const tokens: Token[] = [];
  let start = 0;
  while (start < line.length) {
    const code = line.charCodeAt(start);
    if (code === SPACE) {
      start += 1;
      continue;
    }
    const number = mayStartNumber(code) ? scanNumber(line, start, style) : null;
    if (number) {
      const { text, value, as } = number;
      const end = start + text.length;
      tokens.push({ kind: "number", text, start, end, value, as });
      start = end;
      continue;
    }
    const wordEnd = isJapanese(code)
      ? japaneseWordEnd(line, start, kindBefore(tokens, start))
      : scanWord(line, start, code);
    const text = wordEnd > start ? line.slice(start, wordEnd) : charAt(line, start);
    const end = start + text.length;
    if (wordEnd > start) tokens.push({ kind: "word", text, start, end, value: undefined, as: undefined });
    else if (text.trim() !== "")
      tokens.push({ kind: "mark", text, start, end, value: undefined, as: undefined });
    start = end;
  }
  return tokens;
}

/** The kind of token directly before a Japanese word, also across the space of "2 個". */
function kindBefore(tokens: readonly Token[], start: number): "number" | "word" | null {
  const before = tokens.at(-1);
  if (!before || before.end < start - 1 || before.kind === "mark") return null;
  return before.kind;
}

// Most characters are plain letters and spaces; checking their codes avoids a pattern.
const SPACE = 32;
const FIRST_BEYOND_ASCII = 128;
const isPlainLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const isDigit = (code: number) => code >= 48 && code <= 57;
/** A digit, a point, a comma, or a non-ASCII character, as fraction signs are. */
const mayStartNumber = (code: number) =>
  isDigit(code) || code === 46 || code === 44 || code >= FIRST_BEYOND_ASCII;
/** Characters besides plain letters that may continue or end a word: & ' ( - . / and all non-ASCII ones. */
const mayJoinWord = (code: number) =>
  (code >= 38 && code <= 47 && code !== 41 && code !== 42 && code !== 43 && code !== 44) ||
  code >= FIRST_BEYOND_ASCII;

/** The position after the word that starts here; the same position if none does. */
function scanWord(line: string, start: number, code: number): number {
  if (isPlainLetter(code)) {
    let end = start + 1;
    while (end < line.length && isPlainLetter(line.charCodeAt(end))) end += 1;
    if (end === line.length || !mayJoinWord(line.charCodeAt(end))) return end;
  } else if (!isDigit(code) && code < FIRST_BEYOND_ASCII) return start;
  let end = skipMatch(ELISION, line, start);
  if (end === start) end = skipMatch(WORD, line, start);
  if (end === start) end = skipMatch(LONG_DIGITS, line, start);
  return end === start ? skipMatch(OTHER_NUMBER, line, start) : end;
}

function charAt(line: string, position: number): string {
  return String.fromCodePoint(line.codePointAt(position) ?? 0);
}

type Scanned = { text: string; value: Fraction; as: AmountForm };

function scanNumber(line: string, position: number, style: NumberStyle): Scanned | null {
  const plainEnd = endOfPlain(line, position);
  if (plainEnd > position) {
    const text = line.slice(position, plainEnd);
    return { text, value: fraction(Number(text)), as: "whole" };
  }
  const first =
    scanFraction(line, position) ??
    (style.spacedThousands ? scanSpaced(line, position) : null) ??
    scanDecimal(line, position, style.decimalComma) ??
    scanInteger(line, position);
  if (first?.as !== "whole") return first;
  const gap = matchAt(GAP, line, position + first.text.length)?.[0] ?? "";
  const second = scanFraction(line, position + first.text.length + gap.length);
  if (!second || second.value.n >= second.value.d) return first;
  const value = addFractions(first.value, second.value);
  return value && { text: first.text + gap + second.text, value, as: "fraction" };
}

/**
 * The end of at most six digits that a letter, or a space and a letter, follows; otherwise the same
 * position.
 */
function endOfPlain(line: string, position: number): number {
  let end = position;
  while (end < line.length && isDigit(line.charCodeAt(end))) end += 1;
  if (end - position > 6) return position;
  const behind = end < line.length && line.charCodeAt(end) === SPACE ? end + 1 : end;
  return behind < line.length && isPlainLetter(line.charCodeAt(behind)) ? end : position;
}

function scanFraction(line: string, position: number): Scanned | null {
  if (position === line.length) return null;
  const code = line.charCodeAt(position);
  const sign = code < FIRST_BEYOND_ASCII ? undefined : FRACTION_SIGNS[line.charAt(position)];
  if (sign) return { text: line.charAt(position), value: fraction(...sign), as: "fraction" };
  if (!isDigit(code)) return null;
  const match = matchAt(PROPER, line, position);
  const bottom = Number(match?.[2]);
  if (!match || bottom < 2 || bottom > 32) return null;
  return { text: match[0], value: fraction(Number(match[1]), bottom), as: "fraction" };
}

function scanDecimal(line: string, position: number, decimalComma: boolean): Scanned | null {
  const match = matchAt(DECIMAL, line, position);
  if (!match) return null;
  const [text, integer = "", separator, decimals = ""] = match;
  if (Number(integer) >= 1_000_000) return null;
  if (integer === "" && (separator === "," || /[\p{L}\p{N}]/u.test(line[position - 1] ?? ""))) return null;
  const groups =
    decimals.length === 3 && /^[1-9]\d{0,2}$/.test(integer) && (separator === ",") !== decimalComma;
  if (groups) return { text, value: fraction(Number(integer + decimals)), as: "whole" };
  return { text, value: fraction(Number(integer + decimals), 10 ** decimals.length), as: "decimal" };
}

/** "1 500" in languages with a space between thousands. */
function scanSpaced(line: string, position: number): Scanned | null {
  const match = matchAt(SPACED, line, position);
  return match && { text: match[0], value: fraction(Number(`${match[1]}${match[2]}`)), as: "whole" };
}

function scanInteger(line: string, position: number): Scanned | null {
  const match = matchAt(INTEGER, line, position);
  if (!match || Number(match[0]) > 1_000_000) return null;
  return { text: match[0], value: fraction(Number(match[0])), as: "whole" };
}
