/** The input of `recipes.featured`. All callers use this input, so that they share one cached response. */
export const FEATURED = { limit: 30 } as const;
/** Maximum number of featured recipes on the dashboard. */
export const FEATURED_SHOWN = 6;
const ROW_LENGTH = 3;

type Dish = { id: string };

/**
 * Chooses the featured recipes to show, preferably recipes that the page shows nowhere else. Popular recipes
 * (`explored`) fill the remaining places; recipes from `above` are added only if there is less than one row
 * without them.
 */
export function chooseFeaturedRecipesNotShownElsewhere<Recipe extends Dish>(
  featured: readonly Recipe[],
  { above, explored }: { above: readonly Dish[]; explored: readonly Dish[] },
): Recipe[] {
  const [aboveIds, exploredIds] = [setOfRecipeIds(above), setOfRecipeIds(explored)];
  const others = featured.filter(({ id }) => !aboveIds.has(id));
  const candidates =
    others.length >= ROW_LENGTH ? others : [...others, ...featured.filter(({ id }) => aboveIds.has(id))];
  const fresh = candidates.filter(({ id }) => !exploredIds.has(id));
  const repeated = candidates.filter(({ id }) => exploredIds.has(id));
  return [...fresh, ...repeated].slice(0, FEATURED_SHOWN);
}

const setOfRecipeIds = (recipes: readonly Dish[]) => new Set(recipes.map(({ id }) => id));
