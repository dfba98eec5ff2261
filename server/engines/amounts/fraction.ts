/** An exact number: lowest terms, `d >= 1`, both safe integers. */
export type Fraction = { n: number; d: number };

/** The largest number in an ingredient line. */
export const LARGEST_AMOUNT = 1_000_000;

/** The greatest common divisor of two safe integers; `a` if `b` is 0. */
export function computeGreatestCommonDivisor(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

/** Reduces `n/d` to lowest terms. Throws RangeError unless both are safe integers, n >= 0 and d >= 1. */
export function createReducedFraction(n: number, d = 1): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || n < 0 || d < 1) {
    throw new RangeError("a fraction needs safe integers, n >= 0 and d >= 1");
  }
  if (d === 1) return { n, d };
  const divisor = computeGreatestCommonDivisor(n, d);
  return { n: n / divisor, d: d / divisor };
}

/** Exact a + b, or null if the result is no safe integer. */
export function addFractions(a: Fraction, b: Fraction): Fraction | null {
  // Fast path without BigInt: the result is exact if no product or sum exceeds the safe integers.
  const [n, d] = [a.n * b.d + b.n * a.d, a.d * b.d];
  if (Number.isSafeInteger(n) && Number.isSafeInteger(d)) return createReducedFraction(n, d);
  return createReducedFractionOrNull(
    BigInt(a.n) * BigInt(b.d) + BigInt(b.n) * BigInt(a.d),
    BigInt(a.d) * BigInt(b.d),
  );
}

/** Exact a * b, or null if the result is no safe integer. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction | null {
  return createReducedFractionOrNull(BigInt(a.n) * BigInt(b.n), BigInt(a.d) * BigInt(b.d));
}

/** Compares exactly. Negative, zero or positive if a is less than, equal to or greater than b. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function createReducedFractionOrNull(n: bigint, d: bigint): Fraction | null {
  let [x, y] = [n, d];
  while (y !== 0n) [x, y] = [y, x % y];
  const [top, bottom] = [Number(n / (x || 1n)), Number(d / (x || 1n))];
  return Number.isSafeInteger(top) && Number.isSafeInteger(bottom) ? { n: top, d: bottom } : null;
}
