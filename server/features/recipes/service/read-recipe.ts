import type { Db, Reader } from "#db/client.ts";
import { AppError } from "#server/errors.ts";
import { imagePath } from "#server/features/uploads/policy.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import { readerOf, type Viewer } from "#server/guards/member.ts";
import type { RecipeRow } from "../access.ts";
import type { Recipe } from "../schema/recipe.ts";
import { ingredientAnswer, instructionAnswer, readLinesOf } from "./read-lines.ts";
import { findSummaries, ofId, ofRows, summaryAnswer } from "./read-summaries.ts";
import { readPhotoIds } from "./recipe-photos.ts";

type Found = Awaited<ReturnType<typeof findSummaries>>;

/** A whole recipe in two statements, a scanned one in three. Throws RECIPE_NOT_FOUND for what the viewer cannot see. */
export async function readRecipe({ db }: { db: Db }, viewer: Viewer, id: string): Promise<Recipe> {
  return requireOne(await withLines(db, viewer, await findSummaries(db, viewer, ofId(id))));
}

/** The answer of a recipe that the viewer was let to. */
export async function readWhole(
  db: Reader,
  viewer: Viewer,
  recipe: Authorized<RecipeRow, "read" | "edit">,
): Promise<Recipe> {
  return requireOne(await readWholes(db, viewer, [recipe.rowId]));
}

/** The answers of the recipes with these row ids, in their order. Those not visible are left out. */
export async function readWholes(db: Reader, viewer: Viewer, rowIds: readonly number[]): Promise<Recipe[]> {
  const rows = await findSummaries(db, viewer, ofRows(rowIds));
  const places = new Map(rowIds.map((rowId, at) => [rowId, at]));
  const placeOf = (row: Found[number]) => places.get(row.rowId) ?? 0;
  return withLines(
    db,
    viewer,
    rows.sort((a, b) => placeOf(a) - placeOf(b)),
  );
}

async function withLines(db: Reader, viewer: Viewer, rows: Found): Promise<Recipe[]> {
  if (rows.length === 0) return [];
  const linesOf = await readLinesOf(
    db,
    rows.map((row) => row.rowId),
  );
  const { owners } = readerOf(viewer);
  const scanned = rows.filter((row) => row.privacySource === "SCANNED" && owners.includes(row.ownerRowId));
  const photosOf = await readPhotoIds(
    db,
    scanned.map((row) => row.rowId),
  );
  return rows.map((row) => {
    const lines = linesOf(row.rowId);
    return {
      ...summaryAnswer(viewer, row),
      notes: row.notes,
      ingredients: lines.ingredients.map(ingredientAnswer),
      instructions: lines.instructions.map(instructionAnswer),
      originalPhotos: photosOf(row.rowId).map(imagePath),
    };
  });
}

function requireOne([recipe]: readonly Recipe[]): Recipe {
  if (!recipe) throw new AppError("RECIPE_NOT_FOUND");
  return recipe;
}
