import type { ColourImage, GreyImage } from "../reading.ts";
import type { Point, Quad } from "./quad.ts";

/** Maps a pixel of the new image to its position in the source, which it writes into `into`. */
export type Mapping = (x: number, y: number, into: Point) => void;

/** Maps an upright image of `width` x `height` to a page with these corners in the photo. */
export function createPerspectiveMapping(quad: Quad, width: number, height: number): Mapping {
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const rows = corners.flatMap(([x, y], index) => {
    const { x: u, y: v } = quad[index]!;
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const [a, b, c, d, e, f, g, h] = solveLinearEquations(rows) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (x, y, into) => {
    const depth = g * x + h * y + 1;
    into.x = (a * x + b * y + c) / depth;
    into.y = (d * x + e * y + f) / depth;
  };
}

/**
 * Solves linear equations by Gauss-Jordan elimination. Each row has the coefficients and the right side.
 * Overwrites `rows`; an undetermined variable is 0.
 */
export function solveLinearEquations(rows: number[][]): number[] {
  const size = rows.length;
  for (let index = 0; index < size; index++) {
    let pivot = index;
    for (let row = index + 1; row < size; row++)
      if (Math.abs(rows[row]![index]!) > Math.abs(rows[pivot]![index]!)) pivot = row;
    [rows[index], rows[pivot]] = [rows[pivot]!, rows[index]!];
    const lead = rows[index]![index]!;
    if (Math.abs(lead) < 1e-12) continue;
    for (let row = 0; row < size; row++) {
      if (row === index) continue;
      const factor = rows[row]![index]! / lead;
      if (factor !== 0)
        for (let column = index; column <= size; column++)
          rows[row]![column]! -= factor * rows[index]![column]!;
    }
  }
  return rows.map((row, index) => (Math.abs(row[index]!) < 1e-12 ? 0 : row[size]! / row[index]!));
}

/** The mapping is evaluated every STRIDE pixels and interpolated in between. */
const STRIDE = 16;

/** Writes the source position of each pixel centre of a row into `xs` and `ys`. */
function mapRow(mapping: Mapping, y: number, xs: Float64Array, ys: Float64Array): void {
  const from = { x: 0, y: 0 };
  mapping(0.5, y + 0.5, from);
  for (let start = 0; start < xs.length; start += STRIDE) {
    const { x: left, y: top } = from;
    mapping(start + STRIDE + 0.5, y + 0.5, from);
    const across = (from.x - left) / STRIDE;
    const down = (from.y - top) / STRIDE;
    const end = Math.min(xs.length, start + STRIDE);
    for (let x = start; x < end; x++) {
      xs[x] = left - 0.5 + (x - start) * across;
      ys[x] = top - 0.5 + (x - start) * down;
    }
  }
}

/** Resamples an image by bilinear interpolation; positions outside of the source become white. */
export function warpGrey(image: GreyImage, width: number, height: number, mapping: Mapping): GreyImage {
  const data = new Uint8Array(width * height).fill(255);
  const [xs, ys] = [new Float64Array(width), new Float64Array(width)];
  const { width: wide, height: high, data: old } = image;
  const [lastX, lastY] = [wide - 1.001, high - 1.001];
  for (let y = 0, to = 0; y < height; y++) {
    mapRow(mapping, y, xs, ys);
    for (let x = 0; x < width; x++, to++) {
      const [fromX, fromY] = [xs[x]!, ys[x]!];
      if (fromX < -0.5 || fromY < -0.5 || fromX > wide - 0.5 || fromY > high - 0.5) continue;
      const left = fromX < 0 ? 0 : fromX > lastX ? lastX : fromX;
      const top = fromY < 0 ? 0 : fromY > lastY ? lastY : fromY;
      const x0 = left | 0;
      const y0 = top | 0;
      const u = left - x0;
      const v = top - y0;
      const index = y0 * wide + x0;
      const upper = old[index]! * (1 - u) + old[index + 1]! * u;
      const lower = old[index + wide]! * (1 - u) + old[index + wide + 1]! * u;
      data[to] = upper * (1 - v) + lower * v + 0.5;
    }
  }
  return { width, height, data };
}

/** The colour variant of `warpGrey`. */
export function warpColour(image: ColourImage, width: number, height: number, mapping: Mapping): ColourImage {
  const data = new Uint8Array(width * height * 3).fill(255);
  const [xs, ys] = [new Float64Array(width), new Float64Array(width)];
  const { width: wide, height: high, data: old } = image;
  const [lastX, lastY] = [wide - 1.001, high - 1.001];
  const row = wide * 3;
  for (let y = 0, to = 0; y < height; y++) {
    mapRow(mapping, y, xs, ys);
    for (let x = 0; x < width; x++, to += 3) {
      const [fromX, fromY] = [xs[x]!, ys[x]!];
      if (fromX < -0.5 || fromY < -0.5 || fromX > wide - 0.5 || fromY > high - 0.5) continue;
      const left = fromX < 0 ? 0 : fromX > lastX ? lastX : fromX;
      const top = fromY < 0 ? 0 : fromY > lastY ? lastY : fromY;
      const x0 = left | 0;
      const y0 = top | 0;
      // Integer weights (256 is 1) are three times as fast as floats.
      const u = ((left - x0) * 256) | 0;
      const v = ((top - y0) * 256) | 0;
      const d = u * v;
      const b = (u << 8) - d;
      const c = (v << 8) - d;
      const a = 65536 - b - c - d;
      const index = y0 * row + x0 * 3;
      const under = index + row;
      data[to] = (old[index]! * a + old[index + 3]! * b + old[under]! * c + old[under + 3]! * d) >> 16;
      data[to + 1] =
        (old[index + 1]! * a + old[index + 4]! * b + old[under + 1]! * c + old[under + 4]! * d) >> 16;
      data[to + 2] =
        (old[index + 2]! * a + old[index + 5]! * b + old[under + 2]! * c + old[under + 5]! * d) >> 16;
    }
  }
  return { width, height, data };
}
