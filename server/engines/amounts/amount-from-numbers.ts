import type { Amount, AmountForm, Fraction } from "./amount.ts";
import { NO_AMOUNT } from "./amount-values.ts";
import { compareFractions, fraction, LARGEST_AMOUNT } from "./fraction.ts";

const KITCHEN_DENOMINATORS = [2, 3, 4, 8];

/**
 * The exact amount of a row that was typed as plain numbers: 0.5 is 1/2, 0.333 is 333/1000, 1/3 as the computer
 * has it is 1/3. At most six decimals are kept. Null, below zero and over a million are no amount.
 */
export function amountFromNumbers(row: { quantity: number | null; quantityMax?: number | null }): Amount {
  const from = exactOf(row.quantity);
  const to = exactOf(row.quantityMax ?? null);
  if (!from) return NO_AMOUNT;
  if (!to || compareFractions(from, to) >= 0) return { kind: "one", value: from, as: formOf(from) };
  return { kind: "range", from, to, as: formOf(from) === "whole" ? formOf(to) : formOf(from) };
}

function exactOf(value: number | null): Fraction | null {
  if (value === null || !Number.isFinite(value) || value < 0 || value > LARGEST_AMOUNT) return null;
  const decimals = Number(value.toFixed(6));
  if (decimals !== value) {
    for (let d = 3; d <= 64; d += 1)
      if (Math.round(value * d) / d === value) return fraction(Math.round(value * d), d);
  }
  return fraction(Math.round(value * 1_000_000), 1_000_000);
}

function formOf(value: Fraction): AmountForm {
  if (value.d === 1) return "whole";
  return KITCHEN_DENOMINATORS.includes(value.d) ? "fraction" : "decimal";
}
