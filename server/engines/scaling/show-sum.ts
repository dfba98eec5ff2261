import { type Measure, type UnitKind, unitKind } from "#server/engines/amounts/amounts.ts";
import { exactValue, type Scaling } from "./context.ts";
import { compare, type Exact, exact, isOverOnePercent, minus, over, plus, times, ZERO } from "./exact.ts";
import { measureNote } from "./notes.ts";
import { partsText, showEnds } from "./show-measure.ts";
import { type ShownAmount, showPart } from "./show-part.ts";
import { spoonOf } from "./show-spoons.ts";
import type { Counting, Shown } from "./shown.ts";
import { isBelowSteps, nearestStep, stepsOf } from "./steps.ts";

type ShownSum = ShownAmount & { isMarked: boolean };
type Part = { value: Exact; unit: string; kind: UnitKind };

/**
 * Formats a sum. Parts with an exact conversion become one amount, in one unit if that is exact, else in
 * their own units. Other parts scale separately.
 */
export function showSum(measures: readonly Measure[], line: Counting, scaling: Scaling): ShownSum {
  const parts = onOneScale(measures, scaling.factor);
  const first = parts?.[0];
  if (!parts || !first) return showEach(measures, line, scaling);
  const counting: Counting = { ...line, unit: first.unit, as: measures[0]?.as ?? line.as };
  const total = parts.reduce((sum, part) => plus(sum, inUnitOf(part, first)), ZERO);
  const isSpoons = parts.every((part) => spoonOf(part.kind) !== null);
  const shown = isSpoons ? showOne(total, counting, scaling) : showScaleSum(parts, total, counting, scaling);
  const text = partsText(shown, scaling.words);
  const { words } = scaling;
  const marked =
    shown.mark === "about"
      ? words.about(text)
      : shown.mark === "less"
        ? words.lessThan(text)
        : shown.mark === "pinch"
          ? words.pinch(text)
          : text;
  return {
    text: marked,
    count: shown.count,
    notes: measureNote([total], [shown], counting, scaling),
    isMarked: shown.mark !== null,
  };
}

function showEach(measures: readonly Measure[], line: Counting, scaling: Scaling): ShownSum {
  const shown = measures.map((measure) => showPart(measure, line, scaling));
  return {
    text: scaling.words.plus(shown.map(({ text }) => text)),
    count: shown.reduce((sum, { count }) => sum + count, 0),
    notes: shown.flatMap(({ notes }) => notes),
    isMarked: shown.some(({ isMarked }) => isMarked),
  };
}

/** The scaled parts; null if they do not convert exactly. */
function onOneScale(measures: readonly Measure[], factor: Exact): Part[] | null {
  const parts: Part[] = [];
  for (const measure of measures) {
    const kind = measure.unit === null ? null : unitKind(measure.unit);
    if (measure.kind !== "one" || measure.unit === null || !kind?.exact) return null;
    if (parts[0] && parts[0].kind.exact?.scale !== kind.exact.scale) return null;
    parts.push({ value: times(exactValue(measure.value, measure), factor), unit: measure.unit, kind });
  }
  return parts;
}

const stepsIn = ({ kind }: Part) => exact(BigInt(kind.exact?.steps ?? 1));
const inUnitOf = (part: Part, other: Part): Exact => times(part.value, over(stepsIn(part), stepsIn(other)));

function showOne(value: Exact, counting: Counting, { context }: Scaling): Shown {
  const [shown] = showEnds([value], counting, context);
  if (!shown) throw new RangeError("one value is shown once");
  return shown;
}

/** Metric, pounds and foreign spoons: rounded to steps of the smallest unit, then split again. */
function showScaleSum(parts: readonly Part[], total: Exact, counting: Counting, scaling: Scaling): Shown {
  const [first] = parts;
  if (!first) throw new RangeError("a sum has parts");
  const small = parts.reduce(
    (least, part) => (compare(stepsIn(part), stepsIn(least)) < 0 ? part : least),
    first,
  );
  const amount = inUnitOf({ ...first, value: total }, small);
  const steps = stepsOf(small.kind, counting);
  const show = (value: Exact, part: Part) => showOne(value, { ...counting, unit: part.unit }, scaling);
  const asSmall = (shown: Shown): Shown => ({
    ...shown,
    value: inUnitOf({ ...small, value: shown.value }, first),
  });
  if (isBelowSteps(amount, steps)) return asSmall(show(amount, small));
  const step = nearer(
    amount,
    nearestStep(amount, steps),
    inUnitOf({ ...first, value: nearestStep(total, stepsOf(first.kind, counting)) }, small),
  );
  const joined = inUnitOf({ ...small, value: step }, first);
  const exactly = show(joined, first);
  if (exactly.mark === null && compare(exactly.value, joined) === 0) return markDifference(total, exactly);
  const large = exact(joined.n / joined.d);
  const rest = minus(step, inUnitOf({ ...first, value: large }, small));
  if (large.n === 0n) return markDifference(total, asSmall(show(rest, small)));
  const [heavy, light] = [show(large, first), show(rest, small)];
  const value = plus(heavy.value, inUnitOf({ ...small, value: light.value }, first));
  return markDifference(total, {
    ...heavy,
    parts: [...heavy.parts, ...light.parts],
    value,
    count: heavy.count + 1,
    unitId: null,
  });
}

/** The nearer of two steps; the larger one on a tie. */
function nearer(value: Exact, a: Exact, b: Exact): Exact {
  const [low, high] = compare(a, b) < 0 ? [a, b] : [b, a];
  const [below, above] = [minus(value, low), minus(high, value)];
  if (below.n < 0n) return low;
  return above.n < 0n || compare(above, below) <= 0 ? high : low;
}

/** Marks a result that was computed from another value. */
function markDifference(value: Exact, shown: Shown): Shown {
  const off = isOverOnePercent(shown.value, value);
  return { ...shown, mark: off ? "about" : null, isRounded: off };
}
