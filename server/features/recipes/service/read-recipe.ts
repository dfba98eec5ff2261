import type { Db, Reader } from "#db/client.ts";
import { AppError } from "#server/errors.ts";
import { toImagePath } from "#server/features/uploads/policy.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import { getReadableOwnerRowIds, type Viewer } from "#server/guards/member.ts";
import type { RecipeRow } from "../access.ts";
import type { Recipe } from "../schema/recipe.ts";
import { readIngredientAndStepLookup, toIngredientAnswer, toInstructionAnswer } from "./read-lines.ts";
import {
  createRecipeIdCondition,
  createRecipeRowIdsCondition,
  selectVisibleSummaries,
  toSummaryAnswer,
} from "./read-summaries.ts";
import { readScannedPhotoIdLookup } from "./recipe-photos.ts";

type Found = Awaited<ReturnType<typeof selectVisibleSummaries>>;

/**
 * Reads a complete recipe in two SQL statements; a scanned recipe needs a third. Throws RECIPE_NOT_FOUND when
 * it is missing or the viewer may not see it.
 */
export async function readRecipe({ db }: { db: Db }, viewer: Viewer, id: string): Promise<Recipe> {
  return requireFirstRecipe(
    await assembleRecipesFromRows(
      db,
      viewer,
      await selectVisibleSummaries(db, viewer, createRecipeIdCondition(id)),
    ),
  );
}

/** Reads a recipe whose row was already authorized for the viewer. */
export async function loadAuthorizedRecipe(
  db: Reader,
  viewer: Viewer,
  recipe: Authorized<RecipeRow, "read" | "edit">,
): Promise<Recipe> {
  return requireFirstRecipe(await loadVisibleRecipes(db, viewer, [recipe.rowId]));
}

/** Reads recipes by row id, in this order, and leaves out those that the viewer may not see. */
export async function loadVisibleRecipes(
  db: Reader,
  viewer: Viewer,
  rowIds: readonly number[],
): Promise<Recipe[]> {
  const rows = await selectVisibleSummaries(db, viewer, createRecipeRowIdsCondition(rowIds));
  const places = new Map(rowIds.map((rowId, index) => [rowId, index]));
  const placeOf = (row: Found[number]) => places.get(row.rowId) ?? 0;
  return assembleRecipesFromRows(
    db,
    viewer,
    rows.sort((a, b) => placeOf(a) - placeOf(b)),
  );
}

async function assembleRecipesFromRows(db: Reader, viewer: Viewer, rows: Found): Promise<Recipe[]> {
  if (rows.length === 0) return [];
  const linesOf = await readIngredientAndStepLookup(
    db,
    rows.map((row) => row.rowId),
  );
  const { owners } = getReadableOwnerRowIds(viewer);
  const scanned = rows.filter((row) => row.privacySource === "SCANNED" && owners.includes(row.ownerRowId));
  const photosOf = await readScannedPhotoIdLookup(
    db,
    scanned.map((row) => row.rowId),
  );
  return rows.map((row) => {
    const lines = linesOf(row.rowId);
    return {
      ...toSummaryAnswer(viewer, row),
      notes: row.notes,
      ingredients: lines.ingredients.map(toIngredientAnswer),
      instructions: lines.instructions.map(toInstructionAnswer),
      originalPhotos: photosOf(row.rowId).map(toImagePath),
    };
  });
}

function requireFirstRecipe([recipe]: readonly Recipe[]): Recipe {
  if (!recipe) throw new AppError("RECIPE_NOT_FOUND");
  return recipe;
}
