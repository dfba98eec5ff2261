import { type ListHead, parseListHeadingOrNull } from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Row } from "./rows.ts";

/**
 * Parses the heading of a list; null for other text. Text in lower case is a heading only if it is nothing
 * but the name of the ingredients or the steps, because a wrapped sentence may begin with such a name
 * ("method of choice").
 */
export function parseScannedListHeading(text: string): ListHead | null {
  const head = parseListHeadingOrNull(text);
  if (head === null || !/^\P{L}*\p{Ll}/u.test(text)) return head;
  const bare = head.said === "" && head.rest === "" && !/[.,;]$/.test(text);
  return bare && (head.kind === "ingredients" || head.kind === "steps") ? head : null;
}

/**
 * The edges of the column of a row, in pixels. `limit`: the edge to which the page's text extends at this
 * position, up to the next column. A row that ends far before `limit` was not wrapped.
 */
export type Column = { left: number; right: number; limit: number };

/** Rows examined above and below; farther rows may be narrower because of a picture. */
const MAX_ROWS_AWAY = 16;

/** Whether two rows have about the same left edge and text size. */
const isAlike = (a: Row, b: Row): boolean =>
  a.page === b.page &&
  Math.abs(a.left - b.left) <= a.size * 4.5 &&
  b.size <= a.size * 1.3 &&
  b.size >= a.size / 1.3;

/** The rows of a page; `heads` says for each row whether it is the heading of a list. */
type Rows = { rows: readonly Row[]; heads: readonly boolean[] };

/** Whether a list or paragraph ends between two rows: at a list heading or after a gap of several lines. */
function isBreak({ rows, heads }: Rows, from: number, to: number): boolean {
  const [item, other] = [rows[from] as Row, rows[to] as Row];
  return heads[to] === true || heads[from] === true || Math.abs(other.top - item.top) > item.size * 7;
}

/** The rows above (`step` -1) or below (1) in the same column, up to the end of the list or paragraph. */
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

/** Rows examined above and below a row for the `limit` of its column. */
const MAX_LIMIT_ROWS = 60;

/**
 * The right edge of all text above and below a column, or the left edge of the next column if it is nearer.
 */
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

/**
 * Measures the column of each row from the rows of its block; if these are fewer than three, from all nearby
 * rows.
 */
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
