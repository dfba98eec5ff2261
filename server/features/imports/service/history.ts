import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { importRecords, recipes } from "#db/schema/index.ts";
import { AppError } from "#server/errors.ts";
import type { Member } from "#server/guards/member.ts";
import type { ImportRecord } from "../schema.ts";

/** The member's imports, newest first; `limit` is their maximum number. */
export async function listImportRecords(
  { db }: { db: Db },
  member: Member,
  limit: number,
): Promise<ImportRecord[]> {
  // Drafts are not selected because they are large and the list does not show them.
  const { id, title, url, status, createdAt, errorCode, errorMessage } = importRecords;
  const rows = await db
    .select({ id, title, url, status, createdAt, errorCode, errorMessage, recipeId: recipes.id })
    .from(importRecords)
    .leftJoin(recipes, eq(recipes.rowId, importRecords.recipeRowId))
    .where(eq(importRecords.userRowId, member.rowId))
    .orderBy(desc(importRecords.createdAt), desc(importRecords.rowId))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** Deletes a record of the member; its recipe remains. Throws IMPORT_RECORD_NOT_FOUND. */
export async function deleteImportRecord({ db }: { db: Db }, member: Member, id: string): Promise<void> {
  const gone = await db.write((tx) =>
    tx
      .delete(importRecords)
      .where(and(eq(importRecords.userRowId, member.rowId), eq(importRecords.id, id)))
      .returning({ rowId: importRecords.rowId }),
  );
  if (gone.length === 0) throw new AppError("IMPORT_RECORD_NOT_FOUND");
}
