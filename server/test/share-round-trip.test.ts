import { beforeAll, describe, expect, it } from "vitest";
import { seedStarterCookbook } from "#db/seed.ts";
import { readStarterRecipes } from "#db/starter/recipes.ts";
import { readRecipeFromPageOrNull } from "#server/engines/recipe-page/recipe-page.ts";
import { formatCuisineName } from "#server/features/recipes/policy.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { getOriginalOrComposedIngredientLine } from "#server/features/recipes/service/ingredient-line.ts";
import { setUpRestClient } from "./set-up-rest-client.ts";

describe("a shared recipe read back by our own importer", () => {
  const client = setUpRestClient();
  beforeAll(() => seedStarterCookbook(client.harness.deps));

  it.each(readStarterRecipes().map((recipe) => recipe.title))("%s is the same recipe", async (title) => {
    const recipe = await recipeCalled(title);
    const { baseUrl } = client.harness.deps;
    const page = await client.send("GET", `/r/${recipe.id}`);
    const draft = readRecipeFromPageOrNull(page.text, `${baseUrl}/r/${recipe.id}`);

    expect(draft).toMatchObject({
      title: recipe.title,
      description: recipe.description,
      ingredients: recipe.ingredients.map(getOriginalOrComposedIngredientLine),
      prepTime: recipe.prepTime,
      cookingTime: recipe.cookingTime,
      totalTime: recipe.totalTime,
      servings: recipe.servings,
      cuisine: formatCuisineName(recipe.cuisine ?? ""),
      coverImage: baseUrl + recipe.imageUrl,
    });
    expect(draft?.instructions.map((step) => (typeof step === "string" ? step : step.text))).toEqual(
      recipe.instructions.map((step) => step.instruction),
    );
  });

  async function recipeCalled(title: string): Promise<Recipe> {
    const guest = client.harness.callerFor(null);
    const found = await guest.search.advanced({ title });
    const match = found.recipes.find((recipe) => recipe.title === title);
    if (!match) throw new Error(`${title} was not found`);
    return guest.recipes.get({ id: match.id });
  }
});
