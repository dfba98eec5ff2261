import type { GreyImage } from "../reading.ts";

/**
 * Grey levels (0 to 255) of a square of the photo. `inked`: share of dark pixels. `edge`: the sharpest
 * difference between neighbouring pixels.
 */
export type Tile = { dark: number; bright: number; middle: number; inked: number; edge: number };

const TILE = 48;
/** Most tiles that are measured; larger photos are sampled. */
const MAX_TILES = 900;
/** Measures every second pixel row, which is precise enough. */
const ROW_STEP = 2;

/** Measures tiles that are evenly distributed over the photo. */
export function measureTiles(photo: GreyImage): Tile[] {
  const columns = Math.floor(photo.width / TILE);
  const rows = Math.floor(photo.height / TILE);
  const stride = Math.max(1, Math.ceil((columns * rows) / MAX_TILES));
  const tiles: Tile[] = [];
  for (let i = 0; i < columns * rows; i += stride)
    tiles.push(measureTile(photo, (i % columns) * TILE, Math.floor(i / columns) * TILE));
  return tiles;
}

function measureTile({ data, width }: GreyImage, left: number, top: number): Tile {
  const levels = new Uint32Array(256);
  const steps = new Uint32Array(256);
  for (let y = top + 1; y < top + TILE - 1; y += ROW_STEP)
    for (let x = left + 1; x < left + TILE - 1; x += 1) {
      const pixel = y * width + x;
      levels[data[pixel]!]! += 1;
      // Sobel operator: it averages three neighbours, so that a single noisy pixel does not look like an
      // edge.
      const up = data[pixel - width - 1]! + 2 * data[pixel - width]! + data[pixel - width + 1]!;
      const down = data[pixel + width - 1]! + 2 * data[pixel + width]! + data[pixel + width + 1]!;
      const before = data[pixel - width - 1]! + 2 * data[pixel - 1]! + data[pixel + width - 1]!;
      const after = data[pixel - width + 1]! + 2 * data[pixel + 1]! + data[pixel + width + 1]!;
      const step = Math.max(Math.abs(down - up), Math.abs(after - before)) >> 3;
      steps[Math.min(255, step)]! += 1;
    }
  const count = (TILE - 2) ** 2 / ROW_STEP;
  const dark = quantile(levels, count * 0.02);
  const bright = quantile(levels, count * 0.95);
  const middle = quantile(levels, count * 0.5);
  const cut = (dark + bright) / 2;
  let inked = 0;
  for (let level = 0; level < cut; level += 1) inked += levels[level]!;
  return { dark, bright, middle, inked: inked / count, edge: quantile(steps, count * 0.985) };
}

function quantile(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let level = 0; level < counts.length; level += 1) {
    seen += counts[level]!;
    if (seen >= wanted) return level;
  }
  return counts.length - 1;
}

/**
 * Selects the tiles with print: they have two distinct grey levels, and one of them covers less than half.
 */
export function filterTilesWithPrint(tiles: Tile[]): Tile[] {
  return tiles.filter(({ dark, bright, middle, inked, edge }) => {
    const depth = bright - dark;
    const share = Math.min(inked, 1 - inked);
    const level = Math.min(Math.abs(middle - bright), Math.abs(middle - dark));
    return (
      depth > 14 && depth > 0.08 * bright && share > 0.02 && share < 0.42 && level < 0.34 * depth && edge > 2
    );
  });
}
