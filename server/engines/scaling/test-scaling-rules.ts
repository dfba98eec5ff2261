import {
  add,
  computeAbsoluteDifference,
  divide,
  floor,
  formatRational,
  isAtMost,
  isEqual,
  isLess,
  multiply,
  type Rational,
  rational,
  subtract,
} from "./test-rational.ts";
import type { ShownEnd } from "./test-read-shown.ts";
import {
  findRoundingRule,
  findUnitWordOrNull,
  isEnglishSpoonOrCupUnit,
  isStepOfRule,
  type Rule,
  roundToNearestRuleStep,
  TEASPOONS,
  type UnitWord,
} from "./test-unit-steps.ts";

/**
 * An exact value in the recipe's unit. `shownIn` is the unit to which it must convert (g and kg, ml and l),
 * or null.
 */
export type Exact = {
  value: Rational;
  unit: string | null;
  uncut: boolean;
  isPack: boolean;
  shownIn: string | null;
};

/** The value of one end of a shown amount, and the rules that it violates. */
export type Verdict = { shown: Rational; needsAbout: boolean; needsNote: boolean; violations: string[] };

const EIGHTH = rational(1, 8);
const isOverPercentOf = (off: Rational, value: Rational, percent: number) =>
  isLess(multiply(value, rational(percent, 100)), off);
/** The size of metric units in kg or l. */
const PER: Record<string, Rational> = {
  kg: rational(1),
  l: rational(1),
  g: rational(1, 1000),
  ml: rational(1, 1000),
};
const OTHERS: Record<string, string> = { g: "kg", ml: "l", kg: "g", l: "ml" };

/**
 * The metric unit to which values must convert: kg or l from 1,000 g or ml on, g or ml below 0.1 kg or l;
 * otherwise null.
 */
export function findExpectedOtherUnitOrNull(kind: string, values: readonly Rational[]): string | null {
  const isLarge = (value: Rational) =>
    !isLess(roundToNearestRuleStep(value, findRoundingRule(kind, false)), rational(1000));
  const isSmall = (value: Rational) => isLess(value, rational(1, 10));
  const isOther = /^(?:g|ml)$/.test(kind) ? values.every(isLarge) : values.every(isSmall);
  return isOther ? (OTHERS[kind] ?? null) : null;
}

/** The size of one metric unit in another: 1,000 for kg in g. */
export const computeUnitRatio = (kind: string, other: string): Rational =>
  divide(PER[kind] ?? rational(1), PER[other] ?? rational(1));

/** Fractions by the two decimals to which they are rounded or truncated. */
const ROUNDED = new Map<number, Rational>();
for (const d of [16, 8, 6, 3]) {
  for (let n = 1; n < d; n += 1)
    for (const hundredths of [Math.floor((100 * n) / d), Math.floor((100 * n) / d + 0.5)])
      ROUNDED.set(hundredths, rational(n, d));
}

/** The value of a decimal in a non-metric unit, in which 0.33 means 1/3. */
export function toExpectedFraction(value: Rational): Rational {
  const hundredths = multiply(value, rational(100));
  if (hundredths[0] % hundredths[1] !== 0n) return value;
  const base = rational(floor(value));
  const rest = multiply(subtract(value, base), rational(100));
  const part = ROUNDED.get(Number(floor(rest)));
  return part ? add(base, part) : value;
}

export function judgeShownAmountEnd(exact: Exact, end: ShownEnd, isRange: boolean): Verdict {
  const unit = exact.unit === null ? null : findUnitWordOrNull(exact.unit);
  if (isEnglishSpoonOrCupUnit(unit) && unit && !exact.isPack) return judgeSpoons(exact, end, unit, isRange);
  const { shownIn } = exact;
  if (shownIn !== null && unit) {
    const per = computeUnitRatio(shownIn, unit.kind);
    const other = { ...exact, value: divide(exact.value, per), unit: shownIn, shownIn: null };
    const verdict = judgeShownAmountEnd(other, end, isRange);
    return { ...verdict, shown: multiply(verdict.shown, per) };
  }
  const rule = findRoundingRule(unit?.kind ?? null, exact.uncut, exact.isPack);
  if (end.isPinch || (unit?.kind === "tsp" && isLess(exact.value, EIGHTH)))
    return judgePinch(exact, end, rational(1));
  if (rule.smallest && isLess(exact.value, divide(rule.smallest, rational(2)))) {
    return unit?.kind === "lb"
      ? judgeLessThan(end, rational(1, 4), findUnitWordOrNull("oz"))
      : judgeLessThan(end, rule.smallest, unit);
  }
  const violations: string[] = end.isLess ? ["less than, though not below half a step"] : [];
  const shown = sumPartsOfEnd(end, unit, exact, violations);
  return judgeRoundingStep(exact, shown, rule, violations);
}

/**
 * The value of a shown end in the recipe's unit. Only ounces may replace pounds; any other unit is a
 * violation.
 */
