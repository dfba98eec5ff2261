import type { Amount, Fraction } from "#server/engines/amounts/amounts.ts";

/** A stored line. `original` is the text as it was entered; null for lines from form fields. */
export type ScalableLine = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
  original: string | null;
};

/** The scalable parts of a recipe. `texts` (title, notes, yield) are only searched for tin sizes. */
export type ScalableRecipe = {
  servings: number;
  lines: readonly ScalableLine[];
  steps: readonly string[];
  texts?: readonly string[];
};

/** A line at the new servings. */
export type ScaledLine = {
  /** The shown amount with unit and size, "" without an amount: "3 (400 g) tins", "about 2¼ cups". */
  amountText: string;
  /** The complete shown text; at factor 1 the recipe's own. */
  text: string;
  /** Exact value in the line's unit; for a sum in its first unit, or null if that is not exact. */
  scaled: Fraction | null;
  scaledMax: Fraction | null;
  scaledQuantity: number | null;
  scaledQuantityMax: number | null;
  /** The exact value and advice when the shown amount differs; else null. */
  precisionNotes: string | null;
  /** True when the text differs from the recipe's. */
  changed: boolean;
};

/** A piece of a step; joined, the pieces are the shown step. `was`: the original text of a scaled amount. */
export type StepPiece = { text: string; was?: string };
