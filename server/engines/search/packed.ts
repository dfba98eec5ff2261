import type { SqlHandle, Statement } from "./sql-handle.ts";

/**
 * Wraps a statement so that its rows arrive as one JSON text, because transferring rows costs more than reading them.
 * `rows` selects `columns`.
 */
export function buildPackedRowsSql(columns: readonly string[], rows: string): string {
  return `SELECT json_group_array(json_array(${columns.join(", ")})) AS packed FROM (${rows}) LIMIT 1`;
}

/** The rows of a packed statement, by the names of its columns. */
export async function readPackedRows(
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
