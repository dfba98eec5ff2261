import type { Scaling } from "./context.ts";
import {
  compareExact,
  createExactFraction,
  type Exact,
  exactToNumber,
  floorExact,
  multiplyExact,
  subtractExact,
} from "./exact.ts";
import { findEggPartOrNull } from "./names.ts";
import type { Counting, Shown } from "./scaled-line.ts";
import { inflectUnit } from "./show-measure.ts";
import { chooseNumberFormat, formatFraction, formatFractionAndDecimal } from "./write-number.ts";

/** The volume of one beaten egg, yolk or white in tablespoons. */
const SPOONFULS = {
  egg: createExactFraction(13n, 4n),
  yolk: createExactFraction(1n),
  white: createExactFraction(2n),
};

/** A note with the exact value or range, if the shown measure is rounded. */
export function createRoundedMeasureNotes(
  values: readonly Exact[],
  shown: readonly Shown[],
  counting: Counting,
  scaling: Scaling,
  name = "",
): string[] {
  if (!shown.some(({ isRounded }) => isRounded)) return [];
  return [scaling.words.exactNote(createNoteFacts(values, counting, scaling, name))];
}

/**
 * A note with the exact value, if the shown count is rounded. For eggs it also says how to measure the
 * fraction.
 */
export function createRoundedCountNotes(
  values: readonly Exact[],
  shown: readonly Shown[],
  counting: Counting,
  name: string,
  scaling: Scaling,
): string[] {
  const eggPart = counting.isIndivisible ? findEggPartOrNull(name) : null;
  const [value] = values;
  const part = value && subtractExact(value, createExactFraction(floorExact(value)));
  if (!eggPart || values.length !== 1 || !value || !part || part.n === 0n) {
    return createRoundedMeasureNotes(values, shown, counting, scaling, name);
  }
  const facts = createNoteFacts(values, counting, scaling, name);
  const share = formatFractionAndDecimal(part, chooseNumberFormat(counting.unit, counting, scaling.context));
  return [
    scaling.words.eggNote({
      ...facts,
      eggPart,
      part: share,
      spoons: formatTablespoons(multiplyExact(part, SPOONFULS[eggPart])),
    }),
  ];
}

/** The amount in half tablespoons, or in half teaspoons below ¾ tbsp; at least one half. */
function formatTablespoons(tablespoons: Exact): string {
  const inTeaspoons = compareExact(tablespoons, createExactFraction(3n, 4n)) < 0;
  const amount = multiplyExact(tablespoons, createExactFraction(inTeaspoons ? 6n : 2n));
  const halves = (amount.n * 2n + amount.d) / (amount.d * 2n);
  const rounded = createExactFraction(halves > 0n ? halves : 1n, 2n);
  return `${formatFraction(rounded)} ${inTeaspoons ? "tsp" : "tbsp"}`;
}

/** A note with the weight or volume of a partial pack: "½ of a (14 oz) can is 7 oz." */
export function createPartialPackNote(
  part: Exact,
  size: string,
  partSize: string,
  counting: Counting,
  scaling: Scaling,
): string {
  const share = formatFractionAndDecimal(part, chooseNumberFormat(null, counting, scaling.context));
  const unit = counting.unit === null ? null : inflectUnit(counting.unit, 1, scaling.context.language);
  return scaling.words.packNote({ unit, share, size, part: partSize });
}

function createNoteFacts(values: readonly Exact[], counting: Counting, { context }: Scaling, name: string) {
  const writing = chooseNumberFormat(counting.unit, counting, context);
  const last = values.at(-1);
  const unit =
    counting.unit === null || !last
      ? counting.unit
      : inflectUnit(counting.unit, exactToNumber(last), context.language);
  return { exact: values.map((value) => formatFractionAndDecimal(value, writing)).join("–"), unit, name };
}
