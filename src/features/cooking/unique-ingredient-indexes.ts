import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";

/** Drops the indexes of ingredients that equal an earlier one except for their position. */
export function removeDuplicateIngredientIndexes(
  ingredients: readonly Ingredient[],
  places: readonly number[],
): number[] {
  const seen = new Set<string>();
  return places.filter((index) => {
    const line = JSON.stringify({ ...ingredients[index], orderIndex: 0 });
    if (seen.has(line)) return false;
    seen.add(line);
    return true;
  });
}
