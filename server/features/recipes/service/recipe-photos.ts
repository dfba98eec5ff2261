import { asc, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { recipePhotos } from "#db/schema/index.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { RecipeRow } from "../access.ts";
import { markImagesUsed } from "./recipe-images.ts";

/** Reads the scanned photos of recipes. Returns a lookup by the recipe's row id. */
export async function readScannedPhotoIdLookup(
  db: Reader,
  rowIds: readonly number[],
): Promise<(recipeRowId: number) => string[]> {
  if (rowIds.length === 0) return () => [];
  const rows = await db
    .select()
    .from(recipePhotos)
    .where(sql`${recipePhotos.recipeRowId} in (select value from json_each(${JSON.stringify(rowIds)}))`)
    .orderBy(asc(recipePhotos.position));
  return (rowId) => rows.filter((row) => row.recipeRowId === rowId).map((row) => row.imageId);
}

/** Attaches photos to a recipe without photos. The caller must have checked the owner of the photos. */
export async function attachScannedPhotos(
  tx: Tx,
  recipe: Authorized<RecipeRow, "edit">,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  await tx
    .insert(recipePhotos)
    .values(imageIds.map((imageId, position) => ({ recipeRowId: recipe.rowId, position, imageId })));
  await markImagesUsed(tx, imageIds);
}
