import {
  addMissingStarterRecipes,
  areStarterRecipesStillNeeded,
  type StarterEntry,
} from "#server/features/starter/service.ts";
import { readStarterRecipes, type StarterRecipe } from "./starter/recipes.ts";

/**
 * Adds the starter cookbook to an empty database through the services, so that their rules apply. Returns the
 * number of recipes.
 */
export async function seedStarterCookbook(
  deps: Parameters<typeof addMissingStarterRecipes>[0],
): Promise<number> {
  return (await areStarterRecipesStillNeeded(deps.db))
    ? addMissingStarterRecipes(deps, interleaveRecipesByCuisine(readStarterRecipes()).map(toStarterEntry))
    : 0;
}

/**
 * Alternates the cuisines, because lists show the newest recipes first and would otherwise begin with a
 * single cuisine.
 */
function interleaveRecipesByCuisine(recipes: readonly StarterRecipe[]): StarterRecipe[] {
  const indexInCuisine = (recipe: StarterRecipe) =>
    recipes.filter((other) => other.cuisine === recipe.cuisine).indexOf(recipe);
  return recipes.toSorted((a, b) => indexInCuisine(a) - indexInCuisine(b));
}

function toStarterEntry(recipe: StarterRecipe): StarterEntry {
  const blank = { unit: null, size: null, notes: null };
  return {
    title: recipe.title,
    description: recipe.description,
    notes: recipe.notes ?? null,
    cuisine: recipe.cuisine,
    servings: recipe.servings,
    servingsStated: true,
    yieldText: recipe.yieldText ?? null,
    difficulty: recipe.difficulty,
    difficultyStated: true,
    prepTime: recipe.prepTime,
    cookingTime: recipe.cookingTime,
    totalTime: recipe.totalTime ?? recipe.prepTime + recipe.cookingTime,
    tags: [...recipe.tags],
    sourceUrl: null,
    ingredients: recipe.ingredients.map(({ section, line }) => ({
      ...blank,
      originalText: line,
      section: section ?? null,
    })),
    instructions: recipe.instructions.map(({ section, text }) => ({
      instruction: text,
      section: section ?? null,
    })),
  };
}
