import fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Amount,
  type AmountForm,
  createReducedFraction,
  type Fraction,
  formatIngredientLine,
} from "#server/engines/amounts/amounts.ts";
import { scaling } from "#server/texts/en/scaling.ts";
import { createOnDemandScaler, type ScalableLine, type ScaledLine } from "./scaling.ts";
import {
  add,
  computeAbsoluteDifference,
  divide,
  formatRational,
  isEqual,
  isLess,
  multiply,
  type Rational,
  rational,
} from "./test-rational.ts";
import { parseExactNotes, parseShownAmount, type ShownText } from "./test-read-shown.ts";
import {
  arePartsMeasurableInKitchen,
  computeUnitRatio,
  findExpectedOtherUnitOrNull,
  hasNearerMeasurableAmount,
  judgeShownAmountEnd,
  toExpectedFraction,
} from "./test-scaling-rules.ts";
import {
  findRoundingRule,
  findUnitWordOrNull,
  isStepOfRule,
  roundToNearestRuleStep,
  unitWords,
} from "./test-unit-steps.ts";

const RUNS = Number(process.env.FUZZ_RUNS ?? 500);
const METRIC = new Set(["g", "ml", "mg", "dag", "hg", "kg", "l", "dl", "cl", "cm", "mm"]);

type Counted = Extract<Amount, { kind: "one" | "range" }>;
type Numbered = { value: Fraction; as: AmountForm };

const upTo = (max: number) => fc.integer({ min: 1, max });
const integers: fc.Arbitrary<Numbered> = fc
  .oneof(upTo(5), upTo(20), upTo(1000))
  .map((n) => ({ value: createReducedFraction(n), as: "whole" }));
const parted: fc.Arbitrary<Numbered> = fc
  .tuple(
    fc.constantFrom([1, 8], [1, 4], [1, 3], [1, 2], [2, 3], [3, 4], [3, 8], [1, 16], [1, 5], [5, 6]),
    fc.integer({ min: 0, max: 12 }),
  )
  .map(([[n = 1, d = 1], base]) => ({ value: createReducedFraction(base * d + n, d), as: "fraction" }));
const decimal: fc.Arbitrary<Numbered> = fc
  .tuple(
    fc.constantFrom(10, 100, 1000),
    fc.oneof(upTo(5), upTo(50), upTo(2000)),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([places, n, rest]) => {
    const value = createReducedFraction(n * places + (rest % places), places);
    return { value, as: value.d === 1 ? "whole" : "decimal" };
  });
const numbered = fc.oneof({ weight: 2, arbitrary: integers }, { weight: 2, arbitrary: parted }, decimal);

const counted: fc.Arbitrary<Counted> = fc
  .tuple(numbered, fc.option(fc.tuple(upTo(4), fc.constantFrom(1, 2, 4)), { freq: 2 }))
  .map(([{ value, as }, more]) => {
    if (more === null) return { kind: "one", value, as };
    const { n, d } = createReducedFraction(...more);
    return {
      kind: "range",
      from: value,
      to: createReducedFraction(value.n * d + n * value.d, value.d * d),
      as,
    };
  });

/** Unit words without slashes and brackets. A slash would be read as the start of a second measure. */
const plainWords = unitWords.filter(({ word }) => !/[/()]/.test(word));
const wordsByKind = new Map<string, string[]>();
for (const { kind, word } of plainWords) wordsByKind.set(kind, [...(wordsByKind.get(kind) ?? []), word]);
const unitWord = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...wordsByKind.keys()) },
      fc.constantFrom("tsp", "tbsp", "cup"),
    ),
    fc.nat(),
  )
  .map(([kind, index]) => {
    const words = wordsByKind.get(kind) ?? [];
    return words[index % words.length] ?? "";
  });
const container = fc.constantFrom(
  ...plainWords
    .filter(({ kind }) => ["can", "package", "jar", "bottle"].includes(kind))
    .map(({ word }) => word),
);

