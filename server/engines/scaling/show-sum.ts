import { findUnitByWordOrNull, type Measure, type UnitKind } from "#server/engines/amounts/amounts.ts";
import { type Scaling, toExactValue } from "./context.ts";
import {
  addExact,
  compareExact,
  createExactFraction,
  divideExact,
  type Exact,
  exactToNumber,
  floorExact,
  isRoundedByOverOnePercent,
  multiplyExact,
  subtractExact,
  ZERO,
} from "./exact.ts";
import { createRoundedMeasureNotes } from "./notes.ts";
import type { Counting, Shown } from "./scaled-line.ts";
import { formatMeasureEnds } from "./show-measure.ts";
import { formatRangeEnds, type ShownAmount, scaleAndFormatMeasure } from "./show-part.ts";
import { findEnglishSpoonOrNull } from "./show-spoons.ts";
import { findRoundingSteps, roundToNearestStep } from "./steps.ts";

type ShownSum = ShownAmount & { isMarked: boolean };
type Part = { value: Exact; unit: string; kind: UnitKind };

/**
 * Formats a sum. Parts that convert exactly are added and shown in one unit or, if that is inexact, in two.
 * Other parts scale separately.
 */
export function formatScaledSum(measures: readonly Measure[], line: Counting, scaling: Scaling): ShownSum {
  const parts = toPartsOnOneScaleOrNull(measures, scaling.factor);
  const first = parts?.[0];
  if (!parts || !first) return formatMeasuresOfSumSeparately(measures, line, scaling);
  const counting: Counting = { ...line, unit: first.unit, as: measures[0]?.as ?? line.as };
  const total = parts.reduce((sum, part) => addExact(sum, convertPartToUnitOf(part, first)), ZERO);
  const isSpoons = parts.every((part) => findEnglishSpoonOrNull(part.kind) !== null);
  const shown = isSpoons
    ? formatSingleValue(total, counting, scaling)
    : formatSumOnOneScale(parts, total, counting, scaling);
  return {
    text: formatRangeEnds([shown], null, { sizeFirst: false }, scaling.words),
    count: shown.count,
    notes: createRoundedMeasureNotes([total], [shown], counting, scaling),
    isMarked: shown.mark !== null,
  };
}

function formatMeasuresOfSumSeparately(
  measures: readonly Measure[],
  line: Counting,
  scaling: Scaling,
): ShownSum {
  const shown = measures.map((measure) => scaleAndFormatMeasure(measure, line, scaling));
  return {
    text: scaling.words.plus(shown.map(({ text }) => text)),
    count: shown.reduce((sum, { count }) => sum + count, 0),
    notes: shown.flatMap(({ notes }) => notes),
    isMarked: shown.some(({ isMarked }) => isMarked),
  };
}

/** The scaled parts; null unless all units convert exactly into one another. */
function toPartsOnOneScaleOrNull(measures: readonly Measure[], factor: Exact): Part[] | null {
  const parts: Part[] = [];
  for (const measure of measures) {
    const kind = measure.unit === null ? null : findUnitByWordOrNull(measure.unit);
    if (measure.kind !== "one" || measure.unit === null || !kind?.exact) return null;
    if (parts[0] && parts[0].kind.exact?.scale !== kind.exact.scale) return null;
    parts.push({
      value: multiplyExact(toExactValue(measure.value, measure), factor),
      unit: measure.unit,
      kind,
    });
  }
  return parts;
}

const getUnitStepsOfPart = ({ kind }: Part) => createExactFraction(BigInt(kind.exact?.steps ?? 1));
const convertPartToUnitOf = (part: Part, other: Part): Exact =>
  multiplyExact(part.value, divideExact(getUnitStepsOfPart(part), getUnitStepsOfPart(other)));

function formatSingleValue(value: Exact, counting: Counting, { context }: Scaling): Shown {
  const [shown] = formatMeasureEnds([value], counting, context);
  if (!shown) throw new RangeError("one value is shown once");
  return shown;
}

/**
 * Formats a total that is not in English spoons: in the first unit if that is within 1 %, otherwise in the
 * first and the smallest unit.
 */
function formatSumOnOneScale(
  parts: readonly Part[],
  total: Exact,
  counting: Counting,
  scaling: Scaling,
): Shown {
  const joined = formatSingleValue(total, counting, scaling);
  const [first] = parts;
  if (!first || joined.mark === null) return joined;
  const small = parts.reduce((least, part) =>
    compareExact(getUnitStepsOfPart(part), getUnitStepsOfPart(least)) < 0 ? part : least,
  );
  if (small === first) return joined;
  const amount = convertPartToUnitOf({ ...first, value: total }, small);
  const step = roundToNearestStep(amount, findRoundingSteps(small.kind, counting));
  const large = createExactFraction(floorExact(convertPartToUnitOf({ ...small, value: step }, first)));
  const smallCounting = { ...counting, unit: small.unit };
  if (large.n === 0n) {
    const shown = formatSingleValue(amount, smallCounting, scaling);
    return { ...shown, value: convertPartToUnitOf({ ...small, value: shown.value }, first) };
  }
  const rest = subtractExact(step, convertPartToUnitOf({ ...first, value: large }, small));
  const light = rest.n > 0n ? formatSingleValue(rest, smallCounting, scaling).parts : [];
  const value = convertPartToUnitOf({ ...small, value: step }, first);
  const off = isRoundedByOverOnePercent(value, total);
  return {
    parts: [...formatSingleValue(large, counting, scaling).parts, ...light],
    value,
    mark: off ? "about" : null,
    count: exactToNumber(value),
    isRounded: off,
    unitId: null,
  };
}
