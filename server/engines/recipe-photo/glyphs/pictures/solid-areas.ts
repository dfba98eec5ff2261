import { BLOCK, type Paper } from "./paper.ts";
import type { SmallPage } from "./small-page.ts";
import { type Area, splitAreaAtPaperStrips } from "./split-area.ts";

/** Returns a mask with 1 for each pixel that is not paper. */
export function createInkMask(page: SmallPage, paper: Paper): Uint8Array {
  const mask = new Uint8Array(page.width * page.height);
  for (let y = 0; y < page.height; y += 1) {
    const row = Math.floor(y / BLOCK) * paper.columns;
    for (let x = 0; x < page.width; x += 1) {
      const i = y * page.width + x;
      const block = row + Math.floor(x / BLOCK);
      const level = paper.light[block]!;
      const off =
        Math.abs(page.light[i]! - level) > paper.depth * Math.max(10, 0.1 * level) ||
        Math.abs(page.blue[i]! - paper.blue[block]!) > 14 ||
        Math.abs(page.red[i]! - paper.red[block]!) > 14;
      mask[i] = off ? 1 : 0;
    }
  }
  return mask;
}

/**
 * Finds areas that contain little paper and are larger than headings. Their sides are moved to the sharpest
 * edge nearby.
 */
export function findSolidAreas(page: SmallPage, paper: Paper, mask: Uint8Array): Area[] {
  const { columns, rows } = paper;
  const cover = blockCover(page, paper, mask);
  const solid = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      let count = 0;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r += 1)
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c += 1) {
          sum += cover[r * columns + c]!;
          count += 1;
        }
      const block = row * columns + column;
      if (cover[block]! > 0.4 && sum / count > 0.47) solid[block] = 1;
    }
  const settled = joinBlocks(solid, columns, rows).map((blocks) => snapSides(page, mask, blocks));
  return mergeAdjacent(settled, page, mask)
    .flatMap((area) => splitAreaAtPaperStrips(page, mask, area))
    .filter((area) => area.x1 - area.x0 > 3 * BLOCK && area.y1 - area.y0 > 3 * BLOCK);
}

function blockCover(page: SmallPage, { columns, rows }: Paper, mask: Uint8Array): Float32Array {
  const cover = new Float32Array(columns * rows);
  const counts = new Float32Array(columns * rows);
  for (let y = 0; y < page.height; y += 1)
    for (let x = 0; x < page.width; x += 1) {
      const block = Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK);
      cover[block]! += mask[y * page.width + x]!;
      counts[block]! += 1;
    }
  return cover.map((sum, i) => sum / counts[i]!);
}

/** The bounding boxes of connected solid blocks (8 neighbours). */
function joinBlocks(solid: Uint8Array, columns: number, rows: number): Area[] {
  const seen = new Uint8Array(solid.length);
  const areas: Area[] = [];
  for (let start = 0; start < solid.length; start += 1) {
    if (solid[start] === 0 || seen[start] === 1) continue;
    const area = { x0: columns, y0: rows, x1: 0, y1: 0 };
    const stack = [start];
    seen[start] = 1;
    let count = 0;
    while (stack.length > 0) {
      const index = stack.pop()!;
      const x = index % columns;
      const y = (index - x) / columns;
      count += 1;
      area.x0 = Math.min(area.x0, x);
      area.x1 = Math.max(area.x1, x + 1);
      area.y0 = Math.min(area.y0, y);
      area.y1 = Math.max(area.y1, y + 1);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny += 1)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx += 1) {
          const next = ny * columns + nx;
          if (solid[next] === 1 && seen[next] === 0) {
            seen[next] = 1;
            stack.push(next);
          }
        }
    }
    if (count >= 12) areas.push(area);
  }
  return mergeOverlapping(areas).map(({ x0, y0, x1, y1 }) => ({
    x0: x0 * BLOCK,
    y0: y0 * BLOCK,
    x1: x1 * BLOCK,
    y1: y1 * BLOCK,
  }));
}

/** Merges overlapping boxes, because a bright plate may divide a picture into several. */
function mergeOverlapping(areas: Area[]): Area[] {
  const joined: Area[] = [];
  for (const area of [...areas].sort((a, b) => computeAreaSize(b) - computeAreaSize(a))) {
    const host = joined.find((other) => computeOverlapSize(area, other) > 0.3 * computeAreaSize(area));
    if (host === undefined) joined.push({ ...area });
    else Object.assign(host, boxOf(area, host));
  }
  return joined;
}