const SUM_UNITS = ["lb oz", "kg g", "l ml", "cup tbsp", "cups tsp", "tbsp tsp", "EL TL"].map((pair) =>
  pair.split(" "),
);
/** The size of each unit of a sum, in the smallest unit of its pair. */
const SUM_STEPS: Record<string, number> = { lb: 16, kg: 1000, l: 1000, cup: 48, tbsp: 3 };

const rest = { size: null, notes: null, original: null };
const row: fc.Arbitrary<ScalableLine> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(counted, unitWord)
      .map(([amount, unit]) => ({ amount, unit, name: "flour", ...rest })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(counted, fc.constantFrom("eggs", "egg yolks", "bay leaves", "onions", "lemon", "stock cube"))
      .map(([amount, name]) => ({ amount, unit: null, name, ...rest })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(counted, counted, fc.constantFrom("g", "oz", "ml"), container)
      .map(([count, size, sizeUnit, unit]) => {
        const of = count.kind === "one" ? { count: count.value } : { count: count.from, countMax: count.to };
        const amount: Amount = { kind: "pack", ...of, size: { ...size, unit: sizeUnit }, as: count.as };
        return { amount, unit, name: "tomatoes", ...rest };
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...SUM_UNITS), numbered, numbered)
      .map(([[large = "", small = ""], first, second]) => {
        const parts = [
          { kind: "one" as const, ...first, unit: large },
          { kind: "one" as const, ...second, unit: small },
        ];
        return { amount: { kind: "sum" as const, parts, as: first.as }, unit: large, name: "flour", ...rest };
      }),
  },
  fc.constant({ amount: { kind: "none" } as const, unit: null, name: "salt to taste", ...rest }),
);
/** A line from form fields, or a line with the same content as text. */
const line = fc
  .tuple(row, fc.boolean())
  .map(([fields, isText]) => (isText ? { ...fields, original: formatIngredientLine(fields) } : fields));

const scenario = fc.record({
  line,
  others: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.tuple(line, line)),
  servings: fc.oneof(upTo(12), upTo(100)),
  newServings: fc.oneof(upTo(24), upTo(100)),
  more: fc.oneof(fc.constant(1), upTo(100)),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer Value> ? Value : never;

const exactOf = ({ n, d }: Fraction): Rational => rational(n, d);

/** The number or range of an amount; for a pack, the number of packs. Null for a sum. */
function countedOf(amount: Amount): Counted | null {
  if (amount.kind === "one" || amount.kind === "range") return amount;
  if (amount.kind !== "pack") return null;
  const { count, countMax, as } = amount;
  return countMax ? { kind: "range", from: count, to: countMax, as } : { kind: "one", value: count, as };
}

const valuesOf = (amount: Counted) => (amount.kind === "one" ? [amount.value] : [amount.from, amount.to]);

/** Whether more amounts in non-metric units are decimals than fractions. */
function prefersDecimals(lines: readonly ScalableLine[]): boolean {
  let balance = 0;
  for (const { amount, unit } of lines) {
    if (amount.kind === "none") continue;
    const measures = amount.kind === "sum" ? amount.parts : [{ unit, as: amount.as }];
    for (const measure of measures.filter(({ unit: word }) => !METRIC.has(kindOf(word))))
      balance += { decimal: 1, fraction: -1, whole: 0 }[measure.as];
  }
  return balance > 0;
}

const kindOf = (unit: string | null) => (unit === null ? "" : (findUnitWordOrNull(unit)?.kind ?? ""));

/** The exact ends of an amount multiplied by a factor. */
const scaledValues = (amount: Counted, unit: string | null, factor: Rational): Rational[] =>
  valuesOf(amount)
    .map(exactOf)
    .map((value) =>
      amount.as === "decimal" && !METRIC.has(kindOf(unit)) ? toExpectedFraction(value) : value,
    )
    .map((value) => multiply(value, factor));

/** Splits the shown text of a pack into its amount and the text in its brackets. */
function splitSize(amount: Amount, text: string): { shown: ShownText; size: string } {
  if (amount.kind !== "pack") return { shown: parseShownAmount(text), size: "" };
  const [bracket = "", size = ""] = / \(([^()]+)\)/u.exec(text.replace(/a pinch \(1\/16[^)]*\)/u, "")) ?? [];
  return { shown: parseShownAmount(text.replace(bracket, "")), size };
}

