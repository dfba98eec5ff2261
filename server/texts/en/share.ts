/** The public page behind a shared link. */
export const share = {
  summary: (title: string) => `The recipe for ${title}: ingredients and method.`,
  forServings: (servings: number) => (servings === 1 ? "For 1 serving." : `For ${servings} servings.`),
  ingredients: "Ingredients",
  method: "Method",
};
