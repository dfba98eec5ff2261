const HAN_DIGITS = new Map(
  [..."〇零一二三四五六七八九"].map((sign, i) => [sign, Math.max(0, i - 1)] as const),
);
HAN_DIGITS.set("两", 2).set("兩", 2);
const HAN_UNITS = new Map([
  ["十", 10],
  ["百", 100],
]);
/** A character class of the Chinese characters that form numbers. */
export const HAN_SIGN = "[〇零一二两兩三四五六七八九十百]";

/** The value of a number of at most five Chinese characters: 24 for "二十四". */
export function parseHanNumber(word: string): number {
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
