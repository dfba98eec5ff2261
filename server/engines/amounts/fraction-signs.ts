/** The fraction characters of Unicode with numerator and denominator. */
export const FRACTION_SIGNS: Readonly<Record<string, readonly [n: number, d: number]>> = {
  "½": [1, 2],
  "⅓": [1, 3],
  "⅔": [2, 3],
  "¼": [1, 4],
  "¾": [3, 4],
  "⅕": [1, 5],
  "⅖": [2, 5],
  "⅗": [3, 5],
  "⅘": [4, 5],
  "⅙": [1, 6],
  "⅚": [5, 6],
  "⅐": [1, 7],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
  "⅑": [1, 9],
  "⅒": [1, 10],
};

/** The largest denominator whose characters most fonts have. Most fonts lack sevenths, ninths and tenths. */
const IN_MOST_FONTS = 8;

const signs = new Map(
  Object.entries(FRACTION_SIGNS)
    .filter(([, [, d]]) => d <= IN_MOST_FONTS && d !== 7)
    .map(([sign, [n, d]]) => [`${n}/${d}`, sign]),
);

/** The character of a fraction below one in lowest terms ("½" for 1/2); undefined if most fonts lack it. */
export function findUnicodeFractionCharacter(n: number | bigint, d: number | bigint): string | undefined {
  return signs.get(`${n}/${d}`);
}
