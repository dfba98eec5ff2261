import { type UnitKind, unitFor } from "#server/engines/amounts/amounts.ts";
import type { Context } from "./context.ts";
import { compare, type Exact, exact, isOverOnePercent, over, plus, times, toNumber, ZERO } from "./exact.ts";
import { readSpoons, type Spoon, type SpoonPart, TEASPOONS } from "./ladder.ts";
import type { Counting, Shown } from "./scaled-line.ts";
import { SPOONS } from "./steps.ts";
import { writeNumber, writingOf } from "./write-number.ts";

const EIGHTH = exact(1n, 8n);

/** English spoons and cups convert into one another; Tasse, kop and szklanka do not. */
export function spoonOf(kind: UnitKind | null): Spoon | null {
  if (!kind?.english) return null;
  return kind.id === "tsp" || kind.id === "tbsp" || kind.id === "cup" ? kind.id : null;
}

/** Less than a spoon can measure. */
export function pinchOf(teaspoon: string): Shown {
  const unit = unitFor(teaspoon, 1);
  return {
    parts: [{ number: "1/16", unit }],
    value: exact(1n, 16n),
    mark: "pinch",
    count: 1,
    isRounded: true,
    unitId: null,
  };
}

/** Formats both ends in English spoons and cups. They convert to a larger measure if both do. */
export function showSpoons(
  values: readonly Exact[],
  spoon: Spoon,
  counting: Counting,
  context: Context,
): Shown[] {
  const teaspoons = values.map((value) => times(value, TEASPOONS[spoon]));
  const readings = (mayClimb: boolean) => teaspoons.map((value) => readSpoons(value, spoon, mayClimb));
  const climbed = readings(true);
  const areAlike = climbed.every(([first]) => first?.spoon === climbed[0]?.[0]?.spoon);
  const chosen = areAlike ? climbed : readings(false);
  return teaspoons.map((value, index) =>
    isBelowSpoons(value)
      ? inUnit(pinchOf(spoonWord("tsp", counting.unit ?? "", spoon)), spoon)
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
  const writing = writingOf(counting.unit, counting, context);
  const parts = reading.map(({ value, spoon }) => ({
    number: writeNumber(value, writing),
    unit: unitFor(spoonWord(spoon, counting.unit ?? "", written), toNumber(value), "en"),
  }));
  const total = reading.reduce((sum, { value, spoon }) => plus(sum, times(value, TEASPOONS[spoon])), ZERO);
  const off = isOverOnePercent(total, teaspoons);
  const shown: Shown = {
    parts,
    value: total,
    mark: off ? "about" : null,
    count: toNumber(total),
    isRounded: off,
    unitId: reading.length === 1 ? (reading[0]?.spoon ?? null) : null,
  };
  return inUnit(shown, written);
}

const inUnit = (shown: Shown, spoon: Spoon): Shown => ({
  ...shown,
  value: over(shown.value, TEASPOONS[spoon]),
});

/** The line's own unit word; other spoons in the same style: "teaspoon" for "tablespoons". */
function spoonWord(spoon: Spoon, unit: string, written: Spoon): string {
  if (spoon === written) return unit;
  if (spoon === "cup") return "cup";
  if (/spoon/i.test(unit)) return spoon === "tsp" ? "teaspoon" : "tablespoon";
  return spoon;
}

/** Below the smallest spoon measure. */
export const isBelowSpoons = (teaspoons: Exact): boolean => compare(teaspoons, SPOONS.smallest ?? EIGHTH) < 0;
