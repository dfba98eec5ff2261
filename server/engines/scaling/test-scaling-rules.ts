import {
  add,
  distance,
  divide,
  formatRational,
  isAtMost,
  isEqual,
  isLess,
  multiply,
  type Rational,
  rational,
} from "./test-rational.ts";
import type { ShownEnd } from "./test-read-shown.ts";
import {
  isSpoon,
  isStepOf,
  nearest,
  type Rule,
  readUnit,
  ruleOf,
  TEASPOONS,
  type UnitWord,
} from "./test-unit-steps.ts";

/** An exact value in the recipe's unit. */
export type Exact = {
  value: Rational;
  unit: string | null;
  uncut: boolean;
  usesKilos: boolean;
  decimals: boolean;
};

/** The value of a shown end and the violated rules. */
export type Verdict = { shown: Rational; needsAbout: boolean; needsNote: boolean; violations: string[] };

const EIGHTH = rational(1, 8);
const isOver = (off: Rational, value: Rational, percent: number) =>
  isLess(multiply(value, rational(percent, 100)), off);
const larger: Record<string, string> = { g: "kg", ml: "l" };
const PER: Record<string, Rational> = { kg: rational(1000), l: rational(1000) };

/** Rounds half up to two decimals, as decimal lines do. */
const inDecimals = ([n, d]: Rational): Rational => rational((n * 200n + d) / (d * 2n), 100);

export function judgeEnd(exact: Exact, end: ShownEnd, isRange: boolean): Verdict {
  const unit = exact.unit === null ? null : readUnit(exact.unit);
  if (isSpoon(unit) && unit) return judgeSpoons(exact, end, unit, isRange);
  const rule = ruleOf(unit?.kind ?? null, exact.uncut);
  if (end.isPinch || (unit?.kind === "tsp" && isLess(exact.value, EIGHTH)))
    return judgePinch(exact, end, rational(1));
  if (rule.smallest && isLess(exact.value, divide(rule.smallest, rational(2)))) {
    return judgeLess(exact, end, rule.smallest, unit);
  }
  const violations: string[] = end.isLess ? ["less than, though not below half a step"] : [];
  const shown = worth(end, unit, exact, violations);
  return judgeStep(exact, shown, rule, violations);
}

/** The sum of the parts in the recipe's unit; only kg, l and the ounces of pounds may replace it. */
function worth(end: ShownEnd, unit: UnitWord | null, exact: Exact, violations: string[]): Rational {
  let total = rational(0);
  for (const part of end.parts) {
    const unitWord = part.unit === "" ? null : readUnit(part.unit);
    const kind = unitWord?.kind ?? null;
    if (kind === (unit?.kind ?? null) && (kind !== null || part.unit === (exact.unit ?? "")))
      total = add(total, part.value);
    else if (kind !== null && unit && larger[unit.kind] === kind && exact.usesKilos) {
      total = add(total, multiply(part.value, PER[kind] ?? rational(1)));
      if (isLess(exact.value, rational(1000))) violations.push("kg or l below a thousand");
    } else if (unit?.kind === "lb" && kind === "oz" && end.parts.length === 2) {
      total = add(total, divide(part.value, rational(16)));
    } else violations.push(`unit "${part.unit}" for "${exact.unit}"`);
  }
  const pounds = unit?.kind === "lb" && !isLess(total, rational(1));
  if (end.parts.length > 1 && !pounds) violations.push("two parts of one unit");
  if (pounds && end.parts[0]?.value[1] !== 1n) violations.push("pounds that are not whole");
  return total;
}

function judgeStep(exact: Exact, shown: Rational, rule: Rule, violations: string[]): Verdict {
  const { value } = exact;
  const step = nearest(value, rule);
  const isWritten = isEqual(shown, step) || (exact.decimals && isEqual(shown, inDecimals(step)));
  if (!isWritten && !isPoundInDecimals(exact, shown, step))
    violations.push(`${formatRational(shown)} is not the nearest step ${formatRational(step)}`);
  const [low, high] = rule.steps(value);
  const off = distance(shown, value);
  const half = divide(distance(high, low), rational(2));
  const slack = exact.decimals ? rational(5, 1000) : rational(0);
  if (isOver(off, value, 5) && isLess(add(half, slack), off))
    violations.push("further off than 5 % and half a step");
  if (shown[0] <= 0n) violations.push("zero");
  const isCount = rule.integersFrom !== null && isAtMost(rule.integersFrom, step);
  const isOff = isOver(off, value, 1);
  return {
    shown,
    needsAbout: isOff && !isCount,
    needsNote: isOff || (isCount && !isEqual(shown, value)),
    violations,
  };
}

/** Quarter ounces of a pound are exact with two decimals. */
const isPoundInDecimals = (exact: Exact, shown: Rational, step: Rational) =>
  exact.decimals && isEqual(shown, step);

function judgePinch(exact: Exact, end: ShownEnd, perTeaspoon: Rational): Verdict {
  const violations: string[] = [];
  if (!end.isPinch) violations.push("no pinch below ⅛ tsp");
  if (!isLess(divide(exact.value, perTeaspoon), EIGHTH)) violations.push("a pinch from ⅛ tsp on");
  if (readUnit(end.parts[0]?.unit ?? "")?.kind !== "tsp") violations.push("a pinch of no teaspoon");
  return { shown: multiply(rational(1, 16), perTeaspoon), needsAbout: false, needsNote: true, violations };
}

