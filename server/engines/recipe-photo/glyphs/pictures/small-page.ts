import type { ColourImage } from "../../reading.ts";

/**
 * The page scaled to at most `LONG_SIDE` pixels. For each pixel: brightness, and blue and red minus
 * brightness (0 for grey).
 */
export type SmallPage = {
  width: number;
  height: number;
  /** Page pixels per pixel of the small page. */
  scale: number;
  light: Float32Array;
  blue: Float32Array;
  red: Float32Array;
};

const LONG_SIDE = 600;

/** Reduces the page by averaging its pixels; of large pages, only every second row and column is read. */
export function downscalePage(page: ColourImage): SmallPage {
  const scale = Math.max(1, Math.max(page.width, page.height) / LONG_SIDE);
  const width = Math.max(1, Math.floor(page.width / scale));
  const height = Math.max(1, Math.floor(page.height / scale));
  const light = new Float32Array(width * height);
  const blue = new Float32Array(width * height);
  const red = new Float32Array(width * height);
  const stride = scale >= 3.5 ? 2 : 1;
  for (let y = 0; y < height; y += 1) {
    const y0 = Math.floor(y * scale);
    const y1 = Math.max(y0 + 1, Math.floor((y + 1) * scale));
    for (let x = 0; x < width; x += 1) {
      const x0 = Math.floor(x * scale);
      const x1 = Math.max(x0 + 1, Math.floor((x + 1) * scale));
      let r = 0;
      let g = 0;
      let b = 0;
      let count = 0;
      for (let sy = y0; sy < y1; sy += stride)
        for (
          let pixel = (sy * page.width + x0) * 3;
          pixel < (sy * page.width + x1) * 3;
          pixel += 3 * stride
        ) {
          r += page.data[pixel]!;
          g += page.data[pixel + 1]!;
          b += page.data[pixel + 2]!;
          count += 1;
        }
      const i = y * width + x;
      const bright = (0.299 * r + 0.587 * g + 0.114 * b) / count;
      light[i] = bright;
      blue[i] = b / count - bright;
      red[i] = r / count - bright;
    }
  }
  return { width, height, scale, light, blue, red };
}
