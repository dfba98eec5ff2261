import { and, asc, desc, eq, isNotNull, ne, notExists, sql, sum } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { draftImages, images } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { DiskQuota } from "#server/guards/disk-quota.ts";
import type { Member } from "#server/guards/member.ts";
import {
  PICTURE_BYTES,
  RETENTION_LIMITS,
  selectOldestRowIdsToFree,
  selectRowIdsBeyondLimit,
} from "#server/storage-limits.ts";

/** Maximum number of pictures that one write deletes to respect the server's limit. */
const BATCH_SIZE = 200;

export type PictureQuotaDeps = { db: Reader; storage: DiskQuota; env: { USAGE_LIMITS: "on" | "off" } };

/**
 * Throws STORAGE_FULL when the disk is nearly full, and PICTURES_FULL when the plan's picture storage is used
 * up.
 */
export async function requirePictureQuota(deps: PictureQuotaDeps, member: Member): Promise<void> {
  if (member.exempt) return;
  await deps.storage.requirePictureSpace();
  if (deps.env.USAGE_LIMITS === "off") return;
  const [held] = await deps.db
    .select({ bytes: sum(images.size).mapWith(Number) })
    .from(images)
    .where(eq(images.ownerRowId, member.rowId));
  if ((held?.bytes ?? 0) >= PICTURE_BYTES[member.tier]) throw new AppError("PICTURES_FULL");
}

/**
 * Deletes the rows of the oldest unused pictures beyond the limits of the member and the server, but never
 * `newest`. Returns their ids; the caller deletes the files after the transaction.
 */
export async function deleteOldestUnusedPictures(tx: Tx, member: Member, newest: string): Promise<string[]> {
  const drafted = tx
    .select({ one: sql`1` })
    .from(draftImages)
    .where(eq(draftImages.imageRowId, images.rowId));
  const unused = and(isNotNull(images.releasedAt), notExists(drafted));
  const columns = { rowId: images.rowId, bytes: images.size };
  const own = await tx
    .select(columns)
    .from(images)
    .where(and(eq(images.ownerRowId, member.rowId), unused))
    .orderBy(desc(eq(images.id, newest)), desc(images.releasedAt), desc(images.rowId));
  const gone = await remove(tx, selectRowIdsBeyondLimit(own, RETENTION_LIMITS.unusedPictures));

  const [held] = await tx
    .select({ bytes: sum(images.size).mapWith(Number) })
    .from(images)
    .where(unused);
  const surplus = (held?.bytes ?? 0) - RETENTION_LIMITS.unusedPictures.bytesOnServer;
  if (surplus <= 0) return gone;
  const oldest = await tx
    .select(columns)
    .from(images)
    .where(and(unused, ne(images.id, newest)))
    .orderBy(asc(images.releasedAt), asc(images.rowId))
    .limit(BATCH_SIZE);
  return [...gone, ...(await remove(tx, selectOldestRowIdsToFree(oldest, surplus)))];
}

async function remove(tx: Tx, rowIds: readonly number[]): Promise<string[]> {
  if (rowIds.length === 0) return [];
  const gone = await tx
    .delete(images)
    .where(sql`${images.rowId} in (select value from json_each(${JSON.stringify(rowIds)}))`)
    .returning({ id: images.id });
  return gone.map(({ id }) => id);
}
