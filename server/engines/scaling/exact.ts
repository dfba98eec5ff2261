import type { Fraction } from "#server/engines/amounts/amounts.ts";

/** An exact number of any size: lowest terms, `d >= 1n`. Scaling computes in these alone. */
export type Exact = { n: bigint; d: bigint };

export function exact(n: bigint, d = 1n): Exact {
  let [x, y] = [n < 0n ? -n : n, d];
  while (y !== 0n) [x, y] = [y, x % y];
  return x > 1n ? { n: n / x, d: d / x } : { n, d };
}

export const ZERO: Exact = { n: 0n, d: 1n };
export const ONE: Exact = { n: 1n, d: 1n };

export const fromFraction = ({ n, d }: Fraction): Exact => exact(BigInt(n), BigInt(d));

/** As a stored fraction; null where it leaves the safe integers. */
export function toFraction({ n, d }: Exact): Fraction | null {
  const [top, bottom] = [Number(n), Number(d)];
  return Number.isSafeInteger(top) && Number.isSafeInteger(bottom) ? { n: top, d: bottom } : null;
}

const DIGITS = 10n ** 17n;

/** The nearest number, whatever the size of its parts. */
export function toNumber({ n, d }: Exact): number {
  const fraction = toFraction({ n, d });
  return fraction ? fraction.n / fraction.d : Number(n / d) + Number(((n % d) * DIGITS) / d) / 1e17;
}

export const times = (a: Exact, b: Exact): Exact => exact(a.n * b.n, a.d * b.d);
export const over = (a: Exact, b: Exact): Exact => exact(a.n * b.d, a.d * b.n);
export const plus = (a: Exact, b: Exact): Exact => exact(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Exact, b: Exact): Exact => exact(a.n * b.d - b.n * a.d, a.d * b.d);
export const whole = (a: Exact): bigint => a.n / a.d;

/** Negative, zero or positive, as a is below, equal to or above b. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether `shown` is more than one part in a hundred away from `value`. */
export function isOverOnePercent(shown: Exact, value: Exact): boolean {
  const difference = minus(shown, value);
  const distance = difference.n < 0n ? -difference.n : difference.n;
  return distance * 100n * value.d > value.n * difference.d;
}
