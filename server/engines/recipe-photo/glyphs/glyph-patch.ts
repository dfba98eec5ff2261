import type { Atom, Span } from "./atoms.ts";
import type { InkRegion } from "./ink.ts";

export const PATCH_WIDTH = 32;
export const PATCH_HEIGHT = 20;
export const PATCH_SIZE = PATCH_WIDTH * PATCH_HEIGHT;
/** Number of values that describe the shape: height and width in x-heights, and the aspect ratio. */
export const SHAPE_SIZE = 3;
const MARGIN = 1;

/**
 * Scales the ink of a span into a centred patch of fixed size (0 paper, 1 ink) and appends three values for
 * its shape. Returns `PATCH_SIZE + SHAPE_SIZE` numbers. Ink of other blobs is left out.
 */
export function createGlyphPatch(
  region: InkRegion,
  atoms: Atom[],
  span: Span,
  xHeight: number,
): Float32Array {
  const patch = new Float32Array(PATCH_SIZE + SHAPE_SIZE);
  const width = span.x1 - span.x0;
  const height = span.y1 - span.y0;
  const own = new Set<number>();
  for (let i = span.from; i <= span.to; i += 1) for (const id of atoms[i]!.blobs) own.add(id);
  const scaleY = (PATCH_HEIGHT - 2 * MARGIN) / height;
  const scaleX = Math.min(scaleY, (PATCH_WIDTH - 2 * MARGIN) / width);
  const left = (PATCH_WIDTH - width * scaleX) / 2;
  const depth = 1 / (region.paper - region.ink);
  const inkAt = (x: number, y: number): number => {
    if (x < span.x0 - 1 || x > span.x1 || y < 0 || y >= region.height || x < 0 || x >= region.width) return 0;
    const label = region.labels[y * region.width + x]!;
    if (label !== 0 && !own.has(label)) return 0;
    return Math.min(1, Math.max(0, (region.paper - region.grey[y * region.width + x]!) * depth));
  };
  for (let py = 0; py < PATCH_HEIGHT; py += 1) {
    const y0 = span.y0 + (py - MARGIN) / scaleY;
    const y1 = y0 + 1 / scaleY;
    for (let px = 0; px < PATCH_WIDTH; px += 1) {
      const x0 = span.x0 + (px - left) / scaleX;
      const x1 = x0 + 1 / scaleX;
      if (x1 < span.x0 - 1 || x0 > span.x1 + 1) continue;
      patch[py * PATCH_WIDTH + px] = meanOf(inkAt, x0, y0, x1, y1);
    }
  }
  patch[PATCH_SIZE] = Math.min(4, height / xHeight) / 2;
  patch[PATCH_SIZE + 1] = Math.min(5, width / xHeight) / 2;
  patch[PATCH_SIZE + 2] = Math.min(4, width / height);
  return patch;
}

/** The mean of a source rectangle, from at most 3x3 bilinear samples. */
function meanOf(
  inkAt: (x: number, y: number) => number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  const across = Math.min(3, Math.max(1, Math.round(x1 - x0)));
  const down = Math.min(3, Math.max(1, Math.round(y1 - y0)));
  let sum = 0;
  for (let j = 0; j < down; j += 1) {
    const y = y0 + ((j + 0.5) * (y1 - y0)) / down - 0.5;
    const fy = Math.floor(y);
    const ty = y - fy;
    for (let i = 0; i < across; i += 1) {
      const x = x0 + ((i + 0.5) * (x1 - x0)) / across - 0.5;
      const fx = Math.floor(x);
      const tx = x - fx;
      const top = inkAt(fx, fy) * (1 - tx) + inkAt(fx + 1, fy) * tx;
      const bottom = inkAt(fx, fy + 1) * (1 - tx) + inkAt(fx + 1, fy + 1) * tx;
      sum += top * (1 - ty) + bottom * ty;
    }
  }
  return sum / (across * down);
}
