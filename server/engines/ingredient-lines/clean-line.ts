import { INVISIBLE } from "#server/engines/amounts/amounts.ts";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";

/** The longest text that is read of a line; the rest is dropped. */
export const MAX_LINE_LENGTH = RECIPE_LIMITS.line;

/** Cuts to a length without splitting a surrogate pair. */
export function cutText(text: string, length: number): string {
  const end = Math.min(text.length, length);
  const last = text.charCodeAt(end - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? end - 1 : end);
}

/** Bullets. U+F0B7 and U+F0A7 are those of Word's symbol font. */
const BULLETS = " \uF0B7\uF0A7•▢☐□◦‣▪*·–—-";

/** Joiners stay between letters of other scripts than Latin, and in emoji. */
const UNSEEN = new RegExp(
  `(?![\\u200b-\\u200d])[${INVISIBLE}]|(?<=^|[\\s\\p{Script=Latin}\\p{N}\\p{P}])[\\u200c\\u200d]`,
  "gu",
);
const MAY_HOLD_SIGNS = /[<&*_"”″†‡§¹²³⁴-⁹]|\d''|\d[.,]\d\/|\bin\.|[.·…‥・=~–—-]\s?[.·…‥・=~–—-]/;
/** Replacements for markup, inch signs, leader dots and footnote marks. */
const SIGNS: readonly [RegExp, string][] = [
  // Struck-out text.
  [/~~[^~]{1,60}~~ ?|<(s|del|strike)>[^<]{1,60}<\/\1> ?/gi, ""],
  // "1.1/2" is 1 1/2.
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

/**
 * A line ready to be read: cut, in NFC, with spaces as its only white space, without a bullet, markup, leader
 * dots, footnote marks and characters without a glyph.
 */
export function cleanLine(line: string): string {
  // One less, because a name of 200 and notes of 500 may have to be split before a surrogate pair.
  const text = cutText(line, MAX_LINE_LENGTH - 1).trim();
  // ASCII is already in NFC.
  const normal = /^[ -~]*$/.test(text)
    ? text.replace(/ {2,}/g, " ")
    : text
        .normalize("NFC")
        .replace(UNSEEN, "")
        .replace(/[\s\u200b]+/g, " ");
  let start = 0;
  while (start < normal.length && BULLETS.includes(normal.charAt(start))) start += 1;
  const rest = normal.slice(start);
  if (!MAY_HOLD_SIGNS.test(rest)) return rest;
  return SIGNS.reduce((clean, [sign, replacement]) => clean.replace(sign, replacement), rest).trim();
}
