import { getAmountWords, type Language } from "./languages.ts";

// Japanese and Chinese have no spaces between words. This tokenizer cuts lines before spoons and after
// counters: "醤油大さじ1と1/2", "豚肉200gずつ", "鸡蛋3个".

/** A regular expression that matches any of the words, the longest first. */
const createAlternationPattern = (words: readonly string[]) =>
  `(?:${[...words].sort((a, b) => b.length - a.length).join("|")})`;

const { units, about = [], each = [] } = getAmountWords("ja");
const { tsp = [], tbsp = [], cup = [] } = units;
const chinese = getAmountWords("zh");
const chineseUnits = Object.values(chinese.units).flat();
/** Spoons without 大 and 小, which mean a spoon only directly before a number: 大葉 is a leaf. */
const SPOONS = createAlternationPattern([...tsp, ...tbsp].filter((word) => word.length > 1));
const CUPS = createAlternationPattern(cup);
const COUNTERS = createAlternationPattern([
  ...Object.values(units)
    .flat()
    .filter((word) => !/^[大小]$/.test(word)),
  ...chineseUnits,
]);
const DIGITS = "[\\d½¼¾⅓⅔]";
const HAN_DIGITS = "〇一二三四五六七八九";
const HAN_DIGIT = "[一二三四五六七八九两兩]";
/**
 * Matches a number in Han characters: "三", "十二", "二百", "一百五十". "两三" does not match, because it is a range.
 */
const NUMERAL = `(?:${HAN_DIGIT}?百零?(?:${HAN_DIGIT}?十)?${HAN_DIGIT}?|${HAN_DIGIT}?十${HAN_DIGIT}?|${HAN_DIGIT})`;
const ONLY_NUMERAL = new RegExp(`^${NUMERAL}$`);
/** Han numbers, 半 (half), and the number prefixes ひと and ふた of words like ひとつまみ (a pinch). */
const NUMBERS = `(?:${NUMERAL}|半|ひと|ふた)`;
const LEADS = createAlternationPattern([...about, ...each, ...(chinese.about ?? [])]);
/**
 * A number at the start of a Chinese line before a unit: "半个洋葱", "两勺糖". Japanese lines rarely start with one:
 * 三つ葉 is a herb.
 */
const CHINESE_NUMBER = new RegExp(`(?:${NUMERAL}|半)(?=${createAlternationPattern(chineseUnits)})`, "y");

const SPOON = new RegExp(SPOONS, "y");
const COUNTER = new RegExp(
  `${COUNTERS}|[と又](?=${DIGITS}|${SPOONS})|から(?=${DIGITS})|[到至或](?=${DIGITS})|半`,
  "y",
);
/** A spoon or a size directly before its number: "大3", "中1個". */
const SIZES = `(?:${createAlternationPattern(["大きめ", "小さめ", "大", "中", "小"])}(?=${DIGITS}))`;
const NUMBER = new RegExp(`${NUMBERS}(?=${COUNTERS}(?:半|弱|強)?(?:[\\s(（、,]|$))`, "y");
const NUMBER_AFTER_SPOON = new RegExp(NUMBERS, "y");
const LEAD = new RegExp(`${LEADS}(?=${DIGITS}|${SPOONS}|${CUPS}|${NUMBERS}${COUNTERS})`, "y");
const SIZE = new RegExp(SIZES, "y");
/**
 * Matches the start of the next word in a run of letters: a size or cup before its number, a spoon, "about"
 * or "each".
 */
const NEXT = new RegExp(
  `${SIZES}|${SPOONS}(?=${DIGITS}|${NUMBERS}|\\s)|${CUPS}(?=${DIGITS})|${LEADS}(?=${DIGITS}|${SPOONS}|${CUPS})`,
);
/** Maximum length of a word. Longer runs of letters are cut, so that the scan is linear. */
const MAX_WORD_LENGTH = 64;

/** Whether a UTF-16 code is kana (full or half width), kanji, or a mark of repetition or length. */
export const isJapaneseCharCode = (code: number): boolean =>
  (code >= 0x3041 && code <= 0x30fa) ||
  code === 0x3005 ||
  code === 0x30fc ||
  (code >= 0x3300 && code <= 0x9fff) ||
  (code >= 0xff66 && code <= 0xff9f);

const findMatchEndOrZero = (pattern: RegExp, line: string, position: number): number => {
  pattern.lastIndex = position;
  return pattern.test(line) ? pattern.lastIndex : 0;
};

/**
 * The end of the Japanese word that starts at `start`: a spoon, a size, a counter after a number, a number,
 * "about", or the letters up to the next of these. `before` is the kind of the token directly before it.
 */
