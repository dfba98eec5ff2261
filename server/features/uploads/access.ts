import { eq } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { images } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { type Authorized, brandRowAsAuthorized } from "#server/guards/authorized.ts";
import { getReadableOwnerRowIds, type Member } from "#server/guards/member.ts";

export type ImageRow = typeof images.$inferSelect;

/** Returns a picture that the member may delete. Throws IMAGE_NOT_FOUND or IMAGE_DELETE_FORBIDDEN. */
export async function requireDeletableImage(
  tx: Reader,
  member: Member,
  id: string,
): Promise<Authorized<ImageRow, "delete">> {
  const [row] = await tx.select().from(images).where(eq(images.id, id));
  if (!row) throw new AppError("IMAGE_NOT_FOUND");
  if (!getReadableOwnerRowIds(member).owners.includes(row.ownerRowId))
    throw new AppError("IMAGE_DELETE_FORBIDDEN");
  return brandRowAsAuthorized(row, "delete");
}
