/** The page behind a shared link. */
export const share = {
  summary: (title: string) => `The recipe for ${title}: ingredients and method.`,
  ingredients: "Ingredients",
  method: "Method",
};
