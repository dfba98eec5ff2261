import { findTwoColumnsOrNull } from "./columns.ts";
import { createSegmentFromWords, middleOf, type Segment } from "./segments.ts";
import { findNumberedStepBoxesOrNull } from "./step-cards.ts";

/** The lines of a column, box or table from top to bottom; segments of one line are joined. */
export type TextBlock = Segment[];

/**
 * Sorts segments into reading order: text above the columns, each column, then the text below, recursively.
 * Numbered boxes are read row by row if their numbers count up in this direction. Amounts and step numbers in
 * a separate column are joined with their rows.
 */
export function sortSegmentsInReadingOrder(segments: Segment[]): TextBlock[] {
  if (segments.length === 0) return [];
  const columns = findTwoColumnsOrNull(segments);
  if (columns === null) return [joinRows(segments)];
  const parts = findNumberedStepBoxesOrNull([...columns.left, ...columns.right]) ?? [
    columns.left,
    columns.right,
  ];
  return [columns.above, ...parts, columns.below].flatMap(sortSegmentsInReadingOrder);
}

/** Joins segments of the same line; returns the lines from top to bottom. */
function joinRows(segments: Segment[]): TextBlock {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => b.right - b.left - (a.right - a.left))) {
    const row = rows
      .filter((other) => other.every((item) => isSameLine(item, segment)))
      .sort((a, b) => apart(a[0]!, segment) - apart(b[0]!, segment))[0];
    if (row === undefined) rows.push([segment]);
    else row.push(segment);
  }
  return rows
    .sort((a, b) => middleOf(a[0]!) - middleOf(b[0]!))
    .map((row) => {
      const words = row.sort((a, b) => a.left - b.left).flatMap((segment) => segment.words);
      return createSegmentFromWords(words, Math.max(...row.map(({ size }) => size)));
    });
}

const apart = (a: Segment, b: Segment): number => Math.abs(middleOf(a) - middleOf(b));

/** Whether two segments share at least half of their height and do not overlap horizontally. */
function isSameLine(a: Segment, b: Segment): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const least = Math.min(a.bottom - a.top, b.bottom - b.top);
  const slack = Math.min(a.size, b.size) * 0.5;
  return shared >= least * 0.5 && (a.right <= b.left + slack || b.right <= a.left + slack);
}
