import {
  isSpoon,
  isStepOf,
  nearest,
  type Rule,
  ruleOf,
  TEASPOONS,
  type UnitWord,
  unitMeant,
} from "./kitchen.ts";
import {
  add,
  distance,
  divide,
  inWords,
  isAtMost,
  isEqual,
  isLess,
  multiply,
  type Rational,
  rational,
} from "./rational.ts";
import type { ShownEnd } from "./read-shown.ts";

/** One exact value and the unit that the recipe gives it. */
export type Exact = {
  value: Rational;
  unit: string | null;
  uncut: boolean;
  usesKilos: boolean;
  decimals: boolean;
};

/** A shown end measured against the contract: what it is worth, and which rules it breaks. */
export type Verdict = { shown: Rational; needsAbout: boolean; needsNote: boolean; breaks: string[] };

const EIGHTH = rational(1, 8);
const isOver = (off: Rational, value: Rational, percent: number) =>
  isLess(multiply(value, rational(percent, 100)), off);
const larger: Record<string, string> = { g: "kg", ml: "l" };
const PER: Record<string, Rational> = { kg: rational(1000), l: rational(1000) };

/** Rounded to two decimals, halves up, as a decimal line writes its steps. */
const inDecimals = ([n, d]: Rational): Rational => rational((n * 200n + d) / (d * 2n), 100);

export function judgeEnd(exact: Exact, end: ShownEnd, isRange: boolean): Verdict {
  const unit = exact.unit === null ? null : unitMeant(exact.unit);
  if (isSpoon(unit) && unit) return judgeSpoons(exact, end, unit, isRange);
  const rule = ruleOf(unit?.kind ?? null, exact.uncut);
  if (end.isPinch || (unit?.kind === "tsp" && isLess(exact.value, EIGHTH)))
    return judgePinch(exact, end, rational(1));
  if (rule.smallest && isLess(exact.value, divide(rule.smallest, rational(2)))) {
    return judgeLess(exact, end, rule.smallest, unit);
  }
  const breaks: string[] = end.isLess ? ["less than, though not below half a step"] : [];
  const shown = worth(end, unit, exact, breaks);
  return judgeStep(exact, shown, rule, breaks);
}

/** The value of the parts in the recipe's unit, which is kept but for kg, l and the ounces of pounds. */
function worth(end: ShownEnd, unit: UnitWord | null, exact: Exact, breaks: string[]): Rational {
  let total = rational(0);
  for (const part of end.parts) {
    const meant = part.unit === "" ? null : unitMeant(part.unit);
    const kind = meant?.kind ?? null;
    if (kind === (unit?.kind ?? null) && (kind !== null || part.unit === (exact.unit ?? "")))
      total = add(total, part.value);
    else if (kind !== null && unit && larger[unit.kind] === kind && exact.usesKilos) {
      total = add(total, multiply(part.value, PER[kind] ?? rational(1)));
      if (isLess(exact.value, rational(1000))) breaks.push("kg or l below a thousand");
    } else if (unit?.kind === "lb" && kind === "oz" && end.parts.length === 2) {
      total = add(total, divide(part.value, rational(16)));
    } else breaks.push(`unit "${part.unit}" for "${exact.unit}"`);
  }
  const pounds = unit?.kind === "lb" && !isLess(total, rational(1));
  if (end.parts.length > 1 && !pounds) breaks.push("two parts of one unit");
  if (pounds && end.parts[0]?.value[1] !== 1n) breaks.push("pounds that are not whole");
  return total;
}

function judgeStep(exact: Exact, shown: Rational, rule: Rule, breaks: string[]): Verdict {
  const { value } = exact;
  const step = nearest(value, rule);
  const isWritten = isEqual(shown, step) || (exact.decimals && isEqual(shown, inDecimals(step)));
  if (!isWritten && !isPoundInDecimals(exact, shown, step))
    breaks.push(`${inWords(shown)} is not the nearest step ${inWords(step)}`);
  const [low, high] = rule.steps(value);
  const off = distance(shown, value);
  const half = divide(distance(high, low), rational(2));
  const slack = exact.decimals ? rational(5, 1000) : rational(0);
  if (isOver(off, value, 5) && isLess(add(half, slack), off))
    breaks.push("further off than 5 % and half a step");
  if (shown[0] <= 0n) breaks.push("zero");
  const isCount = rule.whole !== null && isAtMost(rule.whole, step);
  const isOff = isOver(off, value, 1);
  return {
    shown,
    needsAbout: isOff && !isCount,
    needsNote: isOff || (isCount && !isEqual(shown, value)),
    breaks,
  };
}

/** Ounces of a pound in a decimal line are quarters, which two decimals hold. */
const isPoundInDecimals = (exact: Exact, shown: Rational, step: Rational) =>
  exact.decimals && isEqual(shown, step);

