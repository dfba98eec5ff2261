import { and, asc, desc, eq, isNotNull, ne, notExists, sql, sum } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { draftImages, images } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { DiskQuota } from "#server/guards/disk-quota.ts";
import type { Member } from "#server/guards/member.ts";
import { oldestToFree, PICTURE_BYTES, RETENTION_LIMITS, rowsBeyondLimit } from "#server/retention-limits.ts";

/** Pictures looked at in one write where the whole server holds too many: each is 5 MB at most, most far less. */
const AT_ONCE = 200;

export type PictureRoomDeps = { db: Reader; storage: DiskQuota; env: { USAGE_LIMITS: "on" | "off" } };

/**
 * Whether the server may take one more picture of the member. Throws STORAGE_FULL while its disk is short of room, and
 * PICTURES_FULL at the bound of the member's plan.
 */
export async function requirePictureRoom(deps: PictureRoomDeps, member: Member): Promise<void> {
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
 * Takes away the oldest pictures that nothing shows, where the member, or the whole server, holds too many beside the
 * new one. Answers the ids whose files are to go once the write is done.
 */
export async function dropOldestUnused(tx: Tx, member: Member, newest: string): Promise<string[]> {
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
  const gone = await remove(tx, rowsBeyondLimit(own, RETENTION_LIMITS.unusedPictures));

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
    .limit(AT_ONCE);
  return [...gone, ...(await remove(tx, oldestToFree(oldest, surplus)))];
}

async function remove(tx: Tx, rowIds: readonly number[]): Promise<string[]> {
  if (rowIds.length === 0) return [];
  const gone = await tx
    .delete(images)
    .where(sql`${images.rowId} in (select value from json_each(${JSON.stringify(rowIds)}))`)
    .returning({ id: images.id });
  return gone.map(({ id }) => id);
}
