import { wordsFor } from "./word-lists.ts";

const HAN_DIGITS = new Map(
  [..."〇零一二三四五六七八九"].map((sign, i) => [sign, Math.max(0, i - 1)] as const),
);
HAN_DIGITS.set("两", 2).set("兩", 2);
const HAN_UNITS = new Map([
  ["十", 10],
  ["百", 100],
]);
const HAN = "[〇零一二两兩三四五六七八九十百]";
const HAN_WORD = /^\p{Script=Han}|^\p{Script=Katakana}/u;
const COUNTERS = (["people", "pieces", "dozens"] as const)
  .flatMap(wordsFor)
  .filter((word) => HAN_WORD.test(word));
/** A number before a counting word, possibly after the end of a range. */
const HAN_NUMBER = new RegExp(
  `${HAN}{1,5}(?=(?:[~〜～到至、-]${HAN}{1,5})? ?(?:${COUNTERS.join("|")}))`,
  "gu",
);

/** "二十四" is 24. */
function hanValue(word: string): number {
  let value = 0;
  let digit: number | null = null;
  for (const sign of word) {
    const unit = HAN_UNITS.get(sign);
    if (unit === undefined) digit = (HAN_DIGITS.get(sign) ?? 0) + (digit ?? 0) * 10;
    else {
      value += (digit ?? 1) * unit;
      digit = null;
    }
  }
  return value + (digit ?? 0);
}

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const DECIMAL_DIGIT = /\p{Nd}/u;

/** The value of a digit in any script: the digits of a script follow each other in Unicode. */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DECIMAL_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** A text with the digits 0 to 9 only. `positionOf` maps a position in `line` to one in the text. */
export type NarrowText = { line: string; positionOf: (index: number) => number };

/** Writes digits of all scripts, and Han numbers before counting words, as 0 to 9. */
export function withAsciiNumbers(text: string): NarrowText {
  const digits = text.replace(OTHER_DIGIT, (sign) => String(digitValue(sign)).padEnd(sign.length));
  HAN_NUMBER.lastIndex = 0;
  if (!HAN_NUMBER.test(digits)) return { line: digits, positionOf: (index) => index };
  /** Each number: its place in the text and the difference of lengths up to its end. */
  const shifts: { from: number; to: number; shift: number }[] = [];
  let shift = 0;
  const line = digits.replace(HAN_NUMBER, (word, index: number) => {
    const value = String(hanValue(word));
    shifts.push({
      from: index - shift,
      to: index - shift + value.length,
      shift: shift + word.length - value.length,
    });
    shift += word.length - value.length;
    return value;
  });
  const positionOf = (index: number): number =>
    index + (shifts.findLast(({ to }) => to <= index)?.shift ?? 0);
  return { line, positionOf };
}
