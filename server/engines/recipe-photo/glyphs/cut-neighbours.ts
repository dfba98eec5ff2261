import type { Blob, InkRegion } from "./ink.ts";

/**
 * Erases the ink of adjacent lines, whose glyphs touch those of this line in tightly set text. A blob that
 * reaches the upper or lower border of the region is cut at its thinnest pixel row near the line; the outer
 * part becomes paper.
 */
export function eraseInkOfNeighbourLines(
  region: InkRegion,
  core: { top: number; bottom: number },
  xHeight: number,
): void {
  const reach = Math.round(0.4 * xHeight);
  const top = Math.max(1, Math.round(core.top));
  const bottom = Math.min(region.height - 1, Math.round(core.bottom));
  for (const blob of region.blobs) {
    if (blob.y0 === 0 && blob.y1 > (top + bottom) / 2)
      cutBlob(region, blob, thinnestRow(region, blob, 0, top + reach, top), "above");
    if (blob.y1 === region.height && blob.y0 < (top + bottom) / 2)
      cutBlob(region, blob, thinnestRow(region, blob, bottom - reach, region.height, bottom), "below");
  }
}

/** The pixel row in which the blob has the least ink; prefers rows close to `near`. */
function thinnestRow(region: InkRegion, blob: Blob, from: number, to: number, near: number): number {
  let best = near;
  let least = Number.POSITIVE_INFINITY;
  for (let y = from; y < to; y += 1) {
    let ink = 0;
    for (let x = blob.x0; x < blob.x1; x += 1) {
      const pixel = y * region.width + x;
      if (region.labels[pixel] === blob.id) ink += region.paper - region.grey[pixel]!;
    }
    const score = (ink + 100) * (1 + (2 * Math.abs(y - near)) / (to - from));
    if (score < least) {
      least = score;
      best = y;
    }
  }
  return best;
}

function cutBlob(region: InkRegion, blob: Blob, row: number, side: "above" | "below"): void {
  const { width, height, labels, grey } = region;
  const [from, to] = side === "above" ? [0, row] : [row + 1, height];
  for (let y = from; y < to; y += 1)
    for (let x = blob.x0; x < blob.x1; x += 1) {
      const pixel = y * width + x;
      if (labels[pixel] !== blob.id) continue;
      labels[pixel] = 0;
      grey[pixel] = region.paper;
    }
  updateBounds(region, blob);
}

function updateBounds({ width, height, labels }: InkRegion, blob: Blob): void {
  const { x0: left, x1: right } = blob;
  Object.assign(blob, { x0: right, x1: left, y0: height, y1: 0, area: 0 });
  for (let y = 0; y < height; y += 1)
    for (let x = left; x < right; x += 1) {
      if (labels[y * width + x] !== blob.id) continue;
      blob.area += 1;
      blob.x0 = Math.min(blob.x0, x);
      blob.x1 = Math.max(blob.x1, x + 1);
      blob.y0 = Math.min(blob.y0, y);
      blob.y1 = Math.max(blob.y1, y + 1);
    }
}