function sumPartsOfEnd(end: ShownEnd, unit: UnitWord | null, exact: Exact, violations: string[]): Rational {
  let total = rational(0);
  for (const part of end.parts) {
    const unitWord = part.unit === "" ? null : findUnitWordOrNull(part.unit);
    const kind = unitWord?.kind ?? null;
    if (kind === (unit?.kind ?? null) && (kind !== null || part.unit === (exact.unit ?? "")))
      total = add(total, part.value);
    else if (unit?.kind === "lb" && kind === "oz") {
      total = add(total, divide(part.value, rational(16)));
    } else violations.push(`unit "${part.unit}" for "${exact.unit}"`);
  }
  const pounds = unit?.kind === "lb" && !isLess(total, rational(1));
  const hasOunces = end.parts.some((part) => findUnitWordOrNull(part.unit)?.kind === "oz");
  if (unit?.kind === "lb" && !pounds && hasOunces && isMultipleOfTwelfth(total))
    violations.push("ounces for a third or quarter of a pound");
  if (end.parts.length > 1 && !pounds) violations.push("two parts of one unit");
  if (pounds && end.parts[0]?.value[1] !== 1n) violations.push("pounds that are not whole");
  return total;
}

function judgeRoundingStep(exact: Exact, shown: Rational, rule: Rule, violations: string[]): Verdict {
  const { value } = exact;
  const step = roundToNearestRuleStep(value, rule);
  if (!isEqual(shown, step))
    violations.push(`${formatRational(shown)} is not the nearest step ${formatRational(step)}`);
  const [low, high] = rule.steps(value);
  const off = computeAbsoluteDifference(shown, value);
  if (
    isOverPercentOf(off, value, 5) &&
    isLess(divide(computeAbsoluteDifference(high, low), rational(2)), off)
  )
    violations.push("further off than 5 % and half a step");
  if (shown[0] <= 0n) violations.push("zero");
  const isCount = rule.integersFrom !== null && isAtMost(rule.integersFrom, step);
  const isOff = isOverPercentOf(off, value, 1);
  return {
    shown,
    needsAbout: isOff && !isCount,
    needsNote: isOff || (isCount && !isEqual(shown, value)),
    violations,
  };
}

function judgePinch(exact: Exact, end: ShownEnd, perTeaspoon: Rational): Verdict {
  const violations: string[] = [];
  if (!end.isPinch) violations.push("no pinch below ⅛ tsp");
  if (!isLess(divide(exact.value, perTeaspoon), EIGHTH)) violations.push("a pinch from ⅛ tsp on");
  if (findUnitWordOrNull(end.parts[0]?.unit ?? "")?.kind !== "tsp") violations.push("a pinch of no teaspoon");
  return { shown: multiply(rational(1, 16), perTeaspoon), needsAbout: false, needsNote: true, violations };
}

function judgeLessThan(end: ShownEnd, smallest: Rational, unit: UnitWord | null): Verdict {
  const violations: string[] = [];
  const [part] = end.parts;
  if (!end.isLess) violations.push('no "less than" below half of the smallest step');
  if (!part || !isEqual(part.value, smallest))
    violations.push("less than something else than the smallest step");
  if (
    (part?.unit === "" ? null : (findUnitWordOrNull(part?.unit ?? "")?.kind ?? null)) !== (unit?.kind ?? null)
  )
    violations.push("unit of less than");
  return { shown: rational(0), needsAbout: false, needsNote: true, violations };
}

const CUP = findRoundingRule("cup", false);
const SPOON = findRoundingRule("tsp", false);
const TABLESPOON = findRoundingRule("tbsp", false);
const isMultipleOfTwelfth = (value: Rational) => (value[0] * 12n) % value[1] === 0n;
const isMultipleOfHalf = (value: Rational) => (value[0] * 2n) % value[1] === 0n;
const isIntegerRational = (value: Rational) => value[0] % value[1] === 0n;

function judgeSpoons(exact: Exact, end: ShownEnd, unit: UnitWord, isRange: boolean): Verdict {
  const own = TEASPOONS[unit.kind] ?? rational(1);
  const spoons = multiply(exact.value, own);
  if (isLess(spoons, EIGHTH)) return judgePinch(exact, end, divide(rational(1), own));
  const violations: string[] = end.isLess || end.isPinch ? ["less than or pinch from ⅛ tsp on"] : [];
  const parts = end.parts.map((part) => ({
    value: part.value,
    kind: findUnitWordOrNull(part.unit)?.kind ?? "",
  }));
  const total = parts.reduce(
    (sum, { value, kind }) => add(sum, multiply(value, TEASPOONS[kind] ?? rational(0))),
    rational(0),
  );
  if (!arePartsMeasurableInKitchen(parts)) violations.push("nobody measures that");
  const off = computeAbsoluteDifference(total, spoons);
  const isOff = isOverPercentOf(off, spoons, 1);
  if (isOff && hasNearerMeasurableAmount(spoons, off)) violations.push("not the nearest measurable amount");
  if (isOff && isOverPercentOf(off, spoons, 5) && isLess(EIGHTH, off))
    violations.push("further off than 5 %");
  violations.push(...judgeSpoonUnits(spoons, total, parts, unit.kind, isRange));
  return { shown: divide(total, own), needsAbout: isOff, needsNote: isOff, violations };
}