function judgeLess(exact: Exact, end: ShownEnd, smallest: Rational, unit: UnitWord | null): Verdict {
  const violations: string[] = [];
  const [part] = end.parts;
  if (!end.isLess) violations.push('no "less than" below half of the smallest step');
  const isSmallest =
    part && (isEqual(part.value, smallest) || (exact.decimals && isEqual(part.value, inDecimals(smallest))));
  if (!isSmallest) violations.push("less than something else than the smallest step");
  if ((part?.unit === "" ? null : (readUnit(part?.unit ?? "")?.kind ?? null)) !== (unit?.kind ?? null))
    violations.push("unit of less than");
  return { shown: rational(0), needsAbout: false, needsNote: true, violations };
}

function judgeSpoons(exact: Exact, end: ShownEnd, unit: UnitWord, isRange: boolean): Verdict {
  const own = TEASPOONS[unit.kind] ?? rational(1);
  const spoons = multiply(exact.value, own);
  const inOwn = (value: Rational) => divide(value, own);
  if (isLess(spoons, EIGHTH)) return judgePinch(exact, end, inOwn(rational(1)));
  const violations: string[] = end.isLess || end.isPinch ? ["less than or pinch from ⅛ tsp on"] : [];
  let total = rational(0);
  for (const part of end.parts) {
    const unitWord = readUnit(part.unit);
    if (!isSpoon(unitWord) || !unitWord) violations.push(`unit "${part.unit}" on the ladder`);
    else total = add(total, multiply(part.value, TEASPOONS[unitWord.kind] ?? rational(1)));
  }
  judgeLadder(spoons, total, end, unit.kind, isRange, exact.decimals, violations);
  const off = distance(total, spoons);
  if (isOver(off, spoons, 5) && isLess(rational(1, 8), off))
    violations.push("further off than 5 % on the ladder");
  const isOff = isOver(off, spoons, 1);
  return { shown: inOwn(total), needsAbout: isOff, needsNote: isOff, violations };
}

const CUP = ruleOf("cup", false);
const SPOON = ruleOf("tsp", false);
const TABLESPOON = ruleOf("tbsp", false);

/** The conversion rules of teaspoons, tablespoons and cups. */
function judgeLadder(
  spoons: Rational,
  total: Rational,
  end: ShownEnd,
  written: string,
  isRange: boolean,
  decimals: boolean,
  violations: string[],
): void {
  const kinds = end.parts.map((part) => readUnit(part.unit)?.kind);
  const isSingle = kinds.length === 1;
  // Two decimals per part: up to half a hundredth of its unit.
  const slack = kinds.reduce(
    (sum, kind) => add(sum, divide(TEASPOONS[kind ?? ""] ?? rational(0), rational(200))),
    rational(0),
  );
  const same = (a: Rational, b: Rational) => isEqual(a, b) || (decimals && isAtMost(distance(a, b), slack));
  const cups = divide(spoons, rational(48));
  const tablespoons = divide(spoons, rational(3));
  const upCup = written !== "cup" && !isLess(cups, rational(1, 4)) && isStepOf(cups, CUP);
  const upSpoon = written === "tsp" && !isLess(tablespoons, rational(1)) && isStepOf(tablespoons, TABLESPOON);
  const expected = upCup ? "cup" : upSpoon ? "tbsp" : null;
  if (expected && !isRange) {
    if (!isSingle || kinds[0] !== expected || !same(total, spoons))
      violations.push(`a step of the ${expected} that is not shown in it`);
    return;
  }
  const own = TEASPOONS[written] ?? rational(1);
  const rule = written === "tbsp" ? TABLESPOON : CUP;
  const step = multiply(nearest(divide(spoons, own), rule), own);
  if (!isOver(distance(step, spoons), spoons, 1)) {
    const stays = isSingle && kinds[0] === written && same(total, step);
    const climbs = isRange && expected === kinds[0] && same(total, spoons);
    // A decimal line writes ⅔ cup as 0.67, also when the amount was in spoons.
    const isCup = decimals && isSingle && kinds[0] === "cup" && same(total, step);
    if (!stays && !climbs && !isCup && !passes(spoons, step))
      violations.push("the written unit is within 1 % and does not stay");
    return;
  }
  if (isStepOf(spoons, SPOON) && !same(total, spoons))
    violations.push("an exact reading is there and not shown");
  if (!same(total, nearest(spoons, SPOON))) violations.push("not the nearest reading");
  if (isSingle && kinds[0] === "tbsp" && !isLess(total, rational(24)))
    violations.push("tbsp alone from ½ cup on");
  if (isSingle && kinds[0] === "tsp" && !isLess(total, rational(3)))
    violations.push("tsp alone from 1 tbsp on");
}

/** Whether a step of cups is between the value and its step, so that a larger amount would show less. */
function passes(spoons: Rational, step: Rational): boolean {
  const [low, high] = CUP.steps(divide(spoons, rational(48)));
  return [low, high].some((cup) => {
    const middle = multiply(cup, rational(48));
    return (
      (isLess(spoons, middle) && isLess(middle, step)) || (isLess(step, middle) && isLess(middle, spoons))
    );
  });
}
