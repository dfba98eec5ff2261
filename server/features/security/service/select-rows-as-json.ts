import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";

/** SQL expressions by field name. */
export type Columns<Row> = Readonly<Record<keyof Row & string, string>>;

/**
 * Selects rows as one JSON text, which is three times faster than transferring thousands of values. `rest` is
 * the SQL after the columns.
 */
export async function selectRowsThroughJson<Row>(
  db: Reader,
  columns: Columns<Row>,
  rest: SQL,
): Promise<Row[]> {
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
    // A plain loop, because an iterator would allocate an object for each of thousands of values.
    for (let index = 0; index < names.length; index += 1) row[names[index]!] = values[index];
    return row as Row;
  });
}
