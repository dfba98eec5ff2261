import { type ListHead, parseListHeading } from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Row } from "./rows.ts";

/**
 * Recognises the name of a list. A wrapped sentence such as "method of choice" begins in lower case, so a
 * heading in lower case must be the bare name of one of the two lists.
 */
export function parseScannedListHeading(text: string): ListHead | null {
  const head = parseListHeading(text);
  if (head === null || !/^\P{L}*\p{Ll}/u.test(text)) return head;
  const bare = head.said === "" && head.rest === "" && !/[.,;]$/.test(text);
  return bare && (head.kind === "ingredients" || head.kind === "steps") ? head : null;
}

/**
 * The edges of a row's column. `limit`: the right edge of the page's text at this left edge, up to the next
 * column; rows that end far before it were not wrapped.
 */
export type Column = { left: number; right: number; limit: number };

/** Number of rows examined above and below; a picture may narrow a column further away. */
const MAX_ROWS_AWAY = 16;

/** Whether two rows have about the same left edge and text size. */
const isAlike = (a: Row, b: Row): boolean =>
  a.page === b.page &&
  Math.abs(a.left - b.left) <= a.size * 4.5 &&
  b.size <= a.size * 1.3 &&
  b.size >= a.size / 1.3;

/** Rows, and which of them name a list (computed once). */
type Rows = { rows: readonly Row[]; heads: readonly boolean[] };

/** Whether a list or paragraph ends between two rows: at a heading or a gap of several lines. */
function isBreak({ rows, heads }: Rows, from: number, to: number): boolean {
  const [item, other] = [rows[from] as Row, rows[to] as Row];
  return heads[to] === true || heads[from] === true || Math.abs(other.top - item.top) > item.size * 7;
}

/** The rows of the same column above or below, up to a break. */
function collectNeighbours(all: Rows, index: number, step: 1 | -1): Row[] {
  const { rows } = all;
  const row = rows[index] as Row;
  const found: Row[] = [];
  let last = index;
  for (
    let position = index + step;
    position >= 0 && position < rows.length && Math.abs(position - index) <= MAX_ROWS_AWAY;
    position += step
  ) {
    const other = rows[position] as Row;
    if (!isAlike(row, other)) continue;
    if (isBreak(all, last, position)) break;
    found.push(other);
    last = position;
  }
  return found;
}

/** Rows examined on both sides of a row for the limit of its column. */
const MAX_LIMIT_ROWS = 60;

/** The right edge of the page's text above and below a column, up to the column on its right. */
function limitOf(column: readonly Row[], index: number, rows: readonly Row[]): number {
  const row = rows[index] as Row;
  const margin = row.size * 8;
  const [top, bottom, right] = [
    Math.min(...column.map((own) => own.top)) - margin,
    Math.max(...column.map((own) => own.bottom)) + margin,
    Math.max(...column.map((own) => own.right)),
  ];
  const near = rows
    .slice(Math.max(0, index - MAX_LIMIT_ROWS), index + MAX_LIMIT_ROWS)
    .filter((other) => other.page === row.page);
  const above = near.filter((other) => other.left < row.left + row.size * 2);
  const toRight = near.filter((other) => other.left > right && other.top > top && other.bottom < bottom);
  return Math.min(
    Math.max(...above.map((other) => other.right)),
    ...toRight.map((other) => other.left - row.size),
  );
}

/** The column of each row, from its block or, if the block is small, from nearby rows. */
export function findColumnOfEachRow(rows: readonly Row[]): Column[] {
  const all = { rows, heads: rows.map(({ text }) => parseScannedListHeading(text) !== null) };
  return rows.map((row, index) => {
    const near = [row, ...collectNeighbours(all, index, -1), ...collectNeighbours(all, index, 1)];
    const own = near.filter((other) => other.block === row.block);
    const counted = own.length >= 3 ? own : near;
    const right = Math.max(...counted.map((other) => other.right));
    return {
      left: Math.min(...counted.map((other) => other.left)),
      right,
      limit: Math.max(right, limitOf(counted, index, rows)),
    };
  });
}
