/** A part of a thing that cannot be cut, or of a pack: what its note is about. */
type NoteFacts = {
  /** The exact value as a kitchen would write it, in the line's unit ("2¼", "1.0625", "2¼–3⅜"). */
  exact: string;
  unit: string | null;
  /** The line's name, for what is peculiar to it (eggs). */
  name: string;
};

/**
 * Every word that scaling puts before a reader. The engine knows arithmetic, the catalogue of texts the words:
 * `server/texts/en/scaling.ts` fits this type. Unit words keep the recipe's language and are no business of it.
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
  packNote(facts: NoteFacts & { share: string; size: string; part: string }): string;
  /** "2¼ eggs: beat one egg, use about 1 tbsp of it for ¼." */
  eggNote(facts: NoteFacts & { eggPart: "egg" | "yolk" | "white"; part: string; spoons: string }): string;
  warning: {
    /** Over 1.5 times. */
    largeBatch(factor: string): string;
    /** Over 2 times: said besides largeBatch. */
    veryLargeBatch(factor: string): string;
    /** Below 0.5 times. */
    smallBatch(factor: string): string;
    /** Leavening, salt, spices, gelatine beyond 2 times; the names as the recipe has them. */
    season(names: readonly string[]): string;
    /** A tin or pan size stands in the text and the factor leaves 0.75 to 1.33. */
    tin(written: string, fitting: string): string;
  };
};
