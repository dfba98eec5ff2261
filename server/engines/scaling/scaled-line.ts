import type { Amount, AmountForm, Fraction } from "#server/engines/amounts/amounts.ts";
import type { Exact } from "./exact.ts";
import type { Countable } from "./steps.ts";

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

/** A formatted value. */
export type Shown = {
  /** One part, or two that are combined: "1 cup" and "3 tbsp". */
  parts: { number: string; unit: string | null }[];
  /** The value of the text, in the written unit. */
  value: Exact;
  /** "less": only known to be below `parts`. "pinch": below the smallest spoon. */
  mark: "about" | "less" | "pinch" | null;
  /** The count for inflection: 2 for "1½ onions", 1 for "½ onion". */
  count: number;
  /** The text is not exact and does not say so. */
  isRounded: boolean;
  /** Unit of the text independent of spelling; null for two units. */
  unitId: string | null;
};

/** Unit, number form and divisibility of a line. */
export type Counting = Countable & {
  as: AmountForm;
  /** The line's own decimal separator, if any. */
  separator: "," | "." | null;
  /** Has a size word: a heaped spoon does not convert to cups. */
  isSized?: boolean;
};

/** Input of a note about a rounded amount. */
type NoteFacts = {
  /** The exact value in kitchen notation, in the line's unit ("2¼", "1.0625", "2¼–3⅜"). */
  exact: string;
  unit: string | null;
  /** The ingredient's name. */
  name: string;
};

/**
 * All words that scaling shows; `server/texts/en/scaling.ts` implements it. Unit words are in the recipe's
 * language.
 */
export type ScalingWords = {
  /** "about 2¼ cups" */
  about(amount: string): string;
  /** "less than ¼ egg" */
  lessThan(amount: string): string;
  /** "1 cup plus 3 tbsp" */
  plus(parts: readonly string[]): string;
  /** "a pinch (1/16 tsp)" */
  pinch(spoon: string): string;
  /** "Exactly 2¼." */
  exactNote(facts: NoteFacts): string;
  /** "½ of a (14 oz) can is 7 oz." */
  packNote(facts: { unit: string | null; share: string; size: string; part: string }): string;
  /** "2¼ eggs: beat one egg, use about 1 tbsp of it for ¼." */
  eggNote(facts: NoteFacts & { eggPart: "egg" | "yolk" | "white"; part: string; spoons: string }): string;
  warning: {
    /** Above 1.5 times. */
    largeBatch(factor: string): string;
    /** Above 2 times, in addition to largeBatch. */
    veryLargeBatch(factor: string): string;
    /** Below 0.5 times. */
    smallBatch(factor: string): string;
    /** Leavening, salt, spices or gelatine above 2 times; names as in the recipe. */
    season(names: readonly string[]): string;
    /** The text has a tin size and the factor is below 0.75 or above 1.33. */
    tin(written: string, fitting: string): string;
  };
};
