import { computeGreatestCommonDivisor, type Fraction } from "#server/engines/amounts/amounts.ts";

/** An exact number in lowest terms with `d >= 1n`. All scaling is computed with such numbers. */
export type Exact = { n: bigint; d: bigint };

export function createExactFraction(n: bigint, d = 1n): Exact {
  if (d === 1n) return { n, d };
  const common = computeCommonFactor(n < 0n ? -n : n, d);
  return common === 1n ? { n, d } : { n: n / common, d: d / common };
}

/** Computes with numbers while they are safe integers, because every bigint operation allocates memory. */
function computeCommonFactor(n: bigint, d: bigint): bigint {
  const top = Number(n);
  const bottom = Number(d);
  if (Number.isSafeInteger(top) && Number.isSafeInteger(bottom))
    return BigInt(computeGreatestCommonDivisor(top, bottom));
  return d === 0n ? n : computeCommonFactor(d, n % d);
}

export const ZERO: Exact = { n: 0n, d: 1n };
export const ONE: Exact = { n: 1n, d: 1n };

export const toExactFraction = ({ n, d }: Fraction): Exact => createExactFraction(BigInt(n), BigInt(d));

/** Converts to a fraction of numbers; null if it exceeds the safe integers. */
export function toSafeFractionOrNull({ n, d }: Exact): Fraction | null {
  const top = Number(n);
  const bottom = Number(d);
  return Number.isSafeInteger(top) && Number.isSafeInteger(bottom) ? { n: top, d: bottom } : null;
}

const DIGITS = 10n ** 17n;

/** The nearest double. Numerator and denominator may exceed the safe integers. */
export function exactToNumber({ n, d }: Exact): number {
  const fraction = toSafeFractionOrNull({ n, d });
  return fraction ? fraction.n / fraction.d : Number(n / d) + Number(((n % d) * DIGITS) / d) / 1e17;
}

export const multiplyExact = (a: Exact, b: Exact): Exact => createExactFraction(a.n * b.n, a.d * b.d);
export const divideExact = (a: Exact, b: Exact): Exact => createExactFraction(a.n * b.d, a.d * b.n);

/** The exact sum. If one number is an integer, the result needs no reduction. */
export function addExact(a: Exact, b: Exact): Exact {
  if (b.d === 1n) return { n: a.n + b.n * a.d, d: a.d };
  if (a.d === 1n) return { n: a.n * b.d + b.n, d: b.d };
  return createExactFraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export const subtractExact = (a: Exact, b: Exact): Exact => addExact(a, { n: -b.n, d: b.d });
export const floorExact = (a: Exact): bigint => a.n / a.d;

/** Negative, zero or positive if a is less than, equal to or greater than b. */
export function compareExact(a: Exact, b: Exact): number {
  const isLike = a.d === b.d;
  const left = isLike ? a.n : a.n * b.d;
  const right = isLike ? b.n : b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Whether `shown` differs from `value` by more than 1 %. */
export function isRoundedByOverOnePercent(shown: Exact, value: Exact): boolean {
  const difference = subtractExact(shown, value);
  const distance = difference.n < 0n ? -difference.n : difference.n;
  return distance * 100n * value.d > value.n * difference.d;
}
