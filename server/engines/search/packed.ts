import type { SqlHandle, Statement } from "./sql-handle.ts";

/**
 * A statement whose rows come as one JSON text: taking a row over from the database costs more than reading it. `rows` is
 * a statement that names `columns`.
 */
export function packed(columns: readonly string[], rows: string): string {
  return `SELECT json_group_array(json_array(${columns.join(", ")})) AS packed FROM (${rows}) LIMIT 1`;
}

/** The rows of a packed statement, by the names of its columns. */
export async function unpack(
  sql: SqlHandle,
  { text, args }: Statement,
  columns: readonly string[],
): Promise<Record<string, unknown>[]> {
  const [row] = await sql.all(text, args);
  const rows = JSON.parse(String(row?.packed ?? "[]")) as unknown[][];
  return rows.map((values) => {
    const named: Record<string, unknown> = {};
    for (const [i, column] of columns.entries()) named[column] = values[i];
    return named;
  });
}
