/** Bounds of a recipe's fields: what is saved, and so what a reader's draft holds at most. Times are minutes. */
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
  /** Pictures that a draft offers. */
  images: 20,
  /** Lines of its source that a draft left out, as far as it tells them. */
  leftOver: 100,
} as const;
