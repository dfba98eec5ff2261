import { type UnitKind, unitFor } from "#server/engines/amounts/amounts.ts";
import type { Context } from "./context.ts";
import { compare, type Exact, exact, isOverOnePercent, over, plus, times, toNumber, ZERO } from "./exact.ts";
import { convertUp, inTeaspoons, type Spoon, splitSpoons } from "./ladder.ts";
import type { Counting, Shown } from "./shown.ts";
import { SPOONS, stepsAround } from "./steps.ts";
import { type Writing, writeNumber, writingOf } from "./write-number.ts";

const EIGHTH = exact(1n, 8n);
const QUARTER_CUP = exact(12n);
const TEASPOONS: Record<Spoon, Exact> = { tsp: exact(1n), tbsp: exact(3n), cup: exact(48n) };

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

/** Formats both ends in English spoons and cups of the same unit. */
export function showSpoons(
  values: readonly Exact[],
  spoon: Spoon,
  counting: Counting,
  context: Context,
): Shown[] {
  const teaspoons = values.map((value) => inTeaspoons({ value, spoon }));
  const climbed = teaspoons.map((value) => convertUp(value, spoon)?.spoon ?? null);
  const mayClimb = climbed.every((larger) => larger === climbed[0]);
  return teaspoons.map((value) =>
    isBelowSpoons(value)
      ? inUnit(pinchOf(spoonWord("tsp", counting.unit ?? "", spoon)), spoon)
      : formatSpoons(splitSpoons(value, spoon, mayClimb), value, spoon, counting, context),
  );
}

type Parts = ReturnType<typeof splitSpoons>;

/** Formats a split amount; `teaspoons` is the exact value. */
export function formatSpoons(
  reading: Parts,
  teaspoons: Exact,
  written: Spoon,
  counting: Counting,
  context: Context,
): Shown {
  const writing = writingOf(counting.unit, counting, context);
  let total: Exact = exact(0n);
  const said = writing.decimal ? roundLikeDecimals(reading, teaspoons, written, writing) : reading;
  const parts = said.map(({ value, spoon }) => {
    const number = writeNumber(value, writing);
    total = plus(total, inTeaspoons({ value: number.value, spoon }));
    const word = spoonWord(spoon, counting.unit ?? "", written);
    return { number: number.text, unit: unitFor(word, toNumber(number.value), "en") };
  });
  const off = isOverOnePercent(total, teaspoons);
  const shown: Shown = {
    parts,
    value: total,
    mark: off ? "about" : null,
    count: toNumber(total),
    isRounded: off,
    unitId: said.length === 1 ? (said[0]?.spoon ?? null) : null,
  };
  return inUnit(shown, written);
}

/**
 * ⅔ cup is written 0.67 cup, which is more, so values in between are shown equal; otherwise a larger amount
 * would show less. Below ⅛ cup spoons are used.
 */
function roundLikeDecimals(reading: Parts, exactly: Exact, written: Spoon, writing: Writing): Parts {
  const teaspoons = reading.reduce((sum, part) => plus(sum, inTeaspoons(part)), ZERO);
  for (const value of stepsAround(over(teaspoons, TEASPOONS.cup), SPOONS)) {
    const [step, seen] = [value, writeNumber(value, writing).value].map((cups) => times(cups, TEASPOONS.cup));
    if (!step || !seen || compare(step, seen) === 0) continue;
    const [low, high] = compare(step, seen) < 0 ? [step, seen] : [seen, step];
    const isUp = written === "cup" || compare(step, QUARTER_CUP) >= 0;
    const isBelow = compare(step, QUARTER_CUP) < 0 && compare(exactly, low) < 0;
    if (isUp && !isBelow && compare(low, teaspoons) <= 0 && compare(teaspoons, high) <= 0)
      return [{ value, spoon: "cup" }];
  }
  return reading;
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
