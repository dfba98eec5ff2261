import {
  compareExact,
  createExactFraction,
  divideExact,
  type Exact,
  isRoundedByOverOnePercent,
  multiplyExact,
  subtractExact,
} from "./exact.ts";
import { HALVES, isValueOnStep, roundToNearestStep, SPOONS } from "./steps.ts";

/** English measures, which convert into one another exactly. */
export type Spoon = "tsp" | "tbsp" | "cup";
/** An amount in one measure. A result has at most two of them: "1 cup" and "3 tbsp". */
export type SpoonPart = { value: Exact; spoon: Spoon };

export const TEASPOONS: Record<Spoon, Exact> = {
  tsp: createExactFraction(1n),
  tbsp: createExactFraction(3n),
  cup: createExactFraction(48n),
};
const STEPS = { tsp: SPOONS, tbsp: HALVES, cup: SPOONS };
const TABLESPOON = TEASPOONS.tbsp;
const CUP = TEASPOONS.cup;
const HALF_TABLESPOON = createExactFraction(3n, 2n);
const QUARTER_CUP = createExactFraction(12n);
const HALF_CUP = createExactFraction(24n);
/** From this amount on, tablespoons are used instead of teaspoons. */
const MAX_TEASPOONS = createExactFraction(6n);
/**
 * Parts of a cup that may be combined with another measure, in teaspoons, the largest first. Eighths are
 * excluded.
 */
const CUP_PARTS = [36n, 32n, 24n, 16n, 12n, 0n];

const convertTeaspoonsToSpoon = (teaspoons: Exact, spoon: Spoon): SpoonPart => ({
  value: divideExact(teaspoons, TEASPOONS[spoon]),
  spoon,
});
const isMultipleOfUnit = (value: Exact, unit: Exact) => divideExact(value, unit).d === 1n;
const isReadableCupAmount = (teaspoons: Exact) =>
  compareExact(teaspoons, QUARTER_CUP) >= 0 && isValueOnStep(divideExact(teaspoons, CUP), SPOONS);

/**
 * Splits an amount of at least ⅛ tsp into one or two measures. Within 1 %, it is rounded to a step of the
 * written unit or else of a tablespoon, otherwise to the nearest amount that two measures give. The result
 * grows with the amount. With `mayClimb`, an amount that is a step of a larger measure is shown in that
 * measure.
 */
export function splitTeaspoonsIntoMeasures(teaspoons: Exact, written: Spoon, mayClimb: boolean): SpoonPart[] {
  const spoon = choosePracticalSpoon(teaspoons, written);
  const amount = isReadableCupAmount(teaspoons) ? teaspoons : findNearestMeasurableAmount(teaspoons, spoon);
  const climbed = mayClimb ? convertToLargerSpoonOrNull(amount, spoon) : null;
  if (climbed) return [climbed];
  return isValueOnStep(divideExact(amount, TEASPOONS[spoon]), STEPS[spoon])
    ? [convertTeaspoonsToSpoon(amount, spoon)]
    : splitTeaspoonsIntoSpoons(amount);
}

/** The written measure, but tablespoons from 6 tsp on and cups from 16 tbsp on. */
function choosePracticalSpoon(teaspoons: Exact, written: Spoon): Spoon {
  if (written === "cup" || compareExact(teaspoons, CUP) >= 0) return "cup";
  return compareExact(teaspoons, MAX_TEASPOONS) >= 0 ? "tbsp" : written;
}

function findNearestMeasurableAmount(teaspoons: Exact, spoon: Spoon): Exact {
  for (const measure of compareExact(teaspoons, CUP) < 0 ? [spoon, "tbsp" as const] : [spoon]) {
    const step = multiplyExact(
      roundToNearestStep(divideExact(teaspoons, TEASPOONS[measure]), STEPS[measure]),
      TEASPOONS[measure],
    );
    if (!isRoundedByOverOnePercent(step, teaspoons)) return step;
  }
  if (compareExact(teaspoons, HALF_CUP) < 0) return roundToNearestStep(teaspoons, SPOONS);
  const halves = (teaspoons.n * 2n) / teaspoons.d;
  const low = findNextMeasurableAmount(halves, -1n);
  const high = findNextMeasurableAmount(halves + 1n, 1n);
  return compareExact(subtractExact(teaspoons, low), subtractExact(high, teaspoons)) < 0 ? low : high;
}

