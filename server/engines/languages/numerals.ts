import { HAN_SIGN, parseHanNumber } from "./han-numbers.ts";
import { getWordsOfListInAllLanguages } from "./word-lists.ts";

const HAN_WORD = /^\p{Script=Han}|^\p{Script=Katakana}/u;
const COUNTERS = (["people", "pieces", "dozens"] as const)
  .flatMap(getWordsOfListInAllLanguages)
  .filter((word) => HAN_WORD.test(word));
/** Matches a number in Chinese characters before a counting word, including the lower end of a range. */
const HAN_NUMBER = new RegExp(
  `${HAN_SIGN}{1,5}(?=(?:[~〜～到至、-]${HAN_SIGN}{1,5})? ?(?:${COUNTERS.join("|")}))`,
  "gu",
);

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const DECIMAL_DIGIT = /\p{Nd}/u;

/** The value of a digit in any script. Unicode encodes the ten digits of a script consecutively. */
function parseDigitOfAnyScript(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DECIMAL_DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** A text whose digits are 0 to 9. `positionOf` maps a position in `line` to one in the original text. */
export type NarrowText = { line: string; positionOf: (index: number) => number };

/** Replaces digits of all scripts, and Chinese numbers before counting words, by the digits 0 to 9. */
export function toAsciiNumbersWithPositions(text: string): NarrowText {
  const digits = text.replace(OTHER_DIGIT, (sign) => String(parseDigitOfAnyScript(sign)).padEnd(sign.length));
  HAN_NUMBER.lastIndex = 0;
  if (!HAN_NUMBER.test(digits)) return { line: digits, positionOf: (index) => index };
  /** For each replaced number its range in `line`, and how much longer the original text is up to its end. */
  const shifts: { from: number; to: number; shift: number }[] = [];
  let shift = 0;
  const line = digits.replace(HAN_NUMBER, (word, index: number) => {
    const value = String(parseHanNumber(word));
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
