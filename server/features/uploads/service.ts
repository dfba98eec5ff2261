import { and, eq, exists, isNull, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { draftImages, images, instructions, recipePhotos, recipes } from "#db/schema/index.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import { indexStoredRecipe, type SearchDeps } from "#server/features/search-index/service/index-recipe.ts";
import { requirePictureQuota } from "#server/features/uploads/service/image-quota.ts";
import { type PictureDeps, storePictureFilesAndRow } from "#server/features/uploads/service/store-picture.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { Member } from "#server/guards/member.ts";
import { ImageError, type ImageErrorKind } from "#server/lib/images/image-error.ts";
import type { ImageStore, OpenedImage, PreparedImage } from "#server/lib/images.ts";
import { type ImageRow, requireDeletableImage } from "./access.ts";
import { IMAGE_MAX_BYTES, parseImageIdOrNull, toImagePath } from "./policy.ts";
import type { UploadAnswer, UploadInput } from "./schema.ts";

type Deps = PictureDeps;

const CODES: Record<ImageErrorKind, ErrorCode> = {
  empty: "IMAGE_EMPTY",
  unsupported: "IMAGE_UNSUPPORTED",
  unreadable: "IMAGE_UNREADABLE",
  "too-many-pixels": "IMAGE_TOO_MANY_PIXELS",
  "too-costly": "IMAGE_TOO_COSTLY",
};

/**
 * Stores a picture, whose type is detected from its bytes. Throws STORAGE_FULL or PICTURES_FULL before
 * decoding, and IMAGE_EMPTY, IMAGE_TOO_LARGE, IMAGE_UNSUPPORTED, IMAGE_UNREADABLE, IMAGE_TOO_MANY_PIXELS or
 * IMAGE_TOO_COSTLY.
 */
export async function uploadImage(deps: Deps, member: Member, input: UploadInput): Promise<UploadAnswer> {
  await requirePictureQuota(deps, member);
  const params = { file: input.fileName };
  if (input.bytes.byteLength === 0) throw new AppError("IMAGE_EMPTY");
  if (input.bytes.byteLength > IMAGE_MAX_BYTES) throw new AppError("IMAGE_TOO_LARGE", { params });
  const prepared = await deps.images.prepareImage(input.bytes).catch((error: unknown) => {
    if (error instanceof ImageError) throw new AppError(CODES[error.kind], { params, cause: error });
    throw error;
  });
  const id = await storePreparedImage(deps, member, prepared);
  const path = toImagePath(id);
  return { id, path, url: path, contentType: "image/webp", size: prepared.full.byteLength };
}

/**
 * Stores a decoded picture for the member and returns its id. It is deleted after 24 h if it remains unused.
 * Throws STORAGE_FULL or PICTURES_FULL.
 */
export async function storePreparedImage(
  deps: Deps,
  member: Member,
  prepared: PreparedImage,
): Promise<string> {
  const { width, height, full } = prepared;
  const size = full.byteLength;
  return storePictureFilesAndRow(deps, member, { width, height, size }, (id) =>
    deps.images.writeImage(id, prepared),
  );
}

/**
 * Deletes a picture of the member and removes it from recipes and steps. Throws IMAGE_NOT_FOUND or
 * IMAGE_DELETE_FORBIDDEN.
 */
export async function deleteImage(
  deps: { db: Db; images: ImageStore } & SearchDeps,
  member: Member,
  id: string,
): Promise<void> {
  await deps.db.write(async (tx) => {
    await removeRow(tx, deps, await requireDeletableImage(tx, member, id));
  });
  await deps.images.removeImage(id);
}

async function removeRow(tx: Tx, deps: SearchDeps, image: Authorized<ImageRow, "delete">): Promise<void> {
  const shown = await tx
    .update(recipes)
    .set({ imageId: null })
    .where(eq(recipes.imageId, image.id))
    .returning({ rowId: recipes.rowId });
  for (const recipe of shown) await indexStoredRecipe(tx, deps, recipe);
  await tx.update(instructions).set({ imageId: null }).where(eq(instructions.imageId, image.id));
  await tx.delete(recipePhotos).where(eq(recipePhotos.imageId, image.id));
  await tx.delete(images).where(eq(images.rowId, image.rowId));
}

/**
 * Opens `<id>.webp`, `<id>_640.webp` or `<id>_320.webp`. Null when the picture does not exist, or when it was
 * used once and no longer is: its file remains for a day only because backups may need it.
 */
export async function openStoredImage(
  deps: { db: Db; images: ImageStore },
  fileName: string,
): Promise<OpenedImage | null> {
  const id = parseImageIdOrNull(`/images/${fileName}`);
  if (id === null) return null;
  const drafted = deps.db
    .select({ one: sql`1` })
    .from(draftImages)
    .where(eq(draftImages.imageRowId, images.rowId));
  const isUnusedYet = eq(images.releasedAt, images.createdAt);
  const [row] = await deps.db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, id), or(isNull(images.releasedAt), isUnusedYet, exists(drafted))));
  return row ? deps.images.openImage(fileName) : null;
}
