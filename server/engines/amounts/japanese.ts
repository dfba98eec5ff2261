import { amountWordsOf } from "./languages.ts";

// Japanese has no spaces between words: "醤油大さじ1と1/2" and "豚肉200gずつ" are cut at spoons and after counters.

/** Alternatives of a pattern, the longest first. */
const oneOf = (words: readonly string[]) => `(?:${[...words].sort((a, b) => b.length - a.length).join("|")})`;

const { units, about = [], each = [] } = amountWordsOf("ja");
const { tsp = [], tbsp = [], cup = [] } = units;
/** Without 大 and 小, which are a spoon only directly before a number: 大葉 is a leaf. */
const SPOONS = oneOf([...tsp, ...tbsp].filter((word) => word.length > 1));
const CUPS = oneOf(cup);
const COUNTERS = oneOf(
  Object.values(units)
    .flat()
    .filter((word) => !/^[大小]$/.test(word)),
);
const DIGITS = "[\\d½¼¾⅓⅔]";
/** Kanji, and the numbers of words like ひとつまみ. */
const NUMBERS = "(?:[一二三四五六七八九十半]|ひと|ふた)";
const LEADS = oneOf([...about, ...each]);

const SPOON = new RegExp(SPOONS, "y");
const COUNTER = new RegExp(`${COUNTERS}|と(?=${DIGITS}|${SPOONS})|から(?=${DIGITS})`, "y");
/** "大3", "中1個": a spoon or a size directly before its number. */
const SIZES = `(?:${oneOf(["大きめ", "小さめ", "大", "中", "小"])}(?=${DIGITS}))`;
const NUMBER = new RegExp(`${NUMBERS}(?=${COUNTERS}(?:半|弱|強)?(?:[\\s(（、,]|$))`, "y");
const NUMBER_AFTER_SPOON = new RegExp(NUMBERS, "y");
const LEAD = new RegExp(`${LEADS}(?=${DIGITS}|${SPOONS}|${CUPS}|${NUMBERS}${COUNTERS})`, "y");
const SIZE = new RegExp(SIZES, "y");
/**
 * The beginning of a next word within a run of letters: a spoon, a cup before its number, "about" or "each".
 */
const NEXT = new RegExp(
  `${SIZES}|${SPOONS}(?=${DIGITS}|${NUMBERS}|\\s)|${CUPS}(?=${DIGITS})|${LEADS}(?=${DIGITS}|${SPOONS}|${CUPS})`,
);
/** Longer runs are cut, which keeps the scan linear. */
const MAX_WORD_LENGTH = 64;

/** Kana, kanji, their repetition and length marks, and half-width kana. */
export const isJapanese = (code: number): boolean =>
  (code >= 0x3041 && code <= 0x30fa) ||
  code === 0x3005 ||
  code === 0x30fc ||
  (code >= 0x3300 && code <= 0x9fff) ||
  (code >= 0xff66 && code <= 0xff9f);

const match = (pattern: RegExp, line: string, position: number): number => {
  pattern.lastIndex = position;
  return pattern.test(line) ? pattern.lastIndex : 0;
};

/**
 * The end of the Japanese word that starts here: a spoon, the counter of the number before it, a number,
 * "about", or the run of letters up to the next of these. `before` is the kind of token directly before it.
 */
export function japaneseWordEnd(line: string, start: number, before: "number" | "word" | null): number {
  if (before === "number") {
    const counter = match(COUNTER, line, start);
    if (counter > 0) return counter;
  }
  const single =
    match(SPOON, line, start) ||
    match(SIZE, line, start) ||
    match(LEAD, line, start) ||
    numberEnd(line, start);
  if (single > 0) return single;
  const most = Math.min(line.length, start + MAX_WORD_LENGTH);
  let end = start + 1;
  while (end < most && isJapanese(line.charCodeAt(end))) end += 1;
  const next = line.slice(start + 1, end + 1).search(NEXT);
  return next < 0 ? end : Math.min(start + 1 + next, end);
}

/** "一片", "ひとつまみ" after a name: at the start of a line 一 belongs to a name (一味, 三つ葉), after a spoon never. */
function numberEnd(line: string, start: number): number {
  if (start === 0) return 0;
  const spoon = line.slice(Math.max(0, start - 3), start).trimEnd();
  const isBehindSpoon = /(?:さじ|サジ|匙|カップ)$/.test(spoon);
  if (isBehindSpoon) return match(NUMBER_AFTER_SPOON, line, start);
  const isApart = !isJapanese(line.charCodeAt(start - 1)) || /[各約]/.test(line.charAt(start - 1));
  return isApart || NUMBERS_ALONE.test(line.slice(start - 1, start)) ? match(NUMBER, line, start) : 0;
}

const NUMBERS_ALONE = /[一二三四五六七八九十]/;

const WIDE = /[\u3000-\u3002\u301c\uff01-\uff5e]/;
const WIDE_SIGNS: Readonly<Record<string, string>> = {
  "\u3000": " ",
  "\u3001": ",",
  "\u3002": ".",
  "\u301c": "~",
};

/**
 * Replaces full-width digits, letters and marks by narrow ones, character for character, so that positions
 * stay the same.
 */
export function toHalfWidth(line: string): string {
  if (!WIDE.test(line)) return line;
  return line.replace(/[\u3000-\u3002\u301c\uff01-\uff5e]/g, (sign) => {
    return WIDE_SIGNS[sign] ?? String.fromCharCode(sign.charCodeAt(0) - 0xfee0);
  });
}
