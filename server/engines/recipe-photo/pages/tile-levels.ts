import type { GreyImage } from "../reading.ts";

/** Grey levels per histogram bin. */
const LEVELS = 4;
const BINS = 256 / LEVELS;

/** A value for each square tile of an image, row by row. `size`: tile edge in pixels. */
export type TileGrid = { columns: number; rows: number; size: number; values: Float32Array };

/**
 * `grids`: for each share the quantile around each tile. `darkest` and `lightest`: extremes of each tile
 * alone.
 */
export type TileLevels = { grids: TileGrid[]; darkest: Uint8Array; lightest: Uint8Array };

/**
 * Computes for each tile and share the grey level below which this share of the surrounding pixels lies.
 * `shares` must increase. `reach`: number of tiles on each side that are included.
 */
export function computeTileGreyLevels(
  image: GreyImage,
  size: number,
  reach: number,
  shares: number[],
): TileLevels {
  const columns = Math.ceil(image.width / size);
  const rows = Math.ceil(image.height / size);
  const counts = countLevels(image, size, columns, rows);
  const sums = sumAround(counts, columns, rows, reach);
  const grids = shares.map(() => ({ columns, rows, size, values: new Float32Array(columns * rows) }));
  const darkest = new Uint8Array(columns * rows);
  const lightest = new Uint8Array(columns * rows);
  for (let tile = 0; tile < columns * rows; tile++) {
    levelsAt(sums, tile * BINS, shares, (share, level) => {
      grids[share]!.values[tile] = level;
    });
    let [first, last] = [0, BINS - 1];
    while (first < last && counts[tile * BINS + first] === 0) first++;
    while (last > first && counts[tile * BINS + last] === 0) last--;
    darkest[tile] = first * LEVELS;
    lightest[tile] = last * LEVELS + LEVELS - 1;
  }
  return { grids, darkest, lightest };
}

function countLevels(image: GreyImage, size: number, columns: number, rows: number): Uint32Array {
  const counts = new Uint32Array(columns * rows * BINS);
  const { width, height, data } = image;
  for (let y = 0, index = 0; y < height; y++) {
    let from = Math.floor(y / size) * columns * BINS;
    for (let x = 0; x < width; from += BINS)
      for (const end = Math.min(width, x + size); x < end; x++, index++)
        counts[from + (data[index]! >> 2)]!++;
  }
  return counts;
}

/** Sums the histograms of the surrounding tiles with a sliding window, along rows and then along columns. */
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
    for (let index = -reach; index < length; index++) {
      const [enters, leaves] = [index + reach, index - reach - 1];
      if (enters < length)
        for (let bin = 0; bin < BINS; bin++) window[bin]! += counts[lane * laneStep + enters * step + bin]!;
      if (leaves >= 0)
        for (let bin = 0; bin < BINS; bin++) window[bin]! -= counts[lane * laneStep + leaves * step + bin]!;
      if (index >= 0) sums.set(window, lane * laneStep + index * step);
    }
  }
  return sums;
}

function levelsAt(
  counts: Uint32Array,
  from: number,
  shares: number[],
  setLevel: (share: number, level: number) => void,
): void {
  let all = 0;
  for (let bin = 0; bin < BINS; bin++) all += counts[from + bin]!;
  let [bin, below] = [0, 0];
  for (let share = 0; share < shares.length; share++) {
    const wanted = all * shares[share]!;
    while (bin < BINS && (below + counts[from + bin]! < wanted || counts[from + bin] === 0))
      below += counts[from + bin++]!;
    setLevel(share, bin < BINS ? (bin + (wanted - below) / counts[from + bin]!) * LEVELS : 255);
  }
}

/** Weighted mean of the tiles around each tile; `otherwise` if all weights are 0. */
export function computeWeightedMeanAroundTiles(
  grid: TileGrid,
  weights: Float32Array,
  reach: number,
  otherwise: number,
): TileGrid {
  const { columns, rows } = grid;
  const sumsAround = (list: Float32Array) => {
    const across = sumNear(list, columns, 1, rows, columns, reach);
    return sumNear(across, rows, columns, columns, 1, reach);
  };
  const sums = sumsAround(grid.values.map((value, tile) => value * weights[tile]!));
  const weight = sumsAround(weights);
  const values = sums.map((sum, tile) => (weight[tile]! > 0 ? sum / weight[tile]! : otherwise));
  return { ...grid, values };
}

/** For each position, the sum over at most `reach` positions on both sides. */
function sumNear(
  list: Float32Array,
  length: number,
  step: number,
  lanes: number,
  laneStep: number,
  reach: number,
): Float32Array {
  const sums = new Float32Array(list.length);
  for (let lane = 0; lane < lanes; lane++) {
    for (let index = 0; index < length; index++) {
      let sum = 0;
      const last = Math.min(length - 1, index + reach);
      for (let near = Math.max(0, index - reach); near <= last; near++)
        sum += list[lane * laneStep + near * step]!;
      sums[lane * laneStep + index * step] = sum;
    }
  }
  return sums;
}

/** Writes the values of a pixel row, interpolated between tile centres, into `into`. */
export function interpolateLevelsOfPixelRow(grid: TileGrid, y: number, into: Float32Array): void {
  const { columns, rows, size, values } = grid;
  const down = Math.max(0, Math.min(rows - 1, (y + 0.5) / size - 0.5));
  const share = down - Math.floor(down);
  const upper = Math.floor(down) * columns;
  const lower = Math.min(rows - 1, Math.floor(down) + 1) * columns;
  let value = values[upper]! * (1 - share) + values[lower]! * share;
  for (let column = 0, x = 0; x < into.length; column++) {
    const to = Math.min(columns - 1, column + 1);
    const next = values[upper + to]! * (1 - share) + values[lower + to]! * share;
    const end = column + 1 < columns ? Math.min(into.length, (column + 1.5) * size) : into.length;
    const slope = (next - value) / size;
    const middle = (column + 0.5) * size - 0.5;
    for (; x < end; x++) into[x] = x < middle ? value : value + slope * (x - middle);
    value = next;
  }
}