/** Parses the shown text of a scaled line and returns the violated rules and the shown values. */
function judge(
  { amount, unit, name }: ScalableLine,
  { amountText, precisionNotes }: Pick<ScaledLine, "amountText" | "precisionNotes">,
  factor: Rational,
  inDecimals: boolean,
): { violations: string[]; values: Rational[] } {
  if (amount.kind === "sum") return judgeSum(amount, { amountText, precisionNotes }, factor);
  const part = countedOf(amount);
  if (part === null) return { violations: [], values: [] };
  const isPack = amount.kind === "pack";
  const values = scaledValues(part, unit, factor);
  const kind = kindOf(unit);
  const isMetric = METRIC.has(kind);
  const decimals = isMetric || part.as === "decimal" || (part.as === "whole" && inDecimals);
  const shownIn = isPack ? null : findExpectedOtherUnitOrNull(kind, values);
  const { shown, size } = splitSize(amount, amountText);
  const ends = values.map((_, index) => shown.ends[index] ?? shown.ends[0]);
  const uncut = unit === null && /egg|leaves/.test(name);
  const verdicts = values.map((value, index) => {
    const end = ends[index];
    if (!end) throw new Error("no end");
    return judgeShownAmountEnd({ value, unit, uncut, isPack, shownIn }, end, values.length > 1);
  });
  const violations = verdicts.flatMap((verdict) => verdict.violations);
  for (const { form, value } of ends.flatMap((end) => (end && !end.isPinch ? end.parts : []))) {
    const hundredths = multiply(value, rational(100));
    const isShort = isMetric || hundredths[0] % hundredths[1] === 0n;
    if (form === (decimals && isShort ? "fraction" : "decimal"))
      violations.push(`a ${form} in the wrong place`);
  }
  if (shown.ends.length > values.length) violations.push("a range from one value");
  if (verdicts.some(({ needsAbout }) => needsAbout) !== shown.isAbout)
    violations.push(shown.isAbout ? "about within 1 %" : "no about over 1 %");
  const noted = precisionNotes === null ? [] : parseExactNotes(precisionNotes);
  for (const value of verdicts.some(({ needsNote }) => needsNote) ? values : [])
    if (!noted.some((exact) => isEqual(exact, value))) violations.push(`no note of ${formatRational(value)}`);
  const [first] = values;
  const isPart = part.kind === "one" && first !== undefined && first[0] % first[1] !== 0n;
  if (isPart && unit === null && /egg/.test(name))
    if (!/beat one (?:egg|yolk), use about .+ (?:tsp|tbsp) of it/.test(precisionNotes ?? ""))
      violations.push("no note of the egg");
  if (amount.kind === "pack") violations.push(...judgePack(amount.size, values, size, precisionNotes));
  return { violations, values: verdicts.map((verdict) => verdict.shown) };
}

type Sum = Extract<Amount, { kind: "sum" }>;
const stepsOf = (unit: string | null) => rational(SUM_STEPS[kindOf(unit)] ?? 1);

/** The exact value of a sum in its smallest unit. */
const sumOf = ({ parts }: Sum, factor: Rational): Rational =>
  parts
    .flatMap((part) => scaledValues(part, part.unit, multiply(factor, stepsOf(part.unit))))
    .reduce(add, rational(0));

