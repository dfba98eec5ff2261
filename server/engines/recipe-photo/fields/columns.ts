import { type ListHead, listHead } from "#server/engines/recipe-lines/recipe-lines.ts";
import type { Row } from "./rows.ts";

/**
 * Reads the name of a list. Lines of print break anywhere: "about 2 minutes." and "method of choice" are the rest of a
 * sentence, so that what begins small is a heading only where it is the bare name of one of the two lists.
 */
export function headOf(text: string): ListHead | null {
  const head = listHead(text);
  if (head === null || !/^\P{L}*\p{Ll}/u.test(text)) return head;
  const bare = head.said === "" && head.rest === "" && !/[.,;]$/.test(text);
  return bare && (head.kind === "ingredients" || head.kind === "steps") ? head : null;
}

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

/** Rows, and which of them name a list: each is looked at from many others. */
type Rows = { rows: readonly Row[]; heads: readonly boolean[] };

/** Whether a list or a paragraph ends between two rows: at a heading, or at a gap of some lines. */
function isBreak({ rows, heads }: Rows, from: number, to: number): boolean {
  const [one, other] = [rows[from] as Row, rows[to] as Row];
  return heads[to] === true || heads[from] === true || Math.abs(other.top - one.top) > one.size * 7;
}

/** The rows of a row's column above it or below it, as far as they stand together. */
function along(all: Rows, index: number, step: 1 | -1): Row[] {
  const { rows } = all;
  const row = rows[index] as Row;
  const found: Row[] = [];
  let last = index;
  for (let at = index + step; at >= 0 && at < rows.length && Math.abs(at - index) <= LOOK; at += step) {
    const other = rows[at] as Row;
    if (!isAlike(row, other)) continue;
    if (isBreak(all, last, at)) break;
    found.push(other);
    last = at;
  }
  return found;
}

/** The column of each row, from the rows of its block; of a block too small to tell, from the rows nearby. */
export function columnsOf(rows: readonly Row[]): Column[] {
  const all = { rows, heads: rows.map(({ text }) => headOf(text) !== null) };
  return rows.map((row, index) => {
    const near = [row, ...along(all, index, -1), ...along(all, index, 1)];
    const own = near.filter((other) => other.block === row.block);
    const asked = own.length >= 3 ? own : near;
    return {
      left: Math.min(...asked.map((other) => other.left)),
      right: Math.max(...asked.map((other) => other.right)),
    };
  });
}
