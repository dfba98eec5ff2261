import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";

/** Columns by the names that their values get. */
export type Columns<Row> = Readonly<Record<keyof Row & string, string>>;

/**
 * The rows of a statement, in its order, as one JSON text of the database: to take thousands of values one by one from it
 * takes three times as long. `rest` is what follows the columns.
 */
export async function readRows<Row>(db: Reader, columns: Columns<Row>, rest: SQL): Promise<Row[]> {
  const names = Object.keys(columns) as (keyof Row & string)[];
  const inner = names.map((name) => `${columns[name]} as "${name}"`).join(", ");
  const outer = names.map((name) => `"${name}"`);
  const [found] = await db.all<{ rows: string }>(
    sql`select json_group_array(json_array(${sql.raw(outer.join(", "))})) as rows
      from (select ${sql.raw(inner)} ${rest}) as page`,
  );
  const rows = JSON.parse(found?.rows ?? "[]") as unknown[][];
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    // No iterator: it makes a pair for each of thousands of values.
    for (let at = 0; at < names.length; at += 1) row[names[at]!] = values[at];
    return row as Row;
  });
}