/**
 * Checks a sum: it shows at most one amount per unit, and is within 1 % or half a step of the smallest unit.
 */
function judgeSum(
  amount: Sum,
  { amountText, precisionNotes }: Pick<ScaledLine, "amountText" | "precisionNotes">,
  factor: Rational,
): { violations: string[]; values: Rational[] } {
  const [first, small] = amount.parts.map(({ unit }) => unit);
  const value = sumOf(amount, factor);
  const { ends, isAbout } = parseShownAmount(amountText);
  const [end] = ends;
  if (!end) throw new Error("no end");
  const total = end.parts.map((part) => multiply(part.value, stepsOf(part.unit))).reduce(add, rational(0));
  const violations: string[] = [];
  const isSpoon = small === "tsp" || small === "tbsp";
  const parts = end.parts.map((part) => ({ value: part.value, kind: kindOf(part.unit) }));
  const areSteps = isSpoon
    ? arePartsMeasurableInKitchen(parts)
    : parts.every((part) => isStepOfRule(part.value, findRoundingRule(part.kind, false)));
  if (!end.isPinch && !areSteps) violations.push("a sum that is not measurable");
  const off = computeAbsoluteDifference(total, value);
  const isOff = isLess(multiply(value, rational(1, 100)), off);
  const [low, high] = findRoundingRule(kindOf(small ?? null), false).steps(
    divide(value, stepsOf(small ?? null)),
  );
  const half = divide(multiply(computeAbsoluteDifference(high, low), stepsOf(small ?? null)), rational(2));
  if (end.isLess || end.isPinch) {
    if (isLess(total, value) && isLess(rational(1, 8), value)) violations.push("less than a smaller amount");
  } else if (isOff !== isAbout) violations.push(isOff ? "no about over 1 %" : "about within 1 %");
  else if (isOff && (isSpoon ? hasNearerMeasurableAmount(value, off) : isLess(half, off)))
    violations.push("a sum that is not the nearest");
  const exact = divide(value, stepsOf(first ?? null));
  if (
    (isOff || end.isLess || end.isPinch) &&
    !parseExactNotes(precisionNotes ?? "").some((note) => isEqual(note, exact))
  )
    violations.push("no note of the sum");
  return { violations, values: [end.isLess ? rational(0) : end.isPinch ? rational(1, 16) : total] };
}

/**
 * Checks a pack: a part of one pack shows its content, other packs show their size and have a note for a
 * partial one.
 */
function judgePack(
  packSize: Extract<Amount, { kind: "pack" }>["size"],
  counts: readonly Rational[],
  text: string,
  notes: string | null,
): string[] {
  const isPart = counts.every((count) => isLess(count, rational(1)));
  const isInteger = counts.every((count) => count[0] % count[1] === 0n);
  if (!isPart && !isInteger && !/ of a \(.+\) .+ is .+\./.test(notes ?? ""))
    return ["no note of the part of a pack"];
  const [low = rational(1), high = low] = isPart ? counts : [];
  const size = packSize as Counted;
  const ends = isPart ? scaledValues(size, packSize.unit, rational(1)) : valuesOf(size).map(exactOf);
  const expected = [multiply(ends[0] ?? low, low), multiply(ends.at(-1) ?? high, high)];
  const shown = parseShownAmount(text.replace("-", "–").replace(/(\d) ([½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚])/gu, "$1$2"));
  const rule = findRoundingRule(kindOf(packSize.unit), false);
  const isRight = expected.every((value, index) => {
    const { parts, isLess: less } = shown.ends[index] ?? shown.ends.at(-1) ?? { parts: [], isLess: false };
    const total = parts
      .map((part) => multiply(part.value, inUnit(part.unit, packSize.unit)))
      .reduce(add, rational(0));
    if (less) return isLess(value, total);
    const isOff = isLess(multiply(value, rational(1, 100)), computeAbsoluteDifference(total, value));
    return isEqual(total, isPart ? roundToNearestRuleStep(value, rule) : value) && (!isOff || shown.isAbout);
  });
  return isRight ? [] : [`${text} is not the content of the pack`];
}

