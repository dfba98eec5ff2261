import { compare, type Exact, exact, isOverOnePercent, minus, over, times } from "./exact.ts";
import { HALVES, isStep, nearestStep, SPOONS, stepsAround } from "./steps.ts";

/** The English measures that convert into one another. */
export type Spoon = "tsp" | "tbsp" | "cup";
/** An amount in one measure; up to two are combined: "1 cup" and "3 tbsp". */
export type SpoonPart = { value: Exact; spoon: Spoon };

const TEASPOONS: Record<Spoon, Exact> = { tsp: exact(1n), tbsp: exact(3n), cup: exact(48n) };
const STEPS = { tsp: SPOONS, tbsp: HALVES, cup: SPOONS };
const TABLESPOON = TEASPOONS.tbsp;
const QUARTER_CUP = exact(12n);
const HALF_CUP = exact(24n);
const HALF_TABLESPOON = exact(3n, 2n);
/** Parts of a cup that may be combined with another measure, in teaspoons, largest first; no eighths. */
const CUP_PARTS = [36n, 32n, 24n, 16n, 12n, 0n];

export const inTeaspoons = ({ value, spoon }: SpoonPart): Exact => times(value, TEASPOONS[spoon]);
const inSpoons = (teaspoons: Exact, spoon: Spoon): SpoonPart => ({
  value: over(teaspoons, TEASPOONS[spoon]),
  spoon,
});
const isMultiple = (value: Exact, unit: Exact) => over(value, unit).d === 1n;

/** The amount in a larger measure if it is a step there (from 1 tbsp or ¼ cup); else null. */
export function convertUp(teaspoons: Exact, written: Spoon): SpoonPart | null {
  if (written !== "cup" && isCupStep(teaspoons)) return inSpoons(teaspoons, "cup");
  const tablespoons = written === "tsp" && compare(teaspoons, TABLESPOON) >= 0;
  return tablespoons && isMultiple(teaspoons, HALF_TABLESPOON) ? inSpoons(teaspoons, "tbsp") : null;
}

const isCupStep = (teaspoons: Exact) =>
  compare(teaspoons, QUARTER_CUP) >= 0 && isStep(over(teaspoons, TEASPOONS.cup), SPOONS);

/**
 * Splits an amount of at least ⅛ tsp into one or two measures, exactly if possible, else to the nearest
 * amount. Larger amounts never give smaller results.
 */
export function splitSpoons(teaspoons: Exact, written: Spoon, mayClimb: boolean): SpoonPart[] {
  const climbed = mayClimb ? convertUp(teaspoons, written) : null;
  if (climbed) return [climbed];
  const own = over(teaspoons, TEASPOONS[written]);
  const step = nearestStep(own, STEPS[written]);
  if (!isOverOnePercent(step, own) && !crossesCupStep(teaspoons, step, written)) {
    return [{ value: step, spoon: written }];
  }
  return splitExactly(nearestStep(teaspoons, SPOONS), written);
}

/**
 * Whether the nearest step of the written unit lies beyond a step in cups (21½ tbsp for 21.3, where 21⅓ is 1⅓
 * cups) and would exceed the result of a larger amount.
 */
function crossesCupStep(teaspoons: Exact, step: Exact, written: Spoon): boolean {
  if (written !== "tbsp") return false;
  const shown = times(step, TABLESPOON);
  const [low, high] = stepsAround(over(teaspoons, TEASPOONS.cup), SPOONS).map((cups) =>
    times(cups, TEASPOONS.cup),
  );
  if (!low || !high || compare(high, QUARTER_CUP) < 0) return false;
  if (compare(shown, teaspoons) > 0) return compare(teaspoons, high) < 0 && compare(high, shown) < 0;
  return compare(low, QUARTER_CUP) >= 0 && compare(shown, low) < 0 && compare(low, teaspoons) < 0;
}

/** Splits a multiple of ⅛ tsp: below 1 tbsp into tsp, below ½ cup into tbsp, else into cups. */
export function splitExactly(teaspoons: Exact, written: Spoon): SpoonPart[] {
  if (compare(teaspoons, TABLESPOON) < 0) return [inSpoons(teaspoons, "tsp")];
  if (isCupStep(teaspoons)) return [inSpoons(teaspoons, "cup")];
  if (compare(teaspoons, HALF_CUP) < 0) return splitTablespoons(teaspoons);
  return (
    splitCups(teaspoons) ?? (written === "tbsp" ? splitTablespoons(teaspoons) : cupsAndTeaspoons(teaspoons))
  );
}

function splitTablespoons(teaspoons: Exact): SpoonPart[] {
  if (isMultiple(teaspoons, HALF_TABLESPOON)) return [inSpoons(teaspoons, "tbsp")];
  const tablespoons = exact(teaspoons.n / (teaspoons.d * 3n));
  const rest = minus(teaspoons, times(tablespoons, TABLESPOON));
  return [{ value: tablespoons, spoon: "tbsp" }, inSpoons(rest, "tsp")];
}

/** "1 cup plus 3 tbsp", preferring full tablespoons. */
function splitCups(teaspoons: Exact): SpoonPart[] | null {
  for (const unit of [TABLESPOON, HALF_TABLESPOON]) {
    for (const cups of cupsBelow(teaspoons)) {
      const rest = minus(teaspoons, cups);
      if (compare(rest, QUARTER_CUP) < 0 && isMultiple(rest, unit)) {
        return [inSpoons(cups, "cup"), inSpoons(rest, "tbsp")];
      }
    }
  }
  return null;
}

function cupsAndTeaspoons(teaspoons: Exact): SpoonPart[] {
  const [cups = HALF_CUP] = cupsBelow(teaspoons);
  return [inSpoons(cups, "cup"), inSpoons(minus(teaspoons, cups), "tsp")];
}

/** Steps of cups up to an amount of at least ½ cup, in teaspoons, largest first. */
function cupsBelow(teaspoons: Exact): Exact[] {
  const cupCount = teaspoons.n / (teaspoons.d * 48n);
  return [cupCount, cupCount - 1n]
    .filter((cups) => cups >= 0n)
    .flatMap((cups) => CUP_PARTS.map((part) => exact(cups * 48n + part)))
    .filter((cups) => cups.n > 0n && compare(cups, teaspoons) <= 0);
}
