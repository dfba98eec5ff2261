import type { SmallPage } from "./small-page.ts";

export const BLOCK = 10;

/**
 * Brightness and colour of the paper in each block of the page. `reached`: 1 if paper is visible in the
 * block, 0 if its values are interpolated. `depth`: contrast of the page, 1 if usual, less if faint.
 */
export type Paper = {
  columns: number;
  rows: number;
  light: Float32Array;
  blue: Float32Array;
  red: Float32Array;
  reached: Uint8Array;
  depth: number;
};

/** Largest relative difference in brightness between neighbouring paper blocks. */
const MAX_LIGHT_STEP = 0.11;
const MAX_COLOUR_STEP = 9;

/**
 * Finds the paper by a flood fill from the most frequent even brightness. It continues over blocks whose
 * brightness and colour change slowly: through shadows and between letters, but not into pictures.
 */
export function findPaperByFloodFill(page: SmallPage): Paper {
  const columns = Math.ceil(page.width / BLOCK);
  const rows = Math.ceil(page.height / BLOCK);
  const size = columns * rows;
  const paper: Paper = {
    columns,
    rows,
    light: new Float32Array(size),
    blue: new Float32Array(size),
    red: new Float32Array(size),
    reached: new Uint8Array(size),
    depth: depthOf(page),
  };
  const even = new Uint8Array(size);
  const buffer = new Float32Array(BLOCK * BLOCK);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      measureBlock(page, { paper, even, buffer }, column, row);
  spread(paper, even);
  fillUnreached(paper);
  return paper;
}

/** Contrast of the page relative to usual print, 0.35 to 1. */
function depthOf({ light }: SmallPage): number {
  const counts = new Uint32Array(256);
  for (const value of light) counts[Math.min(255, Math.round(value))]! += 1;
  const levelAt = (share: number) => {
    let seen = 0;
    for (let level = 0; level < 256; level += 1) {
      seen += counts[level]!;
      if (seen > light.length * share) return level;
    }
    return 255;
  };
  return Math.min(1, Math.max(0.35, (levelAt(0.995) - levelAt(0.005)) / 150));
}

/**
 * Measures the block's most frequent brightness and colour, and whether many of its pixels are close to it
 * (`even`).
 */
function measureBlock(
  page: SmallPage,
  { paper, even, buffer }: { paper: Paper; even: Uint8Array; buffer: Float32Array },
  column: number,
  row: number,
): void {
  const x1 = Math.min(page.width, (column + 1) * BLOCK);
  const y1 = Math.min(page.height, (row + 1) * BLOCK);
  let seen = 0;
  for (let y = row * BLOCK; y < y1; y += 1)
    for (let x = column * BLOCK; x < x1; x += 1) buffer[seen++] = page.light[y * page.width + x]!;
  const values = buffer.subarray(0, seen).sort();
  // Finds the narrowest range of brightness that contains 40 % of the pixels.
  const span = Math.max(1, Math.floor(values.length * 0.4));
  let best = 0;
  for (let i = 0; i + span < values.length; i += 1)
    if (values[i + span]! - values[i]! < values[best + span]! - values[best]!) best = i;
  const low = values[best]!;
  const high = values[Math.min(values.length - 1, best + span)]!;
  let blue = 0;
  let red = 0;
  let count = 0;
  for (let y = row * BLOCK; y < y1; y += 1)
    for (let x = column * BLOCK; x < x1; x += 1) {
      const i = y * page.width + x;
      if (page.light[i]! < low || page.light[i]! > high) continue;
      blue += page.blue[i]!;
      red += page.red[i]!;
      count += 1;
    }
  const block = row * paper.columns + column;
  paper.light[block] = (low + high) / 2;
  paper.blue[block] = blue / count;
  paper.red[block] = red / count;
  even[block] = high - low <= Math.max(7, 0.07 * high) ? 1 : 0;
}

function spread(paper: Paper, even: Uint8Array): void {
  const { columns, rows, light } = paper;
  const counts = new Float32Array(33);
  for (let i = 0; i < light.length; i += 1) if (even[i] === 1) counts[light[i]! >> 3]! += 1;
  let level = 0;
  for (let i = 0; i < 32; i += 1)
    if (counts[i]! + counts[i + 1]! > counts[level]! + counts[level + 1]!) level = i;
  const stack: number[] = [];
  for (let i = 0; i < light.length; i += 1)
    if (even[i] === 1 && Math.abs(light[i]! - (level * 8 + 8)) <= 12) {
      paper.reached[i] = 1;
      stack.push(i);
    }
  while (stack.length > 0) {
    const index = stack.pop()!;
    const x = index % columns;
    const y = (index - x) / columns;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const nx = x + dx;
      const ny = y + dy;
      if (nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue;
      const next = ny * columns + nx;
      if (paper.reached[next] === 1 || even[next] === 0 || !isAlike(paper, index, next)) continue;
      paper.reached[next] = 1;
      stack.push(next);
    }
  }
}

function isAlike(paper: Paper, a: number, b: number): boolean {
  const most = Math.max(paper.light[a]!, paper.light[b]!, 24);
  return (
    Math.abs(paper.light[a]! - paper.light[b]!) <= MAX_LIGHT_STEP * paper.depth * most &&
    Math.abs(paper.blue[a]! - paper.blue[b]!) <= MAX_COLOUR_STEP &&
    Math.abs(paper.red[a]! - paper.red[b]!) <= MAX_COLOUR_STEP
  );
}

/** Interpolates each unreached block from the nearest reached blocks in its row and column. */
function fillUnreached(paper: Paper): void {
  const { columns, rows, reached } = paper;
  if (!reached.includes(1)) return;
  const values = [paper.light, paper.blue, paper.red];
  const sums = values.map(() => new Float32Array(columns * rows));
  const weights = new Float32Array(columns * rows);
  const sweep = (start: number, step: number, count: number) => {
    let last = -1;
    for (let i = 0, index = start; i < count; i += 1, index += step) {
      if (reached[index] === 1) last = index;
      else if (last >= 0) {
        const weight = 1 / (Math.abs(index - last) / Math.abs(step));
        weights[index]! += weight;
        values.forEach((list, k) => {
          sums[k]![index]! += weight * list[last]!;
        });
      }
    }
  };
  for (let row = 0; row < rows; row += 1) {
    sweep(row * columns, 1, columns);
    sweep(row * columns + columns - 1, -1, columns);
  }
  for (let column = 0; column < columns; column += 1) {
    sweep(column, columns, rows);
    sweep((rows - 1) * columns + column, -columns, rows);
  }
  const all = values.map((list) => list.reduce((sum, v, i) => sum + (reached[i] === 1 ? v : 0), 0));
  const seen = reached.reduce((sum, v) => sum + v, 0);
  for (let i = 0; i < reached.length; i += 1)
    if (reached[i] === 0)
      values.forEach((list, k) => {
        list[i] = weights[i]! > 0 ? sums[k]![i]! / weights[i]! : all[k]! / seen;
      });
}
