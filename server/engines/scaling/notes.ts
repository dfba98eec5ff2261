import type { Measure } from "#server/engines/amounts/amounts.ts";
import type { Scaling } from "./context.ts";
import { compare, type Exact, exact, floor, fromFraction, minus, times, toNumber } from "./exact.ts";
import { eggPartOf } from "./names.ts";
import { partsText, showEnds, unitWord } from "./show-measure.ts";
import type { Counting, Shown } from "./shown.ts";
import { exactText, writeNumber, writingOf } from "./write-number.ts";

/** Tablespoons of one beaten egg, yolk or white. */
const SPOONFULS = { egg: exact(13n, 4n), yolk: exact(1n), white: exact(2n) };

/** The note with the exact value or range of a rounded measure. */
export function measureNote(
  values: readonly Exact[],
  shown: readonly Shown[],
  counting: Counting,
  scaling: Scaling,
  name = "",
): string[] {
  if (!shown.some(({ isRounded }) => isRounded)) return [];
  return [scaling.words.exactNote(factsOf(values, counting, scaling, name))];
}

/** The note for a rounded count; for eggs with advice for the fraction. */
export function countNote(
  values: readonly Exact[],
  shown: readonly Shown[],
  counting: Counting,
  name: string,
  scaling: Scaling,
): string[] {
  const eggPart = counting.isIndivisible ? eggPartOf(name) : null;
  const [value] = values;
  const part = value && minus(value, exact(floor(value)));
  if (!eggPart || values.length !== 1 || !value || !part || part.n === 0n) {
    return measureNote(values, shown, counting, scaling, name);
  }
  const facts = factsOf(values, counting, scaling, name);
  const share = exactText(part, writingOf(counting.unit, counting, scaling.context));
  return [
    scaling.words.eggNote({
      ...facts,
      eggPart,
      part: share,
      spoons: spoonsOf(times(part, SPOONFULS[eggPart])),
    }),
  ];
}

/** Half tablespoons, or half teaspoons below ¾ tbsp. */
function spoonsOf(tablespoons: Exact): string {
  const inTeaspoons = compare(tablespoons, exact(3n, 4n)) < 0;
  const amount = times(tablespoons, exact(inTeaspoons ? 6n : 2n));
  const halves = (amount.n * 2n + amount.d) / (amount.d * 2n);
  const rounded = exact(halves > 0n ? halves : 1n, 2n);
  const { text } = writeNumber(rounded, { decimal: false, comma: false, places: null });
  return `${text} ${inTeaspoons ? "tsp" : "tbsp"}`;
}

/** The amount of a partial tin when the count is not an integer. */
export function packPartNote(
  count: Exact,
  size: Measure,
  sizeText: string,
  counting: Counting,
  scaling: Scaling,
): string[] {
  const part = minus(count, exact(floor(count)));
  if (part.n === 0n) return [];
  const { context, words } = scaling;
  const ends = size.kind === "one" ? [size.value] : [size.from, size.to];
  const inside: Counting = { ...counting, unit: size.unit, as: size.as, isIndivisible: false };
  const values = ends.map((end) => times(fromFraction(end), part));
  const shown = showEnds(values, inside, context).map((end) => partsText(end, words));
  const share = exactText(part, writingOf(null, counting, context));
  const facts = factsOf([count], counting, scaling, "");
  const unit = counting.unit === null ? null : unitWord(counting.unit, 1, context.language);
  return [words.packNote({ ...facts, unit, share, size: sizeText, part: shown.join("–") })];
}

function factsOf(values: readonly Exact[], counting: Counting, { context }: Scaling, name: string) {
  const writing = writingOf(counting.unit, counting, context);
  const last = values.at(-1);
  const unit =
    counting.unit === null || !last
      ? counting.unit
      : unitWord(counting.unit, toNumber(last), context.language);
  return { exact: values.map((value) => exactText(value, writing)).join("–"), unit, name };
}
