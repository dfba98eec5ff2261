/**
 * Maximum lengths and values of a recipe's fields, for saved recipes and for imported drafts. Times are in
 * minutes.
 */
export const RECIPE_LIMITS = {
  title: 200,
  text: 5000,
  servings: 100,
  minutes: 10_080,
  calories: 100_000,
  ingredients: 200,
  instructions: 100,
  ingredientName: 200,
  quantity: 1_000_000,
  unit: 50,
  size: 50,
  ingredientNotes: 500,
  line: 700,
  section: 200,
  tags: 10,
  tag: 30,
  /** The number of pictures in an imported draft. */
  images: 20,
  /** The number of lines of the source that a draft lists as not imported. */
  leftOver: 100,
} as const;
