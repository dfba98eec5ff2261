import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { images } from "#db/schema/index.ts";
import type { Member } from "#server/guards/member.ts";
import type { Clock } from "#server/lib/clock.ts";
import { createRandomToken } from "#server/lib/ids.ts";
import type { ImageStore } from "#server/lib/images.ts";
import { deleteOldestUnusedPictures, type PictureQuotaDeps, requirePictureQuota } from "./image-quota.ts";

export type PictureDeps = PictureQuotaDeps & { db: Db; clock: Clock; images: ImageStore };

/** 192 random bits, because anyone who knows the id can open the picture. */
const ID_BYTES = 24;

/**
 * Writes the files before the row, so that no row lacks its files. A new picture counts as unused: it is
 * deleted after 24 h, or earlier when too many are unused. Returns the id. Throws STORAGE_FULL or
 * PICTURES_FULL.
 */
export async function storePictureFilesAndRow(
  deps: PictureDeps,
  member: Member,
  { width, height, size }: { width: number; height: number; size: number },
  writeFiles: (id: string) => Promise<void>,
): Promise<string> {
  await requirePictureQuota(deps, member);
  const { db, clock, images: store } = deps;
  const id = createRandomToken(ID_BYTES);
  const now = clock.now();
  let gone: string[];
  try {
    await writeFiles(id);
    gone = await db.write(async (tx) => {
      await tx
        .insert(images)
        .values({ id, ownerRowId: member.rowId, width, height, size, createdAt: now, releasedAt: now });
      return member.exempt ? [] : deleteOldestUnusedPictures(tx, member, id);
    });
  } catch (error) {
    deps.storage.noteFailure(error);
    await store.removeImage(id);
    throw error;
  }
  for (const old of gone) await store.removeImage(old);
  return id;
}

/** Copies a stored picture for the member and returns the new id; null when the picture no longer exists. */
export async function copyPictureForMember(
  deps: PictureDeps,
  member: Member,
  from: string,
): Promise<string | null> {
  const [row] = await deps.db.select().from(images).where(eq(images.id, from));
  if (!row) return null;
  return storePictureFilesAndRow(deps, member, row, (id) => deps.images.copyImage(from, id));
}
