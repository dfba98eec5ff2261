import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { images, instructions, recipePhotos, recipes } from "#db/schema/index.ts";
import { createValidationError } from "#server/errors.ts";
import { parseImageIdOrNull } from "#server/features/uploads/policy.ts";
import { getReadableOwnerRowIds, type Member } from "#server/guards/member.ts";
import { validationTexts } from "#server/texts/en/answers.ts";

/** A picture in a request: its path, and its location in the body for validation errors. */
export type WantedImage = { path: string; loc: (string | number)[] };

/** Maps the paths to image ids. Throws VALIDATION for all paths that are not pictures of the member. */
export async function requireOwnImageIdsByPath(
  tx: Reader,
  member: Member,
  wanted: readonly WantedImage[],
): Promise<Map<string, string>> {
  const byPath = new Map<string, string>();
  if (wanted.length === 0) return byPath;
  const ids = wanted.map(({ path }) => parseImageIdOrNull(path)).filter((id) => id !== null);
  const rows = await tx
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        inArray(images.ownerRowId, [...getReadableOwnerRowIds(member).owners]),
        sql`${images.id} in (select value from json_each(${JSON.stringify(ids)}))`,
      ),
    );
  const own = new Set(rows.map((row) => row.id));
  const unknown = wanted.filter(({ path }) => {
    const id = parseImageIdOrNull(path);
    if (id === null || !own.has(id)) return true;
    byPath.set(path, id);
    return false;
  });
  if (unknown.length > 0) {
    throw createValidationError(
      unknown.map(({ loc }) => ({ loc, msg: validationTexts.unknownImage, type: "value_error" })),
    );
  }
  return byPath;
}

/** Marks pictures as used by a recipe, so that they are not deleted. */
export async function markImagesUsed(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(images)
    .set({ releasedAt: null })
    .where(sql`${images.id} in (select value from json_each(${JSON.stringify(ids)}))`);
}

/** Marks those of the pictures that no recipe, step or scan uses; they are deleted 24 h later. */
export async function releaseUnusedImages(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const shown = tx.select({ one: sql`1` }).from(recipes).where(eq(recipes.imageId, images.id));
  const shownByStep = tx
    .select({ one: sql`1` })
    .from(instructions)
    .where(eq(instructions.imageId, images.id));
  const scanned = tx.select({ one: sql`1` }).from(recipePhotos).where(eq(recipePhotos.imageId, images.id));
  await tx
    .update(images)
    .set({ releasedAt: now })
    .where(
      and(
        sql`${images.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        notExists(shown),
        notExists(shownByStep),
        notExists(scanned),
      ),
    );
}
