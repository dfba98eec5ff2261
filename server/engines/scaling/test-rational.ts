/** Rational numbers for the expected results of tests, independent of the engine's own arithmetic. */
export type Rational = readonly [bigint, bigint];

export const rational = (n: bigint | number, d: bigint | number = 1n): Rational => [BigInt(n), BigInt(d)];
export const multiply = (a: Rational, b: Rational): Rational => [a[0] * b[0], a[1] * b[1]];
export const divide = (a: Rational, b: Rational): Rational => [a[0] * b[1], a[1] * b[0]];
export const add = (a: Rational, b: Rational): Rational => [a[0] * b[1] + b[0] * a[1], a[1] * b[1]];
export const subtract = (a: Rational, b: Rational): Rational => [a[0] * b[1] - b[0] * a[1], a[1] * b[1]];
export const isEqual = (a: Rational, b: Rational): boolean => a[0] * b[1] === b[0] * a[1];
export const isLess = (a: Rational, b: Rational): boolean => a[0] * b[1] < b[0] * a[1];
export const isAtMost = (a: Rational, b: Rational): boolean => a[0] * b[1] <= b[0] * a[1];
export const floor = (a: Rational): bigint => a[0] / a[1];

export function computeAbsoluteDifference(a: Rational, b: Rational): Rational {
  const [n, d] = subtract(a, b);
  return [n < 0n ? -n : n, d];
}

export const formatRational = ([n, d]: Rational): string => `${n}/${d} (${Number(n) / Number(d)})`;
