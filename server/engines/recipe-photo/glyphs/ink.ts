import type { Box, GreyImage } from "../reading.ts";

/** Connected ink. `area` in pixels; the bounding box (`x1` and `y1` exclusive) in pixels of the region. */
export type Blob = { id: number; x0: number; y0: number; x1: number; y1: number; area: number };

/**
 * A rectangle of the page at the position `x`, `y`. `labels`: the blob id of each pixel, 0 for paper. `paper`
 * and `ink` are grey levels.
 */
export type InkRegion = {
  x: number;
  y: number;
  width: number;
  height: number;
  grey: Uint8Array;
  labels: Uint16Array;
  blobs: Blob[];
  paper: number;
  ink: number;
};

/** Share of the contrast from which a pixel is ink: thin slashes in old type reach only a third of it. */
const INK_THRESHOLD = 0.36;
const MAX_BLOBS = 400;

/** Finds the ink inside a box, clipped to the page; null if there is none. */
export function findInkInBoxOrNull(
  page: GreyImage,
  box: Box,
  depth: number = INK_THRESHOLD,
): InkRegion | null {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  const width = Math.min(page.width, Math.ceil(box.x + box.width)) - x;
  const height = Math.min(page.height, Math.ceil(box.y + box.height)) - y;
  if (width < 3 || height < 3) return null;
  const grey = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * page.width + x;
    grey.set(page.data.subarray(from, from + width), row * width);
  }
  const { paper, ink } = measureLevels(grey);
  if (paper - ink < 24) return null;
  const labels = new Uint16Array(width * height);
  const blobs = labelInk(grey, labels, width, height, paper - depth * (paper - ink));
  return { x, y, width, height, grey, labels, blobs, paper, ink };
}

/** `paper`: the level that 30 % of the pixels exceed or equal. `ink`: the mean of the darkest 2 %. */
function measureLevels(grey: Uint8Array): { paper: number; ink: number } {
  const counts = new Uint32Array(256);
  for (const value of grey) counts[value]! += 1;
  let seen = 0;
  let sum = 0;
  const wanted = Math.max(4, Math.round(grey.length * 0.02));
  for (let level = 0; level < 256 && seen < wanted; level += 1) {
    const taken = Math.min(counts[level]!, wanted - seen);
    seen += taken;
    sum += taken * level;
  }
  const ink = sum / seen;
  let above = 0;
  let paper = 255;
  for (; paper > 0; paper -= 1) {
    above += counts[paper]!;
    if (above >= grey.length * 0.3) break;
  }
  return { paper, ink };
}

/** Finds connected blobs (8 neighbours) of pixels darker than `below` and writes their ids into `labels`. */
function labelInk(
  grey: Uint8Array,
  labels: Uint16Array,
  width: number,
  height: number,
  below: number,
): Blob[] {
  const blobs: Blob[] = [];
  const stack: number[] = [];
  for (let start = 0; start < grey.length; start += 1) {
    if (grey[start]! >= below || labels[start] !== 0) continue;
    if (blobs.length >= MAX_BLOBS) break;
    const id = blobs.length + 1;
    const blob: Blob = { id, x0: width, y0: height, x1: 0, y1: 0, area: 0 };
    labels[start] = id;
    stack.push(start);
    while (stack.length > 0) {
      const index = stack.pop()!;
      const ax = index % width;
      const ay = (index - ax) / width;
      blob.area += 1;
      if (ax < blob.x0) blob.x0 = ax;
      if (ax >= blob.x1) blob.x1 = ax + 1;
      if (ay < blob.y0) blob.y0 = ay;
      if (ay >= blob.y1) blob.y1 = ay + 1;
      const left = Math.max(0, ax - 1);
      const right = Math.min(width - 1, ax + 1);
      for (let ny = Math.max(0, ay - 1); ny <= Math.min(height - 1, ay + 1); ny += 1)
        for (let nx = left; nx <= right; nx += 1) {
          const next = ny * width + nx;
          if (labels[next] === 0 && grey[next]! < below) {
            labels[next] = id;
            stack.push(next);
          }
        }
    }
    blobs.push(blob);
  }
  return blobs;
}
