import type { Scaling } from "./context.ts";
import { compare, type Exact, exact, floor, minus, times, toNumber } from "./exact.ts";
import { eggPartOf } from "./names.ts";
import type { Counting, Shown } from "./scaled-line.ts";
import { unitWord } from "./show-measure.ts";
import { exactText, fractionText, writingOf } from "./write-number.ts";

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
  return `${fractionText(rounded)} ${inTeaspoons ? "tsp" : "tbsp"}`;
}

/** The amount of a partial tin. */
export function packPartNote(
  part: Exact,
  size: string,
  partSize: string,
  counting: Counting,
  scaling: Scaling,
): string {
  const share = exactText(part, writingOf(null, counting, scaling.context));
  const unit = counting.unit === null ? null : unitWord(counting.unit, 1, scaling.context.language);
  return scaling.words.packNote({ unit, share, size, part: partSize });
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