export function findJapaneseWordEnd(
  line: string,
  start: number,
  before: "number" | "word" | null,
  language: Language,
): number {
  if (
    language === "zh" &&
    before !== "number" &&
    (start === 0 || !isJapaneseCharCode(line.charCodeAt(start - 1)))
  ) {
    const number = findMatchEndOrZero(CHINESE_NUMBER, line, start);
    if (number > 0) return number;
  }
  if (before === "number" || NUMBERS_ALONE.test(line.charAt(start - 1))) {
    const counter = findMatchEndOrZero(COUNTER, line, start);
    if (counter > 0) return counter;
  }
  const single =
    findMatchEndOrZero(SPOON, line, start) ||
    findMatchEndOrZero(SIZE, line, start) ||
    findMatchEndOrZero(LEAD, line, start) ||
    findJapaneseNumberEndOrZero(line, start);
  if (single > 0) return single;
  const most = Math.min(line.length, start + MAX_WORD_LENGTH);
  let end = start + 1;
  while (end < most && isJapaneseCharCode(line.charCodeAt(end))) end += 1;
  const next = line.slice(start + 1, end + 1).search(NEXT);
  return next < 0 ? end : Math.min(start + 1 + next, end);
}

/**
 * The end of a number in characters before a counter or after a spoon ("一片", "ひとつまみ"); 0 if there is none. At
 * the start of a line, such a character belongs to a name (一味, 三つ葉).
 */
function findJapaneseNumberEndOrZero(line: string, start: number): number {
  if (start === 0) return 0;
  const spoon = line.slice(Math.max(0, start - 3), start).trimEnd();
  const isBehindSpoon = /(?:さじ|サジ|匙|カップ)$/.test(spoon);
  if (isBehindSpoon) return findMatchEndOrZero(NUMBER_AFTER_SPOON, line, start);
  const isApart = !isJapaneseCharCode(line.charCodeAt(start - 1)) || /[各約]/.test(line.charAt(start - 1));
  return isApart || NUMBERS_ALONE.test(line.slice(start - 1, start))
    ? findMatchEndOrZero(NUMBER, line, start)
    : 0;
}

const NUMBERS_ALONE = /[一二三四五六七八九十百半两兩]/;

/** The value of a number in Han characters: "二百五十" is 250. Null for other words. */
export function parseHanNumberOrNull(word: string): number | null {
  if (!ONLY_NUMERAL.test(word)) return null;
  let [value, digit] = [0, 0];
  for (const sign of word.replace(/[两兩]/g, "二")) {
    const step = sign === "百" ? 100 : sign === "十" ? 10 : 0;
    if (step > 0) value += (digit || 1) * step;
    digit = step > 0 ? 0 : HAN_DIGITS.indexOf(sign);
  }
  return value + Math.max(digit, 0);
}

/** Full-width characters, dashes and separators of numbers, and digits of other scripts. */
const WIDE =
  /[\u060c\u066b\u066c\u2010-\u2012\u2212\u3000-\u3002\u301c\uff01-\uff5e]|(?![0-9])(?=[\0-\uffff])\p{Nd}/u;
const ALL_WIDE = new RegExp(WIDE.source, "gu");
const WIDE_SIGNS: Readonly<Record<string, string>> = {
  "\u060c": ",",
  "\u066b": ".",
  "\u066c": "'",
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2212": "-",
  "\u3000": " ",
  "\u3001": ",",
  "\u3002": ".",
  "\u301c": "~",
};
/**
 * The digit zero of Arabic, Persian, Indic, Thai and other scripts. The other digits follow it in Unicode.
 */
const ZEROS = [..."٠۰०০੦૦୦௦౦೦൦๐໐༠၀០"].map((zero) => zero.charCodeAt(0));

function toHalfWidthCharacter(sign: string): string {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return WIDE_SIGNS[sign] ?? (zero === undefined ? subtractFullWidthOffset(sign, code) : String(code - zero));
}

const subtractFullWidthOffset = (sign: string, code: number) =>
  code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : sign;

/**
 * Replaces full-width characters and digits of other scripts by ASCII. Each character is replaced by one, so
 * that positions in the line do not change.
 */
export function toHalfWidth(line: string): string {
  return hasCharacterBeyondLatin(line) && WIDE.test(line)
    ? line.replace(ALL_WIDE, toHalfWidthCharacter)
    : line;
}

const FIRST_WIDE = 0x60c;

/** A fast test by a loop, because most lines have no such character and the pattern is slower. */
function hasCharacterBeyondLatin(line: string): boolean {
  for (let i = 0; i < line.length; i += 1) if (line.charCodeAt(i) >= FIRST_WIDE) return true;
  return false;
}
