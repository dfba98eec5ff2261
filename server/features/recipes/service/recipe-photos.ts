import { asc, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { recipePhotos } from "#db/schema/index.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { RecipeRow } from "../access.ts";
import { claimImages } from "./recipe-images.ts";

/** The pictures that recipes were scanned from, by their row ids, each in order. Nothing is asked for none. */
export async function readPhotoIds(
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

/** Keeps the pictures with a recipe that has none yet. That they are the member's own was proven before. */
export async function keepPhotos(
  tx: Tx,
  recipe: Authorized<RecipeRow, "edit">,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  await tx
    .insert(recipePhotos)
    .values(imageIds.map((imageId, position) => ({ recipeRowId: recipe.rowId, position, imageId })));
  await claimImages(tx, imageIds);
}
