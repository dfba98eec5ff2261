import type { GreyImage } from "../reading.ts";
import { shrinkGrey } from "./images.ts";
import {
  computeConvexHull,
  computePolygonArea,
  type Point,
  type Quad,
  reduceHullToQuadOrNull,
} from "./quad.ts";

/** The longer edge of the reduced image that is searched, in pixels. */
const EDGE = 240;
/** Least share of the quadrilateral that the outline of the paper fills. */
const MIN_FILLED = 0.94;
const MIN_SHARE = 0.12;
const MAX_SHARE = 0.97;

/**
 * Thresholds for paper, as positions between the level that separates light from dark (0) and the mean dark
 * level (1).
 */
const LEVELS = [0, 0.5, 0.75];

/**
 * Finds the corners of a sheet of paper, in photo pixels; null if there is none that `fits`, or if it fills
 * the photo. At least three edges must be visible. Tries several thresholds, because a shadow may darken the
 * sheet.
 */
export function findSheetCornersOrNull(photo: GreyImage, fits: (paper: Quad) => boolean): Quad | null {
  const by = Math.max(1, Math.round(Math.max(photo.width, photo.height) / EDGE));
  const small = closeStrokes(shrinkGrey(photo, by));
  const level = otsuThreshold(small);
  const dark = small.data.filter((value) => value < level);
  const middle = dark.reduce((sum, value) => sum + value, 0) / Math.max(1, dark.length);
  const lights = LEVELS.map((share) => level + (middle - level) * share);
  const kinds = [
    ...lights.map((least) => (value: number) => value >= least),
    (value: number) => value < level,
  ];
  for (const isPaper of kinds) {
    const corners = paperIn(small, isPaper)?.map(({ x, y }) => ({ x: (x + 0.5) * by, y: (y + 0.5) * by }));
    const paper = (corners ?? null) as Quad | null;
    if (paper !== null && fits(paper)) return paper;
  }
  return null;
}

/** Morphological closing: removes thin dark strokes such as letters and preserves edges. */
function closeStrokes(image: GreyImage): GreyImage {
  return applyFilter(
    applyFilter(image, (a, b) => (a > b ? a : b)),
    (a, b) => (a < b ? a : b),
  );
}

function applyFilter(
  { width, height, data }: GreyImage,
  choose: (a: number, b: number) => number,
): GreyImage {
  const across = new Uint8Array(data.length);
  const both = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = data[y * width + x]!;
      for (let index = Math.max(0, x - 2); index <= Math.min(width - 1, x + 2); index++)
        value = choose(value, data[y * width + index]!);
      across[y * width + x] = value;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let value = across[y * width + x]!;
      for (let index = Math.max(0, y - 2); index <= Math.min(height - 1, y + 2); index++)
        value = choose(value, across[index * width + x]!);
      both[y * width + x] = value;
    }
  }
  return { width, height, data: both };
}

/** The grey level that maximises the variance between the pixels below and above it (Otsu 1979). */
export function otsuThreshold({ data }: GreyImage): number {
  const counts = new Float64Array(256);
  for (const value of data) counts[value]!++;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, sumBelow, best, most] = [0, 0, 128, -1];
  for (let level = 0; level < 255; level++) {
    below += counts[level]!;
    sumBelow += counts[level]! * level;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (total - sumBelow) / above;
    const spread = below * above * apart * apart;
    if (spread > most) [best, most] = [level + 1, spread];
  }
  return best;
}

function paperIn(image: GreyImage, isPaper: (value: number) => boolean): Quad | null {
  const { width, height } = image;
  const { outline, area } = largestRegion(image, isPaper);
  if (area < width * height * MIN_SHARE * 0.6) return null;
  const hull = computeConvexHull(outline);
  const quad = reduceHullToQuadOrNull(hull);
  if (quad === null) return null;
  const [around, share] = [
    computePolygonArea(hull) / computePolygonArea(quad),
    computePolygonArea(quad) / (width * height),
  ];
  if (around < MIN_FILLED || share < MIN_SHARE || share > MAX_SHARE) return null;
  return isSheet(quad) && countVisibleEdges(quad, width, height) >= 3 ? quad : null;
}

/** The leftmost and rightmost points of each row of the largest connected region, and the region's area. */
function largestRegion(
  { width, data }: GreyImage,
  isPaper: (value: number) => boolean,
): { outline: Point[]; area: number } {
  const seen = new Uint8Array(data.length);
  let best: number[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1 || !isPaper(data[start]!)) continue;
    const region = [start];
    seen[start] = 1;
    for (let index = 0; index < region.length; index++) {
      const pixel = region[index]!;
      const x = pixel % width;
      for (const next of [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel + width,
      ]) {
        if (next < 0 || next >= data.length || seen[next] === 1 || !isPaper(data[next]!)) continue;
        seen[next] = 1;
        region.push(next);
      }
    }
    if (region.length > best.length) best = region;
  }
  const ends = new Map<number, [number, number]>();
  for (const pixel of best) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const row = ends.get(y);
    ends.set(y, row === undefined ? [x, x] : [Math.min(row[0], x), Math.max(row[1], x)]);
  }
  const outline = [...ends].flatMap(([y, [from, to]]) => [
    { x: from, y },
    { x: to, y },
  ]);
  return { outline, area: best.length };
}

/** Whether every corner has between 60 and 120 degrees, as in a sheet photographed from above. */
function isSheet(quad: Quad): boolean {
  return quad.every((corner, index) => {
    const [before, after] = [quad[(index + 3) % 4]!, quad[(index + 1) % 4]!];
    const [ax, ay, bx, by] = [
      before.x - corner.x,
      before.y - corner.y,
      after.x - corner.x,
      after.y - corner.y,
    ];
    const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by));
    return Math.abs(cosine) < 0.5;
  });
}

/** The number of sides that do not lie on the photo's edge. */
function countVisibleEdges(quad: Quad, width: number, height: number): number {
  const margin = 2.5;
  const isOut = ({ x, y }: Point): [boolean, boolean, boolean, boolean] => [
    x < margin,
    y < margin,
    x > width - 1 - margin,
    y > height - 1 - margin,
  ];
  return quad.filter((corner, index) => {
    const [here, next] = [isOut(corner), isOut(quad[(index + 1) % 4]!)];
    return !here.some((out, side) => out && next[side]);
  }).length;
}
