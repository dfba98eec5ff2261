/** Words in exported recipe files. */
export const exportTexts = {
  ingredients: "Ingredients",
  method: "Method",
  notes: "Notes",
  source: "Source",
  servings: "Servings",
  assumedServings: (servings: number) => `${servings} (assumed)`,
  yieldText: "Makes",
  calories: "Calories",
  kilocalories: (calories: number) => `${calories} kcal a serving`,
  prepTime: "Preparation",
  cookingTime: "Cooking",
  totalTime: "In all",
  difficulty: "Difficulty",
  cuisine: "Cuisine",
  tags: "Tags",
  minutes: (time: number) => (time === 1 ? "1 minute" : `${time} minutes`),
} as const;
