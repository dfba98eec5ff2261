import { INVISIBLE } from "#server/engines/amounts/amounts.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";

/** The rest of a longer line is ignored. */
export const MAX_LINE_LENGTH = RECIPE_LIMITS.line;

/** Cuts a text to a number of UTF-16 units without splitting a surrogate pair. */
export function truncateText(text: string, length: number): string {
  const end = Math.min(text.length, length);
  const last = text.charCodeAt(end - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? end - 1 : end);
}

/** Bullets before a line. U+F0B7 and U+F0A7 are the bullets of Word's symbol font. */
const BULLETS = " \uF0B7\uF0A7•▢☐□◦‣▪*·–—-";

/** Matches invisible characters, but no joiners inside emoji or words of other scripts, which need them. */
const UNSEEN = new RegExp(
  `(?![\\u200b-\\u200d])[${INVISIBLE}]|(?<=^|[\\s\\p{Script=Latin}\\p{N}\\p{P}])[\\u200c\\u200d]`,
  "gu",
);
const BEYOND_ASCII = /[^\0-\x7f]/;
const BLANKS = /[\s\u200b]{2,}|[^\S ]|\u200b/g;
const MAY_HOLD_SIGNS = /[\\<&*_"”″†‡§¹²³⁴-⁹]|\d''|\d[.,]\d\/|\bin\.|[.·…‥・=~–—-]\s?[.·…‥・=~–—-]|ו-\d/;
/** Replacements for markup, inch signs, dot leaders and footnote marks. */
const SIGNS: readonly [RegExp, string][] = [
  // Removes struck-out text.
  [/~~[^~]{1,60}~~ ?|<(s|del|strike)>[^<]{1,60}<\/\1> ?/gi, ""],
  // A backslash between two digits is a fraction: "1\2" becomes "1/2".
  [/(?<=(?<!\d)\d)\\(?=\d(?!\d))/g, "/"],
  // Separates the Hebrew "and" from a number: "ו-1".
  [/(?<!\p{L})ו-(?=\d)/gu, "ו "],
  // Removes a point inside a mixed number: "1.1/2" becomes "1 1/2".
  [/(?<![\d.,/])(\d{1,2})[.,](?=(?:1\/[2348]|2\/3|3\/[48]|[57]\/8)(?![\d/]))/g, "$1 "],
  [/<sup>\s?(\d{1,2})\s?<\/sup>\s?(?:[/⁄]|&(?:frasl|#8260);)?\s?<sub>\s?(\d{1,2})\s?<\/sub>/gi, " $1/$2"],
  [/<sup>\s?(\d{1,2})\s?<\/sup>\s?(?:[/⁄]|&(?:frasl|#8260);)\s?(?=\d)/gi, " $1/"],
  [/<sup>\s?(\d{1,2}[/⁄]\d{1,2})\s?<\/sup>/gi, " $1"],
  [/<sup>\s?[\d*†‡]{1,2}\s?<\/sup>/gi, ""],
  [/<\/?[a-z][^<>]{0,200}>/gi, " "],
  [/&frac(\d)(\d);/gi, " $1/$2"],
  [/&nbsp;/gi, " "],
  [/&amp;/gi, "&"],
  [/(?<=[\d½⅓⅔¼¾⅛⅜⅝⅞])(?<!["“„][^"“”″]{1,40})(?:\s?["”″]|''|\s?in\.)(?=[\s-])/g, "-inch"],
  [/\s{0,3}(?:(?:[.·_‧・]\s?){3,}|[…‥]{2,}|[=~–—-]{3,})(?=\S)/g, ": "],
  [/(?<=[\p{L})\]])[¹²³⁴-⁹]{1,2}(?![\p{L}\p{M}⁰¹²³⁴-⁹/⁄])/gu, ""],
  [/\s?\([*†‡]+\)|(?<!\p{L})[*†‡§]+(?!\s?\d)|[*†‡§]+(?!\p{L}|\s?\d)/gu, ""],
];

const SPACE = 32;
const isAsciiDigitCode = (code: number) => code >= 48 && code <= 57;
const isAsciiLetterCode = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
/** Fraction characters and precomposed Latin letters, which need no cleaning. */
const isLatinOrFractionCode = (code: number) =>
  (code >= 0xbc && code < 0x250 && code !== 0xbf) || (code >= 0x2150 && code <= 0x215e);
/** Characters that begin a match of `SIGNS` after any other character. */
const SIGN_MARKS = '<&*_"=~\\';

/**
 * Whether a line certainly needs no cleaning: it has only single spaces, and no bullet, markup or special
 * sign.
 */
function isLineClean(text: string): boolean {
  let before = SPACE;
  let lastDot = -2;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (isAsciiLetterCode(code)) {
      // The first branch, because most characters are letters.
    } else if (isAsciiDigitCode(code)) {
      if (before === COMMA || before === FULL_STOP) return false;
    } else if (code === SPACE) {
      if (before === SPACE) return false;
    } else if (code === HYPHEN || code === FULL_STOP) {
      if (i - lastDot <= 2 || before === LOWER_N) return false;
      lastDot = i;
    } else if (code < SPACE || SIGN_MARKS.includes(text.charAt(i))) return false;
    else if (code === APOSTROPHE ? isAsciiDigitCode(before) : code > 126 && !isLatinOrFractionCode(code))
      return false;
    before = code;
  }
  return true;
}

const APOSTROPHE = 39;
const COMMA = 44;
const HYPHEN = 45;
const FULL_STOP = 46;
const LOWER_N = 110;

/**
 * Cleans a line for reading: cuts it to MAX_LINE_LENGTH, normalises it to NFC and single spaces, and removes
 * bullets, markup, dot leaders, footnote marks and invisible characters.
 */
export function cleanIngredientLine(line: string): string {
  // One character less, because the text is later split into a name of 200 and notes of 500 characters, and
  // the split may move before a surrogate pair.
  const text = truncateText(line, MAX_LINE_LENGTH - 1).trim();
  // Half of all lines take this fast path.
  if (isLineClean(text)) return text;
  const composed = BEYOND_ASCII.test(text) ? text.normalize("NFC").replace(UNSEEN, "") : text;
  const normal = composed.replace(BLANKS, " ");
  let start = 0;
  while (start < normal.length && BULLETS.includes(normal.charAt(start))) start += 1;
  const rest = normal.slice(start);
  if (!MAY_HOLD_SIGNS.test(rest)) return rest;
  return SIGNS.reduce((clean, [sign, replacement]) => clean.replace(sign, replacement), rest).trim();
}
