import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "#db/client.ts";
import * as schema from "#db/schema/index.ts";

/** Every row of every table by column name, in the order of the first columns. */
export async function dumpTables(db: Db): Promise<Record<string, Record<string, unknown>[]>> {
  const dump: Record<string, Record<string, unknown>[]> = {};
  for (const table of Object.values(schema)) {
    if (!is(table, SQLiteTable)) continue;
    const columns = Object.values(getTableColumns(table)).map((column) => `"${column.name}"`);
    const name = getTableName(table);
    dump[name] = await db.all(
      `select ${columns.join(", ")} from "${name}" order by ${columns.slice(0, 2).join(", ")}`,
    );
  }
  return dump;
}
