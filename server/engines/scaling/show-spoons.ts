import { inflectUnitForCount, type UnitKind } from "#server/engines/amounts/amounts.ts";
import type { Context } from "./context.ts";
import {
  addExact,
  compareExact,
  createExactFraction,
  divideExact,
  type Exact,
  exactToNumber,
  isOverOnePercent,
  multiplyExact,
  ZERO,
} from "./exact.ts";
import { type Spoon, type SpoonPart, splitTeaspoonsIntoMeasures, TEASPOONS } from "./ladder.ts";
import type { Counting, Shown } from "./scaled-line.ts";
import { SPOONS } from "./steps.ts";
import { chooseNumberFormat, formatExactNumber } from "./write-number.ts";

const EIGHTH = createExactFraction(1n, 8n);

/** English spoons and cups convert into one another; Tasse, kop and szklanka do not. */
export function findEnglishSpoonOrNull(kind: UnitKind | null): Spoon | null {
  if (!kind?.english) return null;
  return kind.id === "tsp" || kind.id === "tbsp" || kind.id === "cup" ? kind.id : null;
}

/** Less than a spoon can measure. */
export function createPinch(teaspoon: string): Shown {
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

/** Formats both ends in English spoons and cups. They convert to a larger measure if both do. */
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
    isBelowSpoons(value)
      ? inUnit(createPinch(spoonWord("tsp", counting.unit ?? "", spoon)), spoon)
      : formatSpoons(chosen[index] ?? [], value, spoon, counting, context),
  );
}

/** Formats a split amount; `teaspoons` is the exact value. */
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
    unit: inflectUnitForCount(spoonWord(spoon, counting.unit ?? "", written), exactToNumber(value), "en"),
  }));
  const total = reading.reduce(
    (sum, { value, spoon }) => addExact(sum, multiplyExact(value, TEASPOONS[spoon])),
    ZERO,
  );
  const off = isOverOnePercent(total, teaspoons);
  const shown: Shown = {
    parts,
    value: total,
    mark: off ? "about" : null,
    count: exactToNumber(total),
    isRounded: off,
    unitId: reading.length === 1 ? (reading[0]?.spoon ?? null) : null,
  };
  return inUnit(shown, written);
}

const inUnit = (shown: Shown, spoon: Spoon): Shown => ({
  ...shown,
  value: divideExact(shown.value, TEASPOONS[spoon]),
});

/** The line's own unit word; other spoons in the same style: "teaspoon" for "tablespoons". */
function spoonWord(spoon: Spoon, unit: string, written: Spoon): string {
  if (spoon === written) return unit;
  if (spoon === "cup") return "cup";
  if (/spoon/i.test(unit)) return spoon === "tsp" ? "teaspoon" : "tablespoon";
  return spoon;
}

/** Below the smallest spoon measure. */
export const isBelowSpoons = (teaspoons: Exact): boolean =>
  compareExact(teaspoons, SPOONS.smallest ?? EIGHTH) < 0;
