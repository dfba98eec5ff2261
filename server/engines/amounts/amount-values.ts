import type { Amount, AmountForm, Fraction, Measure } from "./amount.ts";
import {
  addFractions,
  compareFractions,
  createReducedFraction,
  LARGEST_AMOUNT,
  multiplyFractions,
} from "./fraction.ts";
import { findUnitByWordOrNull } from "./units.ts";

// This file is separate from the schemas in amount.ts, so that pages that only compute with amounts do not
// load zod (60 kB).

export const NO_AMOUNT: Amount = { kind: "none" };

/**
 * The sum in the unit of the first measure: 1 cup plus 2 tbsp is 9/8 (cup). Null if a measure is a range or
 * its unit has no exact ratio to the first one.
 */
export function sumMeasuresInFirstUnitOrNull(measures: readonly Measure[]): Fraction | null {
  const [first, ...rest] = measures;
  if (first?.kind !== "one") return null;
  let total: Fraction | null = first.value;
  for (const part of rest) {
    const ratio = part.kind === "one" ? computeExactUnitRatioOrNull(part.unit, first.unit) : null;
    const converted: Fraction | null =
      part.kind === "one" && ratio ? multiplyFractions(part.value, ratio) : null;
    total = total && converted ? addFractions(total, converted) : null;
  }
  return total;
}

function computeExactUnitRatioOrNull(from: string | null, to: string | null): Fraction | null {
  if (from === to) return { n: 1, d: 1 };
  const a = from === null ? null : findUnitByWordOrNull(from)?.exact;
  const b = to === null ? null : findUnitByWordOrNull(to)?.exact;
  if (!a || !b || a.scale !== b.scale) return null;
  return multiplyFractions({ n: a.steps, d: 1 }, { n: 1, d: b.steps });
}

const KITCHEN_DENOMINATORS = [2, 3, 4, 8];

/**
 * The exact amount of an ingredient whose quantities are plain numbers: 0.5 is 1/2, 0.333 is 333/1000, the
 * double 1/3 is 1/3. Numbers are rounded to six decimals. Null, negative numbers and numbers over a million
 * give no amount.
 */
export function createAmountFromQuantities(row: {
  quantity: number | null;
  quantityMax?: number | null;
}): Amount {
  const from = toExactFractionOrNull(row.quantity);
  const to = toExactFractionOrNull(row.quantityMax ?? null);
  if (!from) return NO_AMOUNT;
  if (!to || compareFractions(from, to) >= 0) return { kind: "one", value: from, as: chooseAmountForm(from) };
  return {
    kind: "range",
    from,
    to,
    as: chooseAmountForm(from) === "whole" ? chooseAmountForm(to) : chooseAmountForm(from),
  };
}

function toExactFractionOrNull(value: number | null): Fraction | null {
  if (value === null || !Number.isFinite(value) || value < 0 || value > LARGEST_AMOUNT) return null;
  const decimals = Number(value.toFixed(6));
  if (decimals !== value) {
    for (let d = 3; d <= 64; d += 1)
      if (Math.round(value * d) / d === value) return createReducedFraction(Math.round(value * d), d);
  }
  return createReducedFraction(Math.round(value * 1_000_000), 1_000_000);
}

function chooseAmountForm(value: Fraction): AmountForm {
  if (value.d === 1) return "whole";
  return KITCHEN_DENOMINATORS.includes(value.d) ? "fraction" : "decimal";
}
