import type { GreyImage } from "../reading.ts";

/** Four grey levels count as one. */
const BINS = 64;

/** Values on a grid of square tiles, row by row; `size` is a tile's edge in pixels. */
export type TileGrid = { columns: number; rows: number; size: number; values: Float32Array };

/**
 * For each tile the grey level below which a share of the pixels around it lies, one grid for each share. `reach` is
 * how many tiles are looked at on each side.
 */
export function tileLevels(image: GreyImage, size: number, reach: number, shares: number[]): TileGrid[] {
  const columns = Math.ceil(image.width / size);
  const rows = Math.ceil(image.height / size);
  const sums = sumAround(countLevels(image, size, columns, rows), columns, rows, reach);
  return shares.map((share) => {
    const values = new Float32Array(columns * rows);
    for (let tile = 0; tile < values.length; tile++) values[tile] = levelAt(sums, tile * BINS, share);
    return { columns, rows, size, values };
  });
}

function countLevels(image: GreyImage, size: number, columns: number, rows: number): Uint32Array {
  const counts = new Uint32Array(columns * rows * BINS);
  const { width, height, data } = image;
  for (let y = 0, at = 0; y < height; y++) {
    let from = Math.floor(y / size) * columns * BINS;
    for (let x = 0; x < width; from += BINS)
      for (const end = Math.min(width, x + size); x < end; x++, at++) counts[from + (data[at]! >> 2)]!++;
  }
  return counts;
}

/** Sums over windows of tiles, first along the rows, then down the columns, each from its neighbour's sum. */
function sumAround(counts: Uint32Array, columns: number, rows: number, reach: number): Uint32Array {
  const across = slideSums(counts, rows, columns * BINS, columns, BINS, reach);
  return slideSums(across, columns, BINS, rows, columns * BINS, reach);
}

function slideSums(
  counts: Uint32Array,
  lanes: number,
  laneStep: number,
  length: number,
  step: number,
  reach: number,
): Uint32Array {
  const sums = new Uint32Array(counts.length);
  const window = new Uint32Array(BINS);
  for (let lane = 0; lane < lanes; lane++) {
    window.fill(0);
    for (let at = -reach; at < length; at++) {
      const [enters, leaves] = [at + reach, at - reach - 1];
      if (enters < length)
        for (let bin = 0; bin < BINS; bin++) window[bin]! += counts[lane * laneStep + enters * step + bin]!;
      if (leaves >= 0)
        for (let bin = 0; bin < BINS; bin++) window[bin]! -= counts[lane * laneStep + leaves * step + bin]!;
      if (at >= 0) sums.set(window, lane * laneStep + at * step);
    }
  }
  return sums;
}

function levelAt(counts: Uint32Array, from: number, share: number): number {
  let all = 0;
  for (let bin = 0; bin < BINS; bin++) all += counts[from + bin]!;
  const wanted = all * share;
  let below = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const here = counts[from + bin]!;
    if (below + here >= wanted && here > 0) return (bin + (wanted - below) / here) * (256 / BINS);
    below += here;
  }
  return 255;
}

/** The mean of the values around each tile, weighted; `otherwise` where nothing around has weight. */
export function meanAround(
  grid: TileGrid,
  weights: Float32Array,
  reach: number,
  otherwise: number,
): TileGrid {
  const { columns, rows } = grid;
  const values = new Float32Array(grid.values.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, weight] = [0, 0];
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y++) {
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x++) {
          const tile = y * columns + x;
          sum += grid.values[tile]! * weights[tile]!;
          weight += weights[tile]!;
        }
      }
      values[row * columns + column] = weight > 0 ? sum / weight : otherwise;
    }
  }
  return { ...grid, values };
}

/** The values of a row of pixels, between the middles of the tiles in a straight line. */
export function levelsOfRow(grid: TileGrid, y: number, into: Float32Array): void {
  const { columns, rows, size, values } = grid;
  const down = Math.max(0, Math.min(rows - 1, (y + 0.5) / size - 0.5));
  const share = down - Math.floor(down);
  const upper = Math.floor(down) * columns;
  const lower = Math.min(rows - 1, Math.floor(down) + 1) * columns;
  const levelAtColumn = (column: number) =>
    values[upper + column]! * (1 - share) + values[lower + column]! * share;
  let value = levelAtColumn(0);
  for (let column = 0, x = 0; x < into.length; column++) {
    const next = column + 1 < columns ? levelAtColumn(column + 1) : value;
    const end = column + 1 < columns ? Math.min(into.length, (column + 1.5) * size) : into.length;
    const slope = (next - value) / size;
    const middle = (column + 0.5) * size - 0.5;
    for (; x < end; x++) into[x] = x < middle ? value : value + slope * (x - middle);
    value = next;
  }
}
