import type { Db } from "#db/client.ts";
import type { Member } from "#server/guards/member.ts";
import type { ReadLines } from "#server/ports.ts";
import { findRecipeMadeBy } from "../access.ts";
import type { Recipe } from "../schema/recipe.ts";
import type { CreateRecipeInput } from "../schema/recipe-in.ts";
import { type InsertDeps, insertRecipe } from "./insert-recipe.ts";
import { linesOf, readLongList } from "./list-reader.ts";
import { madeOrMayUse } from "./made-or-may-use.ts";
import { readWhole } from "./read-recipe.ts";

/**
 * Stores a recipe as written by the member and counts it, both or neither. With an idempotency key that made a recipe
 * of theirs before, that one is the answer: nothing is stored or counted.
 */
export async function createRecipe(
  deps: InsertDeps & { db: Db; readLines: ReadLines },
  member: Member,
  input: CreateRecipeInput,
): Promise<Recipe> {
  const { idempotencyKey } = input;
  const guard = () => madeOrMayUse(deps, member, idempotencyKey, "recipe_create");
  const readLine = await readLongList(deps, linesOf(input.ingredients), { guard });
  return deps.db.write(async (tx) => {
    const made = await findRecipeMadeBy(tx, member, idempotencyKey);
    if (made) return readWhole(tx, member, made);
    const recipe = await insertRecipe(tx, deps, member, input, { countAs: "recipe_create", readLine });
    return readWhole(tx, member, recipe);
  });
}
