import type { Db } from "#db/client.ts";
import type { Member } from "#server/guards/member.ts";
import type { CreateRecipeInput, Recipe } from "../schema/recipe.ts";
import { type InsertDeps, insertRecipe } from "./insert-recipe.ts";
import { readWhole } from "./read-recipe.ts";

/** Stores a recipe as written by the member and counts it, both or neither. */
export async function createRecipe(
  deps: InsertDeps & { db: Db },
  member: Member,
  input: CreateRecipeInput,
): Promise<Recipe> {
  return deps.db.write(async (tx) => {
    const recipe = await insertRecipe(tx, deps, member, input, { countAs: "recipe_create" });
    return readWhole(tx, member, recipe);
  });
}
