import { NewestRecipesSection } from "./newest-recipes-section.tsx";
import { useNewestOwnRecipes } from "./use-newest-own-recipes.ts";

/** Two rows on wide screens. */
const MAX_RECIPES = 8;

/** The member's newest recipes on the page of an address that does not exist. */
export default function OwnRecipes() {
  const newest = useNewestOwnRecipes();
  const recipes = newest.data?.items.slice(0, MAX_RECIPES);
  if (!recipes || recipes.length === 0) return null;
  return (
    <div className="page-column pt-8 pb-5 text-left">
      <NewestRecipesSection newest={newest} recipes={recipes} reserved={recipes.length} />
    </div>
  );
}
