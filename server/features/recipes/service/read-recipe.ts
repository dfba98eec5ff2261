import type { Db, Reader } from "#db/client.ts";
import { AppError } from "#server/errors.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Viewer } from "#server/guards/member.ts";
import { type RecipeRow, requireReadableRecipe } from "../access.ts";
import type { Recipe } from "../schema/recipe.ts";
import {
  ingredientAnswer,
  instructionAnswer,
  readIngredients,
  readIngredientsOf,
  readInstructions,
  readInstructionsOf,
} from "./read-lines.ts";
import { summaryAnswer, summaryQuery } from "./read-summaries.ts";

/** A whole recipe. Throws RECIPE_NOT_FOUND for what the viewer cannot see. */
export async function readRecipe(deps: { db: Db }, viewer: Viewer, id: string): Promise<Recipe> {
  return readWhole(deps.db, viewer, await requireReadableRecipe(deps.db, viewer, id));
}

/** The answer of a recipe that the viewer was let to. */
export async function readWhole(
  db: Reader,
  viewer: Viewer,
  recipe: Authorized<RecipeRow, "read" | "edit">,
): Promise<Recipe> {
  const [row] = await summaryQuery(db, viewer, [recipe.rowId]);
  if (!row) throw new AppError("RECIPE_NOT_FOUND");
  return {
    ...summaryAnswer(viewer, row),
    notes: row.recipe.notes,
    ingredients: (await readIngredients(db, recipe)).map(ingredientAnswer),
    instructions: (await readInstructions(db, recipe)).map(instructionAnswer),
  };
}

/** The answers of the recipes with these row ids, in their order: three statements for all. Those not visible are left out. */
export async function readWholes(db: Reader, viewer: Viewer, rowIds: readonly number[]): Promise<Recipe[]> {
  const rows = await summaryQuery(db, viewer, rowIds);
  const byRowId = new Map(rows.map((row) => [row.recipe.rowId, row]));
  const [lines, steps] = [await readIngredientsOf(db, rowIds), await readInstructionsOf(db, rowIds)];
  return rowIds.flatMap((rowId) => {
    const row = byRowId.get(rowId);
    if (!row) return [];
    return {
      ...summaryAnswer(viewer, row),
      notes: row.recipe.notes,
      ingredients: (lines.get(rowId) ?? []).map(ingredientAnswer),
      instructions: (steps.get(rowId) ?? []).map(instructionAnswer),
    };
  });
}
