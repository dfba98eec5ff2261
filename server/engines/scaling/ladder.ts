import {
  compareExact,
  createExactFraction,
  divideExact,
  type Exact,
  isOverOnePercent,
  multiplyExact,
  subtractExact,
} from "./exact.ts";
import { HALVES, isStep, roundToNearestStep, SPOONS } from "./steps.ts";

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

const inSpoons = (teaspoons: Exact, spoon: Spoon): SpoonPart => ({
  value: divideExact(teaspoons, TEASPOONS[spoon]),
  spoon,
});
const isMultiple = (value: Exact, unit: Exact) => divideExact(value, unit).d === 1n;
const isCupStep = (teaspoons: Exact) =>
  compareExact(teaspoons, QUARTER_CUP) >= 0 && isStep(divideExact(teaspoons, CUP), SPOONS);

/**
 * Splits an amount of at least ⅛ tsp into one or two measures. Within 1 %, it is rounded to a step of the
 * written unit or else of a tablespoon, otherwise to the nearest amount that two measures give. The result
 * grows with the amount. With `mayClimb`, an amount that is a step of a larger measure is shown in that
 * measure.
 */
export function splitTeaspoonsIntoMeasures(teaspoons: Exact, written: Spoon, mayClimb: boolean): SpoonPart[] {
  const spoon = practicalSpoon(teaspoons, written);
  const amount = isCupStep(teaspoons) ? teaspoons : nearestAmount(teaspoons, spoon);
  const climbed = mayClimb ? climb(amount, spoon) : null;
  if (climbed) return [climbed];
  return isStep(divideExact(amount, TEASPOONS[spoon]), STEPS[spoon])
    ? [inSpoons(amount, spoon)]
    : split(amount);
}

/** The written measure, but tablespoons from 6 tsp on and cups from 16 tbsp on. */
function practicalSpoon(teaspoons: Exact, written: Spoon): Spoon {
  if (written === "cup" || compareExact(teaspoons, CUP) >= 0) return "cup";
  return compareExact(teaspoons, MAX_TEASPOONS) >= 0 ? "tbsp" : written;
}

function nearestAmount(teaspoons: Exact, spoon: Spoon): Exact {
  for (const measure of compareExact(teaspoons, CUP) < 0 ? [spoon, "tbsp" as const] : [spoon]) {
    const step = multiplyExact(
      roundToNearestStep(divideExact(teaspoons, TEASPOONS[measure]), STEPS[measure]),
      TEASPOONS[measure],
    );
    if (!isOverOnePercent(step, teaspoons)) return step;
  }
  if (compareExact(teaspoons, HALF_CUP) < 0) return roundToNearestStep(teaspoons, SPOONS);
  const halves = (teaspoons.n * 2n) / teaspoons.d;
  const low = nextReadable(halves, -1n);
  const high = nextReadable(halves + 1n, 1n);
  return compareExact(subtractExact(teaspoons, low), subtractExact(high, teaspoons)) < 0 ? low : high;
}

/** The nearest amount in the direction of `step` that two measures give, searched in half teaspoons. */
function nextReadable(halves: bigint, step: bigint): Exact {
  const amount = createExactFraction(halves, 2n);
  return splitCups(amount) ? amount : nextReadable(halves + step, step);
}

/**
 * The amount in a larger measure if it is a step of that measure (from 1 tbsp or ¼ cup on); otherwise null.
 */
function climb(teaspoons: Exact, spoon: Spoon): SpoonPart | null {
  if (spoon !== "cup" && isCupStep(teaspoons)) return inSpoons(teaspoons, "cup");
  const isTablespoons = spoon === "tsp" && compareExact(teaspoons, TABLESPOON) >= 0;
  return isTablespoons && isMultiple(teaspoons, HALF_TABLESPOON) ? inSpoons(teaspoons, "tbsp") : null;
}

/**
 * Splits an amount into teaspoons below 1 tbsp, tablespoons below ½ cup, otherwise cups, with the rest in a
 * smaller measure.
 */
function split(teaspoons: Exact): SpoonPart[] {
  if (compareExact(teaspoons, TABLESPOON) < 0) return [inSpoons(teaspoons, "tsp")];
  if (compareExact(teaspoons, HALF_CUP) >= 0) return splitCups(teaspoons) ?? [inSpoons(teaspoons, "cup")];
  if (isMultiple(teaspoons, HALF_TABLESPOON)) return [inSpoons(teaspoons, "tbsp")];
  const tablespoons = createExactFraction(teaspoons.n / (teaspoons.d * 3n));
  return [
    { value: tablespoons, spoon: "tbsp" },
    inSpoons(subtractExact(teaspoons, multiplyExact(tablespoons, TABLESPOON)), "tsp"),
  ];
}

/**
 * Splits an amount into cups and a rest: "1 cup plus 3 tbsp", "¾ cup plus 4 tsp". Null unless the rest is
 * less than ¼ cup in tablespoons or less than 6 tsp.
 */
function splitCups(teaspoons: Exact): SpoonPart[] | null {
  if (isCupStep(teaspoons)) return [inSpoons(teaspoons, "cup")];
  const cups = teaspoons.n / (teaspoons.d * 48n);
  for (const part of [cups, cups - 1n].flatMap((full) =>
    CUP_PARTS.map((part) => createExactFraction(full * 48n + part)),
  )) {
    const rest = subtractExact(teaspoons, part);
    if (part.n <= 0n || rest.n < 0n || compareExact(rest, QUARTER_CUP) >= 0) continue;
    const isTablespoons = compareExact(rest, TABLESPOON) >= 0 && isMultiple(rest, HALF_TABLESPOON);
    if (isTablespoons) return [inSpoons(part, "cup"), inSpoons(rest, "tbsp")];
    if (compareExact(rest, MAX_TEASPOONS) < 0) return [inSpoons(part, "cup"), inSpoons(rest, "tsp")];
  }
  return null;
}
