import { eq } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { images } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import { type Authorized, authorized } from "#server/guards/authorized.ts";
import { type Member, readerOf } from "#server/guards/member.ts";

export type ImageRow = typeof images.$inferSelect;

/** A picture that the member may remove: IMAGE_NOT_FOUND where there is none, IMAGE_DELETE_FORBIDDEN for a foreign one. */
export async function requireDeletableImage(
  tx: Reader,
  member: Member,
  id: string,
): Promise<Authorized<ImageRow, "delete">> {
  const [row] = await tx.select().from(images).where(eq(images.id, id));
  if (!row) throw new AppError("IMAGE_NOT_FOUND");
  if (!readerOf(member).owners.includes(row.ownerRowId)) throw new AppError("IMAGE_DELETE_FORBIDDEN");
  return authorized(row, "delete");
}
