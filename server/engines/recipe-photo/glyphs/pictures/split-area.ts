import type { SmallPage } from "./small-page.ts";

/** An area in pixels of the small page; `x1` and `y1` are exclusive. */
export type Area = { x0: number; y0: number; x1: number; y1: number };

/** A strip with at most this share of ink separates two pictures. */
const MAX_STRIP_INK = 0.06;
const MIN_STRIP = 2;
const MIN_SIDE = 30;

/** Splits a grid of pictures at the strips of paper that cross it. */
export function splitAreaAtPaperStrips(page: SmallPage, mask: Uint8Array, area: Area): Area[] {
  const columns = partsOf(area.x0, area.x1, (x) => shareOfColumn(page, mask, area, x));
  const slices = columns.map(([x0, x1]) => ({ ...area, x0, x1 }));
  return slices.flatMap((slice) =>
    partsOf(slice.y0, slice.y1, (y) => shareOfRow(page, mask, slice, y)).map(([y0, y1]) => ({
      ...slice,
      y0,
      y1,
    })),
  );
}

/** The intervals between strips of paper; the entire interval if a part would be too narrow for a picture. */
function partsOf(from: number, to: number, shareAt: (i: number) => number): [number, number][] {
  const parts: [number, number][] = [];
  let start = from;
  let bare = 0;
  for (let i = from; i <= to; i += 1) {
    if (i < to && shareAt(i) < MAX_STRIP_INK) {
      bare += 1;
      continue;
    }
    if (bare >= MIN_STRIP && i - bare > start) {
      parts.push([start, i - bare]);
      start = i;
    }
    bare = 0;
  }
  if (start < to) parts.push([start, to]);
  return parts.every(([a, b]) => b - a >= MIN_SIDE) ? parts : [[from, to]];
}

function shareOfColumn(page: SmallPage, mask: Uint8Array, area: Area, x: number): number {
  let sum = 0;
  for (let y = area.y0; y < area.y1; y += 1) sum += mask[y * page.width + x]!;
  return sum / (area.y1 - area.y0);
}

function shareOfRow(page: SmallPage, mask: Uint8Array, area: Area, y: number): number {
  let sum = 0;
  for (let x = area.x0; x < area.x1; x += 1) sum += mask[y * page.width + x]!;
  return sum / (area.x1 - area.x0);
}
