import type { Row } from "./rows.ts";

/** The edges of the column that a row stands in: where its lines begin, and how far the widest of them goes. */
export type Column = { left: number; right: number };

/** How many rows above and below are asked; a picture may make a column narrower further away. */
const LOOK = 16;

/** Whether two rows begin at the same place, or nearly so, in type of the same size. */
const isAlike = (one: Row, other: Row): boolean =>
  one.page === other.page &&
  Math.abs(one.left - other.left) <= one.size * 4.5 &&
  other.size <= one.size * 1.3 &&
  other.size >= one.size / 1.3;

/** The column of each row, from the rows of its block; of a block too small to tell, from the rows nearby. */
export function columnsOf(rows: readonly Row[]): Column[] {
  return rows.map((row, index) => {
    const near = rows
      .slice(Math.max(0, index - LOOK), index + LOOK + 1)
      .filter((other) => isAlike(row, other));
    const own = near.filter((other) => other.block === row.block);
    const asked = own.length >= 3 ? own : near;
    return {
      left: Math.min(...asked.map((other) => other.left)),
      right: Math.max(...asked.map((other) => other.right)),
    };
  });
}
