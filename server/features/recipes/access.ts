import { and, eq } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import { type Authorized, brandRowAsAuthorized } from "#server/guards/authorized.ts";
import { getReadableOwnerRowIds, type Member, type Viewer } from "#server/guards/member.ts";
import { canEditRecipe, canLikeRecipe, canReadRecipe } from "./policy.ts";

export type RecipeRow = typeof recipes.$inferSelect;

/** A recipe that the viewer may see. Throws RECIPE_NOT_FOUND, also for another member's private recipe. */
export async function requireReadableRecipe(
  db: Reader,
  viewer: Viewer,
  id: string,
): Promise<Authorized<RecipeRow, "read">> {
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
  if (!row || !canReadRecipe(getReadableOwnerRowIds(viewer), row)) throw new AppError("RECIPE_NOT_FOUND");
  return brandRowAsAuthorized(row, "read");
}

/** A recipe that the member may change. Throws RECIPE_NOT_FOUND, RECIPE_CHANGE_FORBIDDEN. */
export async function requireEditableRecipe(
  tx: Reader,
  member: Member,
  id: string,
): Promise<Authorized<RecipeRow, "edit">> {
  return brandRowAsAuthorized(await requireOwnRecipe(tx, member, id, "RECIPE_CHANGE_FORBIDDEN"), "edit");
}

/** A recipe that the member may delete. Throws RECIPE_NOT_FOUND, RECIPE_DELETE_FORBIDDEN. */
export async function requireDeletableRecipe(
  tx: Reader,
  member: Member,
  id: string,
): Promise<Authorized<RecipeRow, "delete">> {
  return brandRowAsAuthorized(await requireOwnRecipe(tx, member, id, "RECIPE_DELETE_FORBIDDEN"), "delete");
}

/** A recipe that the member may like. Throws RECIPE_NOT_FOUND, LIKE_FORBIDDEN. */
export async function requireLikeableRecipe(
  tx: Reader,
  member: Member,
  id: string,
): Promise<Authorized<RecipeRow, "like">> {
  const row = await requireReadableRecipe(tx, member, id);
  if (!canLikeRecipe(getReadableOwnerRowIds(member), row)) throw new AppError("LIKE_FORBIDDEN");
  return brandRowAsAuthorized<RecipeRow, "like">(row, "like");
}

/** The recipe that an earlier call with this idempotency key created, or null. */
export async function findIdempotentResult(
  tx: Reader,
  member: Member,
  idempotencyKey: string | undefined,
): Promise<Authorized<RecipeRow, "read"> | null> {
  if (idempotencyKey === undefined) return null;
  const hasSameKey = and(eq(recipes.ownerRowId, member.rowId), eq(recipes.idempotencyKey, idempotencyKey));
  const [row] = await tx.select().from(recipes).where(hasSameKey);
  return row ? brandRowAsAuthorized(row, "read") : null;
}

/** Authorizes a member's changes to a row that this member has just inserted. */
export function authorizeNewRecipe(member: Member, row: RecipeRow): Authorized<RecipeRow, "edit"> {
  if (!canEditRecipe(getReadableOwnerRowIds(member), row)) throw new AppError("RECIPE_CHANGE_FORBIDDEN");
  return brandRowAsAuthorized(row, "edit");
}

async function requireOwnRecipe(tx: Reader, member: Member, id: string, code: ErrorCode): Promise<RecipeRow> {
  const row = await requireReadableRecipe(tx, member, id);
  if (!canEditRecipe(getReadableOwnerRowIds(member), row)) throw new AppError(code);
  return row;
}