function judgePinch(exact: Exact, end: ShownEnd, perTeaspoon: Rational): Verdict {
  const breaks: string[] = [];
  if (!end.isPinch) breaks.push("no pinch below ⅛ tsp");
  if (!isLess(divide(exact.value, perTeaspoon), EIGHTH)) breaks.push("a pinch from ⅛ tsp on");
  if (unitMeant(end.parts[0]?.unit ?? "")?.kind !== "tsp") breaks.push("a pinch of no teaspoon");
  return { shown: multiply(rational(1, 16), perTeaspoon), needsAbout: false, needsNote: true, breaks };
}

function judgeLess(exact: Exact, end: ShownEnd, smallest: Rational, unit: UnitWord | null): Verdict {
  const breaks: string[] = [];
  const [part] = end.parts;
  if (!end.isLess) breaks.push('no "less than" below half of the smallest step');
  const isSmallest =
    part && (isEqual(part.value, smallest) || (exact.decimals && isEqual(part.value, inDecimals(smallest))));
  if (!isSmallest) breaks.push("less than something else than the smallest step");
  if ((part?.unit === "" ? null : (unitMeant(part?.unit ?? "")?.kind ?? null)) !== (unit?.kind ?? null))
    breaks.push("unit of less than");
  return { shown: rational(0), needsAbout: false, needsNote: true, breaks };
}

function judgeSpoons(exact: Exact, end: ShownEnd, unit: UnitWord, isRange: boolean): Verdict {
  const own = TEASPOONS[unit.kind] ?? rational(1);
  const spoons = multiply(exact.value, own);
  const inOwn = (value: Rational) => divide(value, own);
  if (isLess(spoons, EIGHTH)) return judgePinch(exact, end, inOwn(rational(1)));
  const breaks: string[] = end.isLess || end.isPinch ? ["less than or pinch from ⅛ tsp on"] : [];
  let total = rational(0);
  for (const part of end.parts) {
    const meant = unitMeant(part.unit);
    if (!isSpoon(meant) || !meant) breaks.push(`unit "${part.unit}" on the ladder`);
    else total = add(total, multiply(part.value, TEASPOONS[meant.kind] ?? rational(1)));
  }
  judgeLadder(spoons, total, end, unit.kind, isRange, exact.decimals, breaks);
  const off = distance(total, spoons);
  if (isOver(off, spoons, 5) && isLess(rational(1, 8), off))
    breaks.push("further off than 5 % on the ladder");
  const isOff = isOver(off, spoons, 1);
  return { shown: inOwn(total), needsAbout: isOff, needsNote: isOff, breaks };
}

const CUP = ruleOf("cup", false);
const SPOON = ruleOf("tsp", false);
const TABLESPOON = ruleOf("tbsp", false);

/** Rule 4, said once more. */
function judgeLadder(
  spoons: Rational,
  total: Rational,
  end: ShownEnd,
  written: string,
  isRange: boolean,
  decimals: boolean,
  breaks: string[],
): void {
  const kinds = end.parts.map((part) => unitMeant(part.unit)?.kind);
  const isSingle = kinds.length === 1;
  // Two decimals of each part: up to half a hundredth of its unit.
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
      breaks.push(`a step of the ${expected} that is not shown in it`);
    return;
  }
  const own = TEASPOONS[written] ?? rational(1);
  const rule = written === "tbsp" ? TABLESPOON : CUP;
  const step = multiply(nearest(divide(spoons, own), rule), own);
  if (!isOver(distance(step, spoons), spoons, 1)) {
    const stays = isSingle && kinds[0] === written && same(total, step);
    const climbs = isRange && expected === kinds[0] && same(total, spoons);
    // ⅔ cup is written 0.67: a decimal line says so of what is written within it too.
    const isCup = decimals && isSingle && kinds[0] === "cup" && same(total, step);
    if (!stays && !climbs && !isCup && !passes(spoons, step))
      breaks.push("the written unit is within 1 % and does not stay");
    return;
  }
  if (isStepOf(spoons, SPOON) && !same(total, spoons)) breaks.push("an exact reading is there and not shown");
  if (!same(total, nearest(spoons, SPOON))) breaks.push("not the nearest reading");
  if (isSingle && kinds[0] === "tbsp" && !isLess(total, rational(24)))
    breaks.push("tbsp alone from ½ cup on");
  if (isSingle && kinds[0] === "tsp" && !isLess(total, rational(3))) breaks.push("tsp alone from 1 tbsp on");
}

/** A step of tablespoons beyond one of cups would be more than a larger amount shows. */
function passes(spoons: Rational, step: Rational): boolean {
  const [low, high] = CUP.steps(divide(spoons, rational(48)));
  return [low, high].some((cup) => {
    const at = multiply(cup, rational(48));
    return (isLess(spoons, at) && isLess(at, step)) || (isLess(step, at) && isLess(at, spoons));
  });
}
