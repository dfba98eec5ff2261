import { inflectUnitForCount, type UnitKind } from "#server/engines/amounts/amounts.ts";
import type { Context } from "./context.ts";
import {
  addExact,
  compareExact,
  createExactFraction,
  divideExact,
  type Exact,
  exactToNumber,
  isRoundedByOverOnePercent,
  multiplyExact,
  ZERO,
} from "./exact.ts";
import { type Spoon, type SpoonPart, splitTeaspoonsIntoMeasures, TEASPOONS } from "./ladder.ts";
import type { Counting, Shown } from "./scaled-line.ts";
import { SPOONS } from "./steps.ts";
import { chooseNumberFormat, formatExactNumber } from "./write-number.ts";

const EIGHTH = createExactFraction(1n, 8n);

/**
 * The English spoon or cup of a unit, which convert into one another; null for other units, including "Tasse"
 * and "kop".
 */
export function findEnglishSpoonOrNull(kind: UnitKind | null): Spoon | null {
  if (!kind?.english) return null;
  return kind.id === "tsp" || kind.id === "tbsp" || kind.id === "cup" ? kind.id : null;
}

/** A pinch, which represents any amount below the smallest spoon. */
export function createPinchAmount(teaspoon: string): Shown {
  const unit = inflectUnitForCount(teaspoon, 1);
  return {
    parts: [{ number: "1/16", unit }],
    value: createExactFraction(1n, 16n),
    mark: "pinch",
    count: 1,
    isRounded: true,
    unitId: null,
  };
}

/**
 * Formats values in English spoons and cups. Both ends of a range use a larger measure only if both convert
 * to it.
 */
export function formatSpoonMeasures(
  values: readonly Exact[],
  spoon: Spoon,
  counting: Counting,
  context: Context,
): Shown[] {
  const teaspoons = values.map((value) => multiplyExact(value, TEASPOONS[spoon]));
  const readings = (mayClimb: boolean) =>
    teaspoons.map((value) => splitTeaspoonsIntoMeasures(value, spoon, mayClimb));
  const climbed = readings(true);
  const areAlike = climbed.every(([first]) => first?.spoon === climbed[0]?.[0]?.spoon);
  const chosen = areAlike ? climbed : readings(false);
  return teaspoons.map((value, index) =>
    isBelowSmallestSpoon(value)
      ? convertShownTeaspoonsToSpoon(
          createPinchAmount(chooseSpoonWord("tsp", counting.unit ?? "", spoon)),
          spoon,
        )
      : formatSpoons(chosen[index] ?? [], value, spoon, counting, context),
  );
}

/** Formats an amount that was split into measures (`reading`). `teaspoons` is its exact value. */
function formatSpoons(
  reading: readonly SpoonPart[],
  teaspoons: Exact,
  written: Spoon,
  counting: Counting,
  context: Context,
): Shown {
  const writing = chooseNumberFormat(counting.unit, counting, context);
  const parts = reading.map(({ value, spoon }) => ({
    number: formatExactNumber(value, writing),
    unit: inflectUnitForCount(
      chooseSpoonWord(spoon, counting.unit ?? "", written),
      exactToNumber(value),
      "en",
    ),
  }));
  const total = reading.reduce(
    (sum, { value, spoon }) => addExact(sum, multiplyExact(value, TEASPOONS[spoon])),
    ZERO,
  );
  const off = isRoundedByOverOnePercent(total, teaspoons);
  const shown: Shown = {
    parts,
    value: total,
    mark: off ? "about" : null,
    count: exactToNumber(total),
    isRounded: off,
    unitId: reading.length === 1 ? (reading[0]?.spoon ?? null) : null,
  };
  return convertShownTeaspoonsToSpoon(shown, written);
}

const convertShownTeaspoonsToSpoon = (shown: Shown, spoon: Spoon): Shown => ({
  ...shown,
  value: divideExact(shown.value, TEASPOONS[spoon]),
});

/**
 * The word for a measure in the style of the line's unit word: "teaspoon" if the line writes "tablespoons".
 */
function chooseSpoonWord(spoon: Spoon, unit: string, written: Spoon): string {
  if (spoon === written) return unit;
  if (spoon === "cup") return "cup";
  if (/spoon/i.test(unit)) return spoon === "tsp" ? "teaspoon" : "tablespoon";
  return spoon;
}

/** Whether an amount is less than the smallest spoon. */
export const isBelowSmallestSpoon = (teaspoons: Exact): boolean =>
  compareExact(teaspoons, SPOONS.smallest ?? EIGHTH) < 0;
