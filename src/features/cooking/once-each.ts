import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";

/** Of these places the first of each line: what a recipe says twice, word for word and amount for amount, is told once. */
export function onceEach(ingredients: readonly Ingredient[], places: readonly number[]): number[] {
  const told = new Set<string>();
  return places.filter((at) => {
    const line = JSON.stringify({ ...ingredients[at], orderIndex: 0 });
    if (told.has(line)) return false;
    told.add(line);
    return true;
  });
}
