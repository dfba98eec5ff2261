import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";

/** Removes duplicate lines with equal text and amount. */
export function onceEach(ingredients: readonly Ingredient[], places: readonly number[]): number[] {
  const told = new Set<string>();
  return places.filter((at) => {
    const line = JSON.stringify({ ...ingredients[at], orderIndex: 0 });
    if (told.has(line)) return false;
    told.add(line);
    return true;
  });
}
