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
