import { findColumns } from "./columns.ts";
import { middleOf, type Segment, segmentOf } from "./segments.ts";
import { findStepCards } from "./step-cards.ts";

/** The lines of a column, a box or a table, from top to bottom; each line's pieces are joined. */
export type TextBlock = Segment[];

/**
 * The segments of a page in the order they are read: what stands over columns, then each column whole, then what stands
 * under them; columns may hold columns. Numbered boxes are read row by row where their numbers run so. A column of amounts or of step numbers is no column but part of its rows.
 */
export function orderSegments(segments: Segment[]): TextBlock[] {
  if (segments.length === 0) return [];
  const columns = findColumns(segments);
  if (columns === null) return [joinRows(segments)];
  const parts = findStepCards([...columns.left, ...columns.right]) ?? [columns.left, columns.right];
  return [columns.above, ...parts, columns.below].flatMap(orderSegments);
}

/** Pieces that stand beside each other become one line; lines from top to bottom. */
function joinRows(segments: Segment[]): TextBlock {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => b.right - b.left - (a.right - a.left))) {
    const row = rows
      .filter((other) => other.every((item) => isBeside(item, segment)))
      .sort((a, b) => apart(a[0]!, segment) - apart(b[0]!, segment))[0];
    if (row === undefined) rows.push([segment]);
    else row.push(segment);
  }
  return rows
    .sort((a, b) => middleOf(a[0]!) - middleOf(b[0]!))
    .map((row) => {
      const words = row.sort((a, b) => a.left - b.left).flatMap((segment) => segment.words);
      return segmentOf(words, Math.max(...row.map(({ size }) => size)));
    });
}

const apart = (a: Segment, b: Segment): number => Math.abs(middleOf(a) - middleOf(b));

/** Whether two pieces share half of their height and no width. */
function isBeside(a: Segment, b: Segment): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const least = Math.min(a.bottom - a.top, b.bottom - b.top);
  const slack = Math.min(a.size, b.size) * 0.5;
  return shared >= least * 0.5 && (a.right <= b.left + slack || b.right <= a.left + slack);
}
