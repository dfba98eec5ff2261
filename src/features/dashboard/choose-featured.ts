/** The input of `recipes.featured`; all who ask for the same share the answer. */
export const FEATURED = { limit: 30 } as const;
/** The dashboard shows up to this many of them. */
export const FEATURED_SHOWN = 6;
/** Recipes in a full row. */
const ROW = 3;

type Dish = { id: string };

/**
 * Which of the featured recipes are shown: those that stand nowhere else on the page. Where these are too few, what is
 * explored below fills up; what stands above only where there would be less than a row.
 */
export function chooseFeatured<Recipe extends Dish>(
  featured: readonly Recipe[],
  { above, explored }: { above: readonly Dish[]; explored: readonly Dish[] },
): Recipe[] {
  const [aboveIds, exploredIds] = [idsOf(above), idsOf(explored)];
  const others = featured.filter(({ id }) => !aboveIds.has(id));
  const candidates =
    others.length >= ROW ? others : [...others, ...featured.filter(({ id }) => aboveIds.has(id))];
  const fresh = candidates.filter(({ id }) => !exploredIds.has(id));
  const repeated = candidates.filter(({ id }) => exploredIds.has(id));
  return [...fresh, ...repeated].slice(0, FEATURED_SHOWN);
}

const idsOf = (recipes: readonly Dish[]) => new Set(recipes.map(({ id }) => id));
