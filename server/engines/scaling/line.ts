import type { Amount, Fraction } from "#server/engines/amounts/amounts.ts";

/** A line as the recipe keeps it. `original` is the line as it came, null where the row was typed in fields. */
export type ScalableLine = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
  original: string | null;
};

/** What is scaled: all of a recipe that can carry an amount. `texts` (title, notes, yield) are only searched for tin sizes. */
export type ScalableRecipe = {
  servings: number;
  lines: readonly ScalableLine[];
  steps: readonly string[];
  texts?: readonly string[];
};

/** A line at the new servings. */
export type ScaledLine = {
  /** The amount with its unit and size as shown, "" where the line has none: "3 (400 g) tins", "about 2¼ cups". */
  amountText: string;
  /** The whole line as shown; at factor 1 the line as it stands in the recipe. */
  text: string;
  /** Exact, in the line's unit; of a sum the whole in its first unit, null where that has no exact value. */
  scaled: Fraction | null;
  scaledMax: Fraction | null;
  scaledQuantity: number | null;
  scaledQuantityMax: number | null;
  /** The exact value and what to do with it, where what is shown differs; else null. */
  precisionNotes: string | null;
  /** Whether the line changed. */
  changed: boolean;
};

/** A step in pieces: joined they are the step as shown. `was` is there on an amount that was scaled: what the recipe says. */
export type StepPiece = { text: string; was?: string };
