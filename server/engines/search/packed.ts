import type { SqlHandle, Statement } from "./sql-handle.ts";

/**
 * Wraps a statement so that all its rows arrive as one JSON text, because transferring rows costs more than
 * reading them. The statement `rows` must select `columns`.
 */
export function wrapSelectToReturnOneJsonText(columns: readonly string[], rows: string): string {
  return `SELECT json_group_array(json_array(${columns.join(", ")})) AS packed FROM (${rows}) LIMIT 1`;
}

/** Runs a statement of `wrapSelectToReturnOneJsonText` and returns its rows as objects with the names of the columns. */
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