type Part = { value: Rational; kind: string };

/** Whether common spoons and cups can measure an amount of these parts. */
export function arePartsMeasurableInKitchen([first, second, ...rest]: readonly Part[]): boolean {
  if (!first || rest.length > 0) return false;
  if (!second) {
    if (first.kind === "tsp") return isStepOfRule(first.value, SPOON) && isAtMost(first.value, rational(6));
    if (first.kind === "tbsp") return isMultipleOfHalf(first.value) && isAtMost(first.value, rational(16));
    return first.kind === "cup" && isStepOfRule(first.value, CUP) && isAtMost(EIGHTH, first.value);
  }
  if (first.kind === "tbsp")
    return (
      isIntegerRational(first.value) &&
      isLess(first.value, rational(8)) &&
      second.kind === "tsp" &&
      isStepOfRule(second.value, SPOON) &&
      isLess(second.value, rational(3))
    );
  if (first.kind !== "cup" || !isMeasurableCupAmount(first.value) || !isMultipleOfHalf(second.value))
    return false;
  if (second.kind === "tbsp") return isLess(second.value, rational(4));
  return second.kind === "tsp" && isLess(second.value, rational(6));
}

/** Whether a part of a cup may be combined with spoons. Eighths may not. */
const isMeasurableCupAmount = (cups: Rational) => isMultipleOfTwelfth(cups) && isStepOfRule(cups, CUP);

/**
 * Whether spoons and cups can measure an amount nearer than `off`. All such amounts are multiples of 1/24
 * tsp.
 */
export function hasNearerMeasurableAmount(spoons: Rational, off: Rational): boolean {
  const parts = floor(multiply(spoons, rational(24)));
  const reach = floor(multiply(off, rational(24))) + 1n;
  for (let n = parts - reach; n <= parts + reach; n += 1n) {
    const amount = rational(n, 24);
    if (n > 0n && isLess(computeAbsoluteDifference(amount, spoons), off) && isMeasurableSpoonAmount(amount))
      return true;
  }
  return false;
}

function isMeasurableSpoonAmount(spoons: Rational): boolean {
  const cups = divide(spoons, rational(48));
  if (arePartsMeasurableInKitchen([{ value: cups, kind: "cup" }])) return true;
  if (arePartsMeasurableInKitchen([{ value: divide(spoons, rational(3)), kind: "tbsp" }])) return true;
  if (isLess(spoons, rational(24))) return isStepOfRule(spoons, SPOON);
  for (let twelfths = floor(multiply(cups, rational(12))); twelfths > 0n; twelfths -= 1n) {
    const part = rational(twelfths, 12);
    const rest = subtract(spoons, multiply(part, rational(48)));
    if (isAtMost(rational(12), rest)) return false;
    const first = { value: part, kind: "cup" };
    if (arePartsMeasurableInKitchen([first, { value: rest, kind: "tsp" }])) return true;
    if (arePartsMeasurableInKitchen([first, { value: divide(rest, rational(3)), kind: "tbsp" }])) return true;
  }
  return false;
}

/**
 * Checks the unit: an amount that is a step of a larger unit is shown in it. Otherwise the written unit is
 * used if it is within 1 % and below 6 tsp or 16 tbsp.
 */
function judgeSpoonUnits(
  spoons: Rational,
  total: Rational,
  parts: readonly Part[],
  written: string,
  isRange: boolean,
): string[] {
  const cups = divide(spoons, rational(48));
  const tablespoons = divide(spoons, rational(3));
  const kind = parts.length === 1 ? parts[0]?.kind : null;
  const isCups = written !== "cup" && !isLess(cups, rational(1, 4)) && isStepOfRule(cups, CUP);
  const isTablespoons =
    written === "tsp" &&
    !isLess(tablespoons, rational(1)) &&
    isLess(tablespoons, rational(16)) &&
    isStepOfRule(tablespoons, TABLESPOON);
  if (isCups || isTablespoons) {
    const isShown = isEqual(total, spoons) && (isRange || kind === (isCups ? "cup" : "tbsp"));
    return isShown ? [] : ["a step of a larger unit that is not shown in it"];
  }
  const isLong = isAtMost(written === "tsp" ? rational(6) : rational(48), spoons);
  if (written !== "cup" && isLong) return [];
  const own = TEASPOONS[written] ?? rational(1);
  const step = multiply(
    roundToNearestRuleStep(divide(spoons, own), written === "tbsp" ? TABLESPOON : CUP),
    own,
  );
  if (isOverPercentOf(computeAbsoluteDifference(step, spoons), spoons, 1)) return [];
  const stays = isEqual(total, step) && (isRange || kind === written || kind === "cup" || kind === "tbsp");
  return stays ? [] : ["the written unit is within 1 % and does not stay"];
}
