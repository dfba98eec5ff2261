import { useNewestOwnRecipesQuery } from "../recipe-lists/use-newest-own-recipes-query.ts";
import { NewestRecipesSection } from "./newest-recipes-section.tsx";

/** The recipes fill two rows on wide screens. */
const MAX_RECIPES = 8;

/** The member's newest recipes, shown on the page for an unknown address. */
export default function OwnRecipes() {
  const newest = useNewestOwnRecipesQuery();
  const recipes = newest.data?.items.slice(0, MAX_RECIPES);
  if (!recipes || recipes.length === 0) return null;
  return (
    <div className="page-column pt-8 pb-5 text-left">
      <NewestRecipesSection newest={newest} recipes={recipes} reserved={recipes.length} />
    </div>
  );
}
