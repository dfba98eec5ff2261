/** Words in the files that recipes are exported to. */
export const exportTexts = {
  ingredients: "Ingredients",
  method: "Method",
  notes: "Notes",
  source: "Source",
  servings: "Servings",
  prepTime: "Preparation",
  cookingTime: "Cooking",
  totalTime: "In all",
  difficulty: "Difficulty",
  cuisine: "Cuisine",
  tags: "Tags",
  minutes: (time: number) => (time === 1 ? "1 minute" : `${time} minutes`),
} as const;
