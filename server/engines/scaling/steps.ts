import type { UnitKind } from "#server/engines/amounts/amounts.ts";
import {
  addExact,
  compareExact,
  createExactFraction,
  divideExact,
  type Exact,
  floorExact,
  ONE,
  subtractExact,
} from "./exact.ts";

/**
 * The values to which a unit may be rounded. They apply to values less than `below`. A list is repeated after
 * each integer, a bigint is the number of steps per unit, "digits" means two significant digits and "any"
 * every value.
 */
type Band = { below?: bigint; parts: readonly Exact[] | "digits" | "any" | bigint };
export type Steps = { bands: readonly Band[]; smallest: Exact | null };

const parseFractionList = (text: string): Exact[] =>
  ["0/1", ...text.split(" ")].map((part) => {
    const [n = "0", d = "1"] = part.split("/");
    return createExactFraction(BigInt(n), BigInt(d));
  });
const createRoundingSteps = (smallest: Exact | null, ...bands: Band[]): Steps => ({ bands, smallest });
const createUniformRoundingSteps = (perOne: bigint): Steps =>
  createRoundingSteps(createExactFraction(1n, perOne), { parts: perOne });

const THIRDS_AND_QUARTERS = parseFractionList("1/4 1/3 1/2 2/3 3/4");

/** Steps of grams and millilitres: two digits below 1, halves below 10, then integers. */
export const GRAMS = createRoundingSteps(
  null,
  { below: 1n, parts: "digits" },
  { below: 10n, parts: 2n },
  { parts: 1n },
);
const OUNCES = createRoundingSteps(createExactFraction(1n, 8n), { below: 1n, parts: 8n }, { parts: 4n });
const PINCHES = createRoundingSteps(createExactFraction(1n, 2n), { below: 3n, parts: 2n }, { parts: 1n });
const PORTIONS = createRoundingSteps(createExactFraction(1n, 4n), { parts: THIRDS_AND_QUARTERS });
const COUNTS = createRoundingSteps(
  createExactFraction(1n, 4n),
  { below: 3n, parts: THIRDS_AND_QUARTERS },
  { parts: 1n },
);
/** A part of one pack is not rounded, because its weight is shown. */
const PACKS = createRoundingSteps(null, { below: 1n, parts: "any" }, ...COUNTS.bands);
const INDIVISIBLE = createRoundingSteps(createExactFraction(1n, 4n), { below: 1n, parts: 4n }, { parts: 1n });
const ounceQuarters = Array.from({ length: 64 }, (_, n) => createExactFraction(BigInt(n), 64n));
/** Steps of pounds: quarter ounces and, below one pound, thirds. */
const POUNDS = createRoundingSteps(
  createExactFraction(1n, 64n),
  {
    below: 1n,
    parts: [...ounceQuarters, createExactFraction(1n, 3n), createExactFraction(2n, 3n)].sort(compareExact),
  },
  { parts: 64n },
);
/** Steps of cups and teaspoons in every language. */
export const SPOONS = createRoundingSteps(createExactFraction(1n, 8n), {
  parts: parseFractionList("1/8 1/4 1/3 1/2 2/3 3/4"),
});
export const HALVES = createUniformRoundingSteps(2n);

const byKind: Record<string, Steps> = {
  g: GRAMS,
  ml: GRAMS,
  mg: createUniformRoundingSteps(1n),
  dag: createUniformRoundingSteps(10n),
  hg: createUniformRoundingSteps(100n),
  kg: createUniformRoundingSteps(1000n),
  l: createUniformRoundingSteps(1000n),
  dl: createUniformRoundingSteps(20n),
  cl: createUniformRoundingSteps(20n),
  cup: SPOONS,
  tsp: SPOONS,
  dsp: HALVES,
  tbsp: HALVES,
  oz: OUNCES,
  "fl oz": OUNCES,
  lb: POUNDS,
  pfund: PORTIONS,
  pt: PORTIONS,
  qt: PORTIONS,
  gal: PORTIONS,
  stick: createUniformRoundingSteps(8n),
  in: HALVES,
  cm: HALVES,
  mm: createUniformRoundingSteps(1n),
  dozen: createUniformRoundingSteps(12n),
  pinch: PINCHES,
  handful: PINCHES,
  slice: PINCHES,
  sprig: PINCHES,
  bunch: PINCHES,
  clove: INDIVISIBLE,
  sheet: INDIVISIBLE,
  leaf: INDIVISIBLE,
};