/** Merges adjacent areas with aligned sides and no strip of paper between them. */
function mergeAdjacent(areas: Area[], page: SmallPage, mask: Uint8Array): Area[] {
  const joined: Area[] = [];
  for (const area of areas) {
    const host = joined.find((other) => {
      const joint = boxOf(area, other);
      const between = areas.some(
        (third) =>
          third !== area &&
          computeOverlapSize(third, joint) > 0.5 * computeAreaSize(third) &&
          computeOverlapSize(third, other) === 0,
      );
      return !between && belongTogether(area, other, page, mask);
    });
    if (host === undefined) joined.push({ ...area });
    else Object.assign(host, boxOf(area, host));
  }
  return joined;
}

function belongTogether(a: Area, b: Area, page: SmallPage, mask: Uint8Array): boolean {
  const joint = boxOf(a, b);
  const between = computeAreaSize(joint) - computeAreaSize(a) - computeAreaSize(b) + computeOverlapSize(a, b);
  // Areas with aligned sides are probably one picture with a bright plate in the middle.
  const aligned =
    (Math.abs(a.y0 - b.y0) <= 6 && Math.abs(a.y1 - b.y1) <= 6) ||
    (Math.abs(a.x0 - b.x0) <= 6 && Math.abs(a.x1 - b.x1) <= 6);
  if (between > (aligned ? 0.4 : 0.2) * computeAreaSize(joint)) return false;
  if (computeOverlapSize(a, b) > 0) return true;
  const ink = (area: Area) => coverOf(page, mask, area) * computeAreaSize(area);
  return ink(joint) - ink(a) - ink(b) > (aligned ? 0.15 : 0.4) * between;
}

function coverOf(page: SmallPage, mask: Uint8Array, area: Area): number {
  let sum = 0;
  for (let y = area.y0; y < area.y1; y += 1)
    for (let x = area.x0; x < area.x1; x += 1) sum += mask[y * page.width + x]!;
  return sum / Math.max(1, computeAreaSize(area));
}

function boxOf(a: Area, b: Area): Area {
  return {
    x0: Math.min(a.x0, b.x0),
    y0: Math.min(a.y0, b.y0),
    x1: Math.max(a.x1, b.x1),
    y1: Math.max(a.y1, b.y1),
  };
}

export function computeAreaSize(area: Area): number {
  return (area.x1 - area.x0) * (area.y1 - area.y0);
}

export function computeOverlapSize(a: Area, b: Area): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Moves each side to the sharpest edge within two blocks. */
function snapSides(page: SmallPage, mask: Uint8Array, area: Area): Area {
  const reach = 2 * BLOCK;
  const settled = { ...area, x1: Math.min(area.x1, page.width), y1: Math.min(area.y1, page.height) };
  const columnCover = (x: number) => {
    let sum = 0;
    for (let y = settled.y0; y < settled.y1; y += 1) sum += mask[y * page.width + x]!;
    return sum / (settled.y1 - settled.y0);
  };
  const rowCover = (y: number) => {
    let sum = 0;
    for (let x = settled.x0; x < settled.x1; x += 1) sum += mask[y * page.width + x]!;
    return sum / (settled.x1 - settled.x0);
  };
  const top = findSharpestEdge(rowCover, settled.y0, reach, page.height, 1);
  const bottom = findSharpestEdge(rowCover, settled.y1, reach, page.height, -1);
  settled.y0 = top;
  settled.y1 = bottom;
  const left = findSharpestEdge(columnCover, settled.x0, reach, page.width, 1);
  const right = findSharpestEdge(columnCover, settled.x1, reach, page.width, -1);
  settled.x0 = left;
  settled.x1 = right;
  return settled;
}

/**
 * Finds the edge near `start` with the most ink inside and the least outside. `inward`: 1 if the inside has
 * larger coordinates than the edge, otherwise -1.
 */
function findSharpestEdge(
  cover: (i: number) => number,
  start: number,
  reach: number,
  length: number,
  inward: 1 | -1,
): number {
  const from = Math.max(0, start - reach);
  const to = Math.min(length, start + reach);
  const values = new Map<number, number>();
  for (let i = from - 4; i < to + 4; i += 1) values.set(i, i >= 0 && i < length ? cover(i) : 0);
  let best = start;
  let most = 0;
  for (let edge = from; edge <= to; edge += 1) {
    let step = 0;
    for (let k = 0; k < 4; k += 1)
      step += ((values.get(edge + k) ?? 0) - (values.get(edge - 1 - k) ?? 0)) * inward;
    if (step > most + 1e-6) {
      most = step;
      best = edge;
    }
  }
  return best;
}