/** The ratio of the unit that is shown in brackets to the written unit. */
const inUnit = (shown: string, written: string | null): Rational =>
  shown === "" ? rational(1) : computeUnitRatio(kindOf(shown), kindOf(written));

/** Checks that the exact value is the original times the factor, and that scaling back restores it. */
function judgeRoundTrip(
  row: ScalableLine,
  scaled: ScaledLine,
  { servings, newServings }: Pick<Scenario, "servings" | "newServings">,
): string[] {
  if (row.amount.kind === "sum") {
    const sum = divide(sumOf(row.amount, rational(newServings, servings)), stepsOf(row.unit));
    return scaled.scaled && isEqual(exactOf(scaled.scaled), sum) ? [] : ["the exact sum is not exact"];
  }
  const part = countedOf(row.amount);
  if (part === null) return scaled.scaled === null ? [] : ["an amount of a line without one"];
  const [from, to] = [scaled.scaled, scaled.scaledMax];
  const before = scaledValues(part, row.unit, rational(newServings, servings));
  const isExact = [from, to].every((after, index) => {
    const value = before[index];
    return value ? after && isEqual(exactOf(after), value) : after === null;
  });
  if (!isExact || !from) return ["the exact value is not exact"];
  const amount: Amount =
    row.amount.kind === "pack"
      ? { ...row.amount, as: "fraction", count: from, ...(to && { countMax: to }) }
      : part.kind === "one"
        ? { kind: "one", as: "fraction", value: from }
        : { kind: "range", as: "fraction", from, to: to ?? from };
  const larger = { ...row, amount, original: null };
  const recipe = { servings: newServings, lines: [larger], steps: [] };
  const back = createOnDemandScaler(recipe, servings, scaling).line(larger);
  const isSame = scaledValues(part, row.unit, rational(1)).every((value, index) => {
    const again = [back.scaled, back.scaledMax][index];
    return again && isEqual(exactOf(again), value);
  });
  return isSame ? [] : ["scaled back it is another value"];
}

function violationsOf({ line: row, others, servings, newServings, more }: Scenario): string[] {
  const lines = [row, ...others];
  const recipe = { servings, lines, steps: [] };
  const scaleTo = (to: number) => createOnDemandScaler(recipe, to, scaling).line(row);
  const written = row.original ?? formatIngredientLine(row);
  const same = scaleTo(servings);
  const scaled = scaleTo(newServings);
  const violations = judgeRoundTrip(row, scaled, { servings, newServings });
  if (same.changed || same.text !== written) violations.push("factor 1 changes the line");
  if (row.amount.kind === "none" && (scaled.changed || scaled.text !== written))
    violations.push("a line without an amount changes");
  if (servings === newServings || row.amount.kind === "none") return violations;
  if (!scaled.text.startsWith(scaled.amountText) || !scaled.text.includes(row.name.slice(0, 3)))
    violations.push("the line loses its words");
  const inDecimals = prefersDecimals(lines);
  const now = judge(row, scaled, rational(newServings, servings), inDecimals);
  violations.push(...now.violations);
  const larger = newServings + more;
  if (larger === servings) return violations;
  const later = judge(row, scaleTo(larger), rational(larger, servings), inDecimals);
  violations.push(...later.violations);
  for (const [index, value] of now.values.entries()) {
    const grown = later.values[index];
    if (grown && isLess(grown, value)) violations.push("more servings show less");
  }
  return violations;
}

it(
  "a scaled line obeys every rounding rule",
  () => {
    fc.assert(
      fc.property(scenario, (value) => {
        expect(violationsOf(value)).toEqual([]);
      }),
      { seed: 20260310, numRuns: RUNS },
    );
  },
  120_000 + 10 * RUNS,
);
