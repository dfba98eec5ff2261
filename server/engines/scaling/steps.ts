import type { UnitKind } from "#server/engines/amounts/amounts.ts";
import { compare, type Exact, exact, floor, minus, ONE, over, plus } from "./exact.ts";

/**
 * The values that a unit may show. Below `below`, `parts` repeat in every integer interval (0 included);
 * "digits" means two significant digits.
 */
type Band = { below?: bigint; parts: readonly Exact[] | "digits" | bigint };
export type Steps = { bands: readonly Band[]; smallest: Exact | null };

const parts = (...texts: string[]): Exact[] =>
  ["0/1", ...texts].map((text) => {
    const [n = "0", d = "1"] = text.split("/");
    return exact(BigInt(n), BigInt(d));
  });
const of = (smallest: Exact | null, ...bands: Band[]): Steps => ({ bands, smallest });

const QUARTERS = parts("1/4", "1/2", "3/4");
const KITCHEN = parts("1/8", "1/4", "1/3", "1/2", "2/3", "3/4");

const INTEGERS = of(ONE, { parts: 1n });
const GRAMS = of(null, { below: 1n, parts: "digits" }, { below: 10n, parts: 2n }, { parts: 1n });
const THOUSANDTHS = of(exact(1n, 1000n), { parts: 1000n });
const BY_QUARTER = of(exact(1n, 4n), { parts: 4n });
const BY_HALF = of(exact(1n, 2n), { parts: 2n });
const BY_EIGHTH = of(exact(1n, 8n), { parts: 8n });
const OUNCES = of(exact(1n, 8n), { below: 1n, parts: 8n }, { parts: 4n });
const PINCHES = of(exact(1n, 2n), { below: 3n, parts: 2n }, { parts: 1n });
const DIVISIBLE = of(exact(1n, 4n), { parts: parts("1/4", "1/3", "1/2", "2/3", "3/4") });
const INDIVISIBLE = of(exact(1n, 4n), { below: 1n, parts: QUARTERS }, { parts: 1n });

/** Pounds: fractions below one, else quarter ounces. */
const POUNDS = of(exact(1n, 4n), { below: 1n, parts: DIVISIBLE.bands[0]?.parts ?? 4n }, { parts: 64n });
/** Cups and teaspoons in every language. */
export const SPOONS = of(exact(1n, 8n), { parts: KITCHEN });
export const HALVES = BY_HALF;

const byKind: Record<string, Steps> = {
  g: GRAMS,
  ml: GRAMS,
  mg: INTEGERS,
  kg: THOUSANDTHS,
  l: THOUSANDTHS,
  dl: BY_QUARTER,
  cl: BY_QUARTER,
  cup: SPOONS,
  tsp: SPOONS,
  tbsp: BY_HALF,
  oz: OUNCES,
  "fl oz": OUNCES,
  lb: POUNDS,
  pt: BY_QUARTER,
  qt: BY_QUARTER,
  gal: BY_QUARTER,
  stick: BY_EIGHTH,
  in: BY_HALF,
  cm: BY_HALF,
  pinch: PINCHES,
  handful: PINCHES,
  slice: PINCHES,
  sprig: PINCHES,
  bunch: PINCHES,
  clove: INDIVISIBLE,
  sheet: INDIVISIBLE,
  leaf: INDIVISIBLE,
};

/**
 * The rounding steps of a unit. `indivisible`: the counted items cannot be cut (eggs). Unknown units are
 * divisible.
 */
export function stepsOf(kind: UnitKind | null, indivisible: boolean): Steps {
  const ruled = kind && Object.hasOwn(byKind, kind.id) ? byKind[kind.id] : undefined;
  return ruled ?? (indivisible ? INDIVISIBLE : DIVISIBLE);
}

/** The steps around a value; both equal the value if it is a step. */
export function stepsAround(value: Exact, { bands }: Steps): [Exact, Exact] {
  const band = bands.find(({ below }) => below === undefined || value.n < below * value.d);
  const repeated = band?.parts ?? 1n;
  if (repeated === "digits") return around(value, digitsOf(value));
  if (typeof repeated === "bigint") return around(value, repeated);
  const base = exact(floor(value));
  const rest = minus(value, base);
  let low = repeated[0] ?? ONE;
  for (const part of repeated) {
    const order = compare(part, rest);
    if (order === 0) return [value, value];
    if (order > 0) return [plus(base, low), plus(base, part)];
    low = part;
  }
  return [plus(base, low), plus(base, ONE)];
}

function around(value: Exact, perOne: bigint): [Exact, Exact] {
  const low = (value.n * perOne) / value.d;
  if (low * value.d === value.n * perOne) return [value, value];
  return [exact(low, perOne), exact(low + 1n, perOne)];
}

/** Steps per unit for two significant digits of a value below one. */
function digitsOf(value: Exact): bigint {
  let perOne = 100n;
  while (value.n > 0n && value.n * perOne < 10n * value.d) perOne *= 10n;
  return perOne;
}

/** The nearest step; the upper one on a tie. */
export function nearestStep(value: Exact, steps: Steps): Exact {
  const [low, high] = stepsAround(value, steps);
  return compare(minus(value, low), minus(high, value)) < 0 ? low : high;
}

export const isStep = (value: Exact, steps: Steps): boolean => stepsAround(value, steps)[0] === value;

/** Below half of the smallest step, only "less than" is shown. */
export function isBelowSteps(value: Exact, { smallest }: Steps): boolean {
  return smallest !== null && compare(value, over(smallest, exact(2n))) < 0;
}

/** Whether a value is an integer count, which carries no "about". */
export function isIntegerCount(value: Exact, steps: Steps): boolean {
  const from = steps === INDIVISIBLE ? 1n : steps === PINCHES ? 3n : null;
  return from !== null && value.n >= from * value.d;
}
