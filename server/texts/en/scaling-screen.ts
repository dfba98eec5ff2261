const servings = (count: number) => (count === 1 ? "1 serving" : `${count} servings`);

/** The control for servings on a recipe's page, and the texts that it changes there. */
export const scalingScreen = {
  servings: "Servings",
  count: servings,
  fewer: "One serving fewer",
  more: "One serving more",
  asWritten: (original: number) => `${servings(original)}, as the recipe is written`,
  back: (original: number) =>
    original === 1 ? "Back to the recipe's 1 serving" : `Back to the recipe's ${original} servings`,
  outOfRange: (most: number) => `From 1 to ${most}, please`,
  shown: (now: number, original: number) => `Amounts for ${servings(now)}. The recipe is for ${original}.`,
  failed: "Failed to scale recipe",
  warnings: (now: number) => `Good to know for ${servings(now)}`,
  /** Shown when the page is printed. */
  printed: (now: number, original: number) => `For ${servings(now)} (recipe: ${original})`,
  /** States the servings of a yield in words ("24 cookies"), because such a yield is never scaled. */
  makes: (yieldText: string, original: number) => `For ${servings(original)} it makes ${yieldText}`,
  /** The yield in a copied recipe with other servings. */
  yieldOf: (yieldText: string, original: number) => `${yieldText} (for ${servings(original)})`,
  /** Follows a scaled amount in a step, for screen readers. */
  was: (amount: string) => `(in the recipe: ${amount})`,
};
