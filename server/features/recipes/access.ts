import { and, eq, getTableColumns } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import { AppError, type ErrorCode } from "#server/errors.ts";
import { type Authorized, authorized } from "#server/guards/authorized.ts";
import { type Member, readerOf, type Viewer } from "#server/guards/member.ts";
import { canEditRecipe, canLikeRecipe, canReadRecipe } from "./policy.ts";

const { findText: _, ...columns } = getTableColumns(recipes);

/** The columns of a recipe but the text it is found by. */
export const recipeColumns = columns;
export type RecipeRow = Omit<typeof recipes.$inferSelect, "findText">;

/** A recipe the viewer may see. A private one of someone else answers like one that does not exist. */
export async function requireReadableRecipe(
  db: Reader,
  viewer: Viewer,
  id: string,
): Promise<Authorized<RecipeRow, "read">> {
  const [row] = await db.select(recipeColumns).from(recipes).where(eq(recipes.id, id));
  if (!row || !canReadRecipe(readerOf(viewer), row)) throw new AppError("RECIPE_NOT_FOUND");
  return authorized(row, "read");
}

/** A recipe the member may change, else RECIPE_NOT_FOUND or, where they may see it, RECIPE_CHANGE_FORBIDDEN. */
export async function requireEditableRecipe(
  tx: Reader,
  member: Member,
  id: string,
): Promise<Authorized<RecipeRow, "edit">> {
  return authorized(await requireOwn(tx, member, id, "RECIPE_CHANGE_FORBIDDEN"), "edit");
}

/** A recipe the member may delete, else RECIPE_NOT_FOUND or, where they may see it, RECIPE_DELETE_FORBIDDEN. */
export async function requireDeletableRecipe(
  tx: Reader,
  member: Member,
  id: string,
): Promise<Authorized<RecipeRow, "delete">> {
  return authorized(await requireOwn(tx, member, id, "RECIPE_DELETE_FORBIDDEN"), "delete");
}

/** A recipe the member may like, else RECIPE_NOT_FOUND or LIKE_FORBIDDEN. */
export async function requireLikeableRecipe(
  tx: Reader,
  member: Member,
  id: string,
): Promise<Authorized<RecipeRow, "like">> {
  const row = await requireReadableRecipe(tx, member, id);
  if (!canLikeRecipe(readerOf(member), row)) throw new AppError("LIKE_FORBIDDEN");
  return authorized<RecipeRow, "like">(row, "like");
}

/** The recipe that a call of the member with this idempotency key made; null where none did, or none is given. */
export async function findRecipeMadeBy(
  tx: Reader,
  member: Member,
  idempotencyKey: string | undefined,
): Promise<Authorized<RecipeRow, "read"> | null> {
  if (idempotencyKey === undefined) return null;
  const isMadeByIt = and(eq(recipes.ownerRowId, member.rowId), eq(recipes.idempotencyKey, idempotencyKey));
  const [row] = await tx.select(recipeColumns).from(recipes).where(isMadeByIt);
  return row ? authorized(row, "read") : null;
}

/** The row that the member has just made: theirs to fill. */
export function requireNewRecipe(member: Member, row: RecipeRow): Authorized<RecipeRow, "edit"> {
  if (!canEditRecipe(readerOf(member), row)) throw new AppError("RECIPE_CHANGE_FORBIDDEN");
  return authorized(row, "edit");
}

async function requireOwn(tx: Reader, member: Member, id: string, code: ErrorCode): Promise<RecipeRow> {
  const row = await requireReadableRecipe(tx, member, id);
  if (!canEditRecipe(readerOf(member), row)) throw new AppError(code);
  return row;
}
