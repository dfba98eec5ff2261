/** The least of a recipe that each road takes, on the wire, with one's own fields over it. */
export const created = (more: object = {}) => ({
  title: "Onion soup",
  ingredients: [{ original_text: "1 onion" }],
  instructions: [{ instruction: "Cook the onion." }],
  ...more,
});
export const imported = (more: object = {}) => ({
  title: "Onion soup",
  ingredients: ["1 onion"],
  instructions: ["Cook the onion."],
  servings: 2,
  ...more,
});
export const scanned = (more: object = {}, photos: object = {}) => ({ recipe: created(more), ...photos });