/** The properties of a line that determine its rounding steps. */
export type Countable = {
  unit: string | null;
  /** The amount counts packs of a known size. */
  isPack?: boolean;
  /** The counted items cannot be divided, such as eggs. */
  isIndivisible: boolean;
};

/**
 * The rounding steps of a line, by its unit. Eggs and similar items without a unit have steps of their own.
 */
export function findRoundingSteps(kind: UnitKind | null, { unit, isPack, isIndivisible }: Countable): Steps {
  if (isPack || kind?.container) return PACKS;
  const ruled = kind && Object.hasOwn(byKind, kind.id) ? byKind[kind.id] : undefined;
  if (ruled) return ruled;
  if (isIndivisible) return INDIVISIBLE;
  return unit === null || kind ? COUNTS : PORTIONS;
}

/** The next step below and above a value. Both are the value itself if it is a step. */
function findStepsAround(value: Exact, { bands }: Steps): [Exact, Exact] {
  const band = bands.find(({ below }) => below === undefined || value.n < below * value.d);
  const repeated = band?.parts ?? 1n;
  if (repeated === "any") return [value, value];
  if (repeated === "digits") return findMultiplesAround(value, computePartsForTwoDigits(value));
  if (typeof repeated === "bigint") return findMultiplesAround(value, repeated);
  const base = createExactFraction(floorExact(value));
  const rest = subtractExact(value, base);
  let low = repeated[0] ?? ONE;
  for (const part of repeated) {
    const order = compareExact(part, rest);
    if (order === 0) return [value, value];
    if (order > 0) return [addExact(base, low), addExact(base, part)];
    low = part;
  }
  return [addExact(base, low), addExact(base, ONE)];
}

function findMultiplesAround(value: Exact, perOne: bigint): [Exact, Exact] {
  const low = (value.n * perOne) / value.d;
  if (low * value.d === value.n * perOne) return [value, value];
  return [createExactFraction(low, perOne), createExactFraction(low + 1n, perOne)];
}

/**
 * The power of ten, at least 100, by which a value is multiplied before rounding so that two significant digits
 * remain: 1,000 for 0.042.
 */
function computePartsForTwoDigits(value: Exact): bigint {
  let perOne = 100n;
  while (value.n > 0n && value.n * perOne < 10n * value.d) perOne *= 10n;
  return perOne;
}

/** Rounds to the nearest step; half-way values are rounded up. */
export function roundToNearestStep(value: Exact, steps: Steps): Exact {
  const [low, high] = findStepsAround(value, steps);
  return compareExact(subtractExact(value, low), subtractExact(high, value)) < 0 ? low : high;
}

export const isValueOnStep = (value: Exact, steps: Steps): boolean =>
  findStepsAround(value, steps)[0] === value;

/** Whether a value is too small for any step, so that "less than" the smallest step is shown. */
export function isBelowHalfOfSmallestStep(value: Exact, { smallest }: Steps): boolean {
  return smallest !== null && compareExact(value, divideExact(smallest, createExactFraction(2n))) < 0;
}

/** Whether a value is large enough to be rounded to an integer of items, which is shown without "about". */
export function isCountShownAsInteger(value: Exact, steps: Steps): boolean {
  const from = steps === INDIVISIBLE ? 1n : steps === PINCHES ? 3n : null;
  return from !== null && value.n >= from * value.d;
}
