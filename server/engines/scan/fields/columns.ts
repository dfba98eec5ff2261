import type { Row } from "./rows.ts";

/** The edges of the column that a row stands in: where its lines begin, and how far the widest of them goes. */
export type Column = { left: number; right: number };

/** How many rows above and below are asked; a picture may make a column narrower further away. */
const LOOK = 16;

/** The column of each row, from the rows nearby that begin at the same place in type of the same size. */
export function columnsOf(rows: readonly Row[]): Column[] {
  return rows.map((row, index) => {
    const column = { left: row.left, right: row.right };
    for (let at = Math.max(0, index - LOOK); at <= Math.min(rows.length - 1, index + LOOK); at += 1) {
      const other = rows[at] as Row;
      if (other.page !== row.page || Math.abs(other.left - row.left) > row.size * 4.5) continue;
      if (other.size > row.size * 1.3 || other.size < row.size / 1.3) continue;
      column.left = Math.min(column.left, other.left);
      column.right = Math.max(column.right, other.right);
    }
    return column;
  });
}
