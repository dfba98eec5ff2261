import type { Db } from "#db/client.ts";
import type { Member } from "#server/guards/member.ts";
import type { ReadLines } from "#server/ports.ts";
import { findIdempotentResult } from "../access.ts";
import type { Recipe } from "../schema/recipe.ts";
import type { CreateRecipeInput } from "../schema/recipe-in.ts";
import { findIdempotentResultOrCheckLimit } from "./find-idempotent-result.ts";
import { type InsertDeps, insertRecipe } from "./insert-recipe.ts";
import { parseLongListInWorker, pickOriginalLines } from "./list-reader.ts";
import { loadAuthorizedRecipe } from "./read-recipe.ts";

/**
 * Stores and counts a recipe in one transaction. A repeated call with the same idempotency key returns the
 * first recipe and stores or counts nothing.
 */
export async function createRecipe(
  deps: InsertDeps & { db: Db; readLines: ReadLines },
  member: Member,
  input: CreateRecipeInput,
): Promise<Recipe> {
  const { idempotencyKey } = input;
  const guard = () => findIdempotentResultOrCheckLimit(deps, member, idempotencyKey, "recipe_create");
  const readLine = await parseLongListInWorker(deps, pickOriginalLines(input.ingredients), { guard });
  return deps.db.write(async (tx) => {
    const made = await findIdempotentResult(tx, member, idempotencyKey);
    if (made) return loadAuthorizedRecipe(tx, member, made);
    const recipe = await insertRecipe(tx, deps, member, input, { countAs: "recipe_create", readLine });
    return loadAuthorizedRecipe(tx, member, recipe);
  });
}
