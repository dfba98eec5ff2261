import type { Db } from "#db/client.ts";

/** The rows of each table that are not empty for a member. */
export type StoredRows = [table: string, rows: Record<string, unknown>[]][];

/**
 * All rows of a member and of the member's recipes, without their number of likes, which others may change.
 */
export async function storedRowsOf(db: Db, rowId: number): Promise<StoredRows> {
  const columns = await db.all<{ tbl: string; col: string }>(
    "select m.name as tbl, c.name as col from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'",
  );
  const has = (table: string, column: string) =>
    columns.some(({ tbl, col }) => tbl === table && col === column);
  const stored: StoredRows = [];
  for (const table of new Set(columns.map(({ tbl }) => tbl))) {
    const mine =
      table === "users" ? "row_id" : ["user_row_id", "owner_row_id"].find((name) => has(table, name));
    const ofRecipes = has(table, "recipe_row_id")
      ? `recipe_row_id in (select row_id from recipes where owner_row_id = ${rowId})`
      : null;
    const where = mine ? `${mine} = ${rowId}` : ofRecipes;
    if (where === null) continue;
    const rows = await db.all<Record<string, unknown>>(`select * from "${table}" where ${where}`);
    stored.push([table, rows.map(({ like_count: _, ...row }) => row)]);
  }
  return stored;
}