/** The nearest amount in the direction of `step` that two measures give, searched in half teaspoons. */
function findNextMeasurableAmount(halves: bigint, step: bigint): Exact {
  const amount = createExactFraction(halves, 2n);
  return splitIntoCupsAndSpoonsOrNull(amount) ? amount : findNextMeasurableAmount(halves + step, step);
}

/**
 * The amount in a larger measure if it is a step of that measure (from 1 tbsp or ¼ cup on); otherwise null.
 */
function convertToLargerSpoonOrNull(teaspoons: Exact, spoon: Spoon): SpoonPart | null {
  if (spoon !== "cup" && isReadableCupAmount(teaspoons)) return convertTeaspoonsToSpoon(teaspoons, "cup");
  const isTablespoons = spoon === "tsp" && compareExact(teaspoons, TABLESPOON) >= 0;
  return isTablespoons && isMultipleOfUnit(teaspoons, HALF_TABLESPOON)
    ? convertTeaspoonsToSpoon(teaspoons, "tbsp")
    : null;
}

/**
 * Splits an amount into teaspoons below 1 tbsp, tablespoons below ½ cup, otherwise cups, with the rest in a
 * smaller measure.
 */
function splitTeaspoonsIntoSpoons(teaspoons: Exact): SpoonPart[] {
  if (compareExact(teaspoons, TABLESPOON) < 0) return [convertTeaspoonsToSpoon(teaspoons, "tsp")];
  if (compareExact(teaspoons, HALF_CUP) >= 0)
    return splitIntoCupsAndSpoonsOrNull(teaspoons) ?? [convertTeaspoonsToSpoon(teaspoons, "cup")];
  if (isMultipleOfUnit(teaspoons, HALF_TABLESPOON)) return [convertTeaspoonsToSpoon(teaspoons, "tbsp")];
  const tablespoons = createExactFraction(teaspoons.n / (teaspoons.d * 3n));
  return [
    { value: tablespoons, spoon: "tbsp" },
    convertTeaspoonsToSpoon(subtractExact(teaspoons, multiplyExact(tablespoons, TABLESPOON)), "tsp"),
  ];
}

/**
 * Splits an amount into cups and a rest: "1 cup plus 3 tbsp", "¾ cup plus 4 tsp". Null unless the rest is
 * less than ¼ cup in tablespoons or less than 6 tsp.
 */
function splitIntoCupsAndSpoonsOrNull(teaspoons: Exact): SpoonPart[] | null {
  if (isReadableCupAmount(teaspoons)) return [convertTeaspoonsToSpoon(teaspoons, "cup")];
  const cups = teaspoons.n / (teaspoons.d * 48n);
  for (const part of [cups, cups - 1n].flatMap((full) =>
    CUP_PARTS.map((part) => createExactFraction(full * 48n + part)),
  )) {
    const rest = subtractExact(teaspoons, part);
    if (part.n <= 0n || rest.n < 0n || compareExact(rest, QUARTER_CUP) >= 0) continue;
    const isTablespoons = compareExact(rest, TABLESPOON) >= 0 && isMultipleOfUnit(rest, HALF_TABLESPOON);
    if (isTablespoons) return [convertTeaspoonsToSpoon(part, "cup"), convertTeaspoonsToSpoon(rest, "tbsp")];
    if (compareExact(rest, MAX_TEASPOONS) < 0)
      return [convertTeaspoonsToSpoon(part, "cup"), convertTeaspoonsToSpoon(rest, "tsp")];
  }
  return null;
}
