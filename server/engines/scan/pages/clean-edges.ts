import type { GreyImage } from "../reading.ts";

/** What is not as light as paper. */
const PAPER = 200;
/** How far from its edges a sheet is cleaned, as a share of its size. */
const DEPTH = 0.03;

/** Whitens what the edge of a sheet shows of the table: all that is dark and hangs together with the edge. */
export function cleanEdges({ width, height, data }: GreyImage): void {
  const [across, down] = [Math.ceil(width * DEPTH), Math.ceil(height * DEPTH)];
  const waiting: number[] = [];
  const take = (at: number) => {
    if (data[at]! >= PAPER) return;
    data[at] = 255;
    waiting.push(at);
  };
  for (let x = 0; x < width; x++) {
    take(x);
    take((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    take(y * width);
    take((y + 1) * width - 1);
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isNear = x < across || x >= width - across || y < down || y >= height - down;
    if (!isNear) continue;
    if (x > 0) take(at - 1);
    if (x < width - 1) take(at + 1);
    if (y > 0) take(at - width);
    if (y < height - 1) take(at + width);
  }
}
