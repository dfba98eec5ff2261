import { isAmountOrMisreadAmount, isNumberAlone } from "../fields/amount-shapes.ts";
import { parseScannedListHeading } from "../fields/columns.ts";
import { computeMedianLetterSize, middleOf, type Segment, textOfSegment } from "./segments.ts";

/** Two columns of text, with the text above and below them. */
export type Columns = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] };

/** Least space between columns, in x-heights. */
const MIN_GUTTER = 1.1;

/**
 * Finds the two columns that are next to each other over the largest height; null for a single column or a
 * table.
 */
export function findTwoColumnsOrNull(segments: Segment[]): Columns | null {
  if (segments.length < 4) return null;
  const size = computeMedianLetterSize(segments);
  const sorted = [...segments].sort((a, b) => middleOf(a) - middleOf(b));
  let best: { columns: Columns; height: number } | null = null;
  for (const edge of columnEdges(segments, size)) {
    for (const columns of columnsAt(sorted, edge, size)) {
      const height = commonHeight(columns);
      if (height > Math.max(best?.height ?? 0, size * 3.5) && !isTable(columns)) best = { columns, height };
    }
  }
  return best === null ? null : moveTrailingHeading(best.columns, size);
}

/** Positions at which a right column may begin. */
function columnEdges(segments: Segment[], size: number): number[] {
  const edges: number[] = [];
  for (const left of segments.map((segment) => segment.left).sort((a, b) => a - b))
    if (edges.length === 0 || left - edges.at(-1)! > size * 0.4) edges.push(left);
  return edges.slice(1);
}

/**
 * Divides the segments at a vertical edge into left and right columns; a line that crosses the edge ends
 * both.
 */
function columnsAt(sorted: Segment[], edge: number, size: number): Columns[] {
  const found: Columns[] = [];
  let columns: Columns = { above: [], left: [], right: [], below: [] };
  const seen: Segment[] = [];
  for (const segment of sorted) {
    if (opensSection(segment, columns, sorted, edge)) {
      found.push(columns);
      columns = { above: [...seen, segment], left: [], right: [], below: [] };
    } else if (segment.right <= edge - MIN_GUTTER * size) columns.left.push(segment);
    else if (segment.left >= edge - size * 0.5) columns.right.push(segment);
    else {
      found.push(columns);
      columns = { above: [...seen, segment], left: [], right: [], below: [] };
    }
    seen.push(segment);
  }
  found.push(columns);
  return found
    .filter(({ left, right }) => Math.min(left.length, right.length) >= 2)
    .map((group) => ({
      ...group,
      below: sorted.slice(group.above.length + group.left.length + group.right.length),
    }));
}

/**
 * Whether a short list heading in the left column ends both columns, because the right column has a gap next
 * to it.
 */
function opensSection(segment: Segment, { left, right }: Columns, all: Segment[], edge: number): boolean {
  if (segment.right > edge || left.length < 2 || right.length < 2) return false;
  if (parseScannedListHeading(textOfSegment(segment))?.rest !== "") return false;
  const gap = segment.size * 0.4;
  return !all.some(
    (other) => other.right > edge && other.bottom > segment.top - gap && other.top < segment.bottom + gap,
  );
}

/** The height over which the columns are next to each other, in pixels. */
function commonHeight({ left, right }: Columns): number {
  const [topLeft, topRight] = [
    Math.min(...left.map(({ top }) => top)),
    Math.min(...right.map(({ top }) => top)),
  ];
  const bottomLeft = Math.max(...left.map(({ bottom }) => bottom));
  const bottomRight = Math.max(...right.map(({ bottom }) => bottom));
  return Math.min(bottomLeft, bottomRight) - Math.max(topLeft, topRight);
}

/** Whether one column contains the amounts or step numbers of the other, so that both are read row by row. */
function isTable({ left, right }: Columns): boolean {
  return isLabels(left, right) || isLabels(right, left);
}

function isLabels(labels: Segment[], rows: Segment[]): boolean {
  const texts = labels.map(textOfSegment);
  const amounts = texts.filter((text) => isAmountOrMisreadAmount(text) || isNumberAlone(text)).length;
  if (amounts < labels.length * 0.65) return false;
  const aligned = labels.filter((label) => rows.some((row) => sharedHeight(label, row) >= 0.4)).length;
  if (aligned < labels.length * 0.6) return false;
  const isNumbered = texts.filter(isNumberAlone).length >= labels.length * 0.6;
  const named = rows.filter((row) => !/^\W{0,2}\d/u.test(textOfSegment(row))).length;
  return isNumbered || named >= rows.length * 0.7;
}

function sharedHeight(a: Segment, b: Segment): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared / Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Moves a heading at the end of the left column below both columns if it belongs to the text there. */
function moveTrailingHeading({ above, left, right, below }: Columns, size: number): Columns {
  if (below.length === 0) return { above, left, right, below };
  const end = Math.max(...right.map(({ bottom }) => bottom));
  const under = left.findIndex(
    (segment, index) =>
      index > 0 && segment.top > end - size * 0.5 && segment.top - left[index - 1]!.bottom > size * 0.9,
  );
  if (under < 0 || left.length - under > 3) return { above, left, right, below };
  return { above, left: left.slice(0, under), right, below: [...left.slice(under), ...below] };
}
