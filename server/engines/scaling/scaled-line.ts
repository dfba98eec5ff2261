import type { Amount, AmountForm, Fraction } from "#server/engines/amounts/amounts.ts";
import type { Exact } from "./exact.ts";
import type { Countable } from "./steps.ts";

/**
 * An ingredient line. `original` is the text as it was entered, or null if the line was entered in form
 * fields.
 */
export type ScalableLine = {
  amount: Amount;
  unit: string | null;
  size: string | null;
  name: string;
  notes: string | null;
  original: string | null;
};

/**
 * The parts of a recipe that scaling needs. In `texts` (title, notes, yield) it only looks for sizes of tins.
 */
export type ScalableRecipe = {
  servings: number;
  lines: readonly ScalableLine[];
  steps: readonly string[];
  texts?: readonly string[];
};

/** An ingredient line at the new servings. */
export type ScaledLine = {
  /**
   * The shown amount with unit and size: "3 (400 g) tins", "about 2¼ cups". Empty if the line has no amount.
   */
  amountText: string;
  /** The complete line as it is shown. For factor 1 it is the recipe's own text. */
  text: string;
  /**
   * The exact value in the line's unit. A sum is in its first unit. Null without an amount, or if the sum is
   * not exact.
   */
  scaled: Fraction | null;
  scaledMax: Fraction | null;
  scaledQuantity: number | null;
  scaledQuantityMax: number | null;
  /** The exact value and advice if the shown amount is rounded; otherwise null. */
  precisionNotes: string | null;
  /** True if the text differs from the recipe's own. */
  changed: boolean;
};

/**
 * A piece of a step's text; all pieces together are the step. `was` is the original text of a scaled amount.
 */
export type StepPiece = { text: string; was?: string };

/** An amount in a step: the shown text, the name in the step and the amount as written. */
export type NamedStepAmount = { text: string; name: string; amount: Amount; unit: string | null };

/** A rounded value and its text. */
export type Shown = {
  /** One number with its unit, or two that are added: "1 cup" and "3 tbsp". */
  parts: { number: string; unit: string | null }[];
  /** The rounded value, in the unit of the recipe. */
  value: Exact;
  /**
   * The word before the value. "less": the exact value is below `parts`. "pinch": it is below the smallest
   * spoon.
   */
  mark: "about" | "less" | "pinch" | null;
  /** The number for which nouns are inflected: 1.5 in "1½ onions". */
  count: number;
  /** The value is rounded, so a note must state the exact one. */
  isRounded: boolean;
  /** The id of the shown unit; null if two units are shown. */
  unitId: string | null;
};

/** How the values of a line are rounded and written. */
export type Counting = Countable & {
  as: AmountForm;
  /** The decimal separator that the line uses, if it has a decimal. */
  separator: "," | "." | null;
  /** The line has a size word. A heaped spoon does not convert to cups. */
  isSized?: boolean;
};

/** The data of a note about a rounded amount. */
type NoteFacts = {
  /** The exact value in the line's unit, as fraction or decimal: "2¼", "1.0625", "2¼–3⅜". */
  exact: string;
  unit: string | null;
  /** The name of the ingredient. */
  name: string;
};

/**
 * All texts that scaling shows. `server/texts/en/scaling.ts` implements them. Unit words are in the language
 * of the recipe.
 */
export type ScalingWords = {
  /** An approximate amount, for example "about 2¼ cups". */
  about(amount: string): string;
  /** An upper limit, for example "less than ¼ egg". */
  lessThan(amount: string): string;
  /** A sum of measures, for example "1 cup plus 3 tbsp". */
  plus(parts: readonly string[]): string;
  /** An amount below the smallest spoon, for example "a pinch (1/16 tsp)". */
  pinch(spoon: string): string;
  /** The note with the exact value of a rounded amount, for example "Exactly 2¼." */
  exactNote(facts: NoteFacts): string;
  /** The note with the content of a partial pack, for example "½ of a (14 oz) can is 7 oz." */
  packNote(facts: { unit: string | null; share: string; size: string; part: string }): string;
  /**
   * The note how to measure a part of an egg, for example "2¼ eggs: beat one egg, use about 1 tbsp of it for
   * ¼."
   */
  eggNote(facts: NoteFacts & { eggPart: "egg" | "yolk" | "white"; part: string; spoons: string }): string;
  /** A step has numbers that may be amounts but do not scale; `hasScaled` if others do. */
  unscaledStep(hasScaled: boolean): string;
  warning: {
    /** Shown for factors above 1.5. */
    largeBatch(factor: string): string;
    /** Shown for factors above 2, in addition to `largeBatch`. */
    veryLargeBatch(factor: string): string;
    /** Shown for factors below 0.5. */
    smallBatch(factor: string): string;
    /** Shown for leavening, salt, spices or gelatine at factors above 2. Names are as in the recipe. */
    season(names: readonly string[]): string;
    /** Shown if the recipe names the size of a tin and the factor is below 0.75 or above 1.33. */
    tin(written: string, fitting: string): string;
  };
};
