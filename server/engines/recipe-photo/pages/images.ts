import type { ColourImage, GreyImage } from "../reading.ts";

/** Converts a colour image to luminance. */
export function toGreyImage({ width, height, data }: ColourImage): GreyImage {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, from = 0; pixel < grey.length; pixel++, from += 3)
    grey[pixel] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  return { width, height, data: grey };
}

/**
 * Reduces an image by averaging `by` x `by` pixels; incomplete squares on the right and bottom are dropped.
 */
export function shrinkGrey(image: GreyImage, by: number): GreyImage {
  if (by === 1) return image;
  const width = Math.floor(image.width / by);
  const height = Math.floor(image.height / by);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let row = 0; row < by; row++) {
        const from = (y * by + row) * image.width + x * by;
        for (let index = from; index < from + by; index++) sum += image.data[index]!;
      }
      data[y * width + x] = sum / (by * by);
    }
  }
  return { width, height, data };
}

/** Rotates an image counterclockwise by 0 to 3 quarter turns. */
export function turnColour(image: ColourImage, quarters: number): ColourImage {
  const { width, height, data } = image;
  if (quarters === 0) return image;
  const isAside = quarters % 2 === 1;
  const [wide, high] = isAside ? [height, width] : [width, height];
  const turned = new Uint8Array(data.length);
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; x++, from += 3) {
      const left = quarters === 1 ? y : quarters === 2 ? width - 1 - x : height - 1 - y;
      const top = quarters === 1 ? width - 1 - x : quarters === 2 ? height - 1 - y : x;
      const to = (top * wide + left) * 3;
      turned[to] = data[from]!;
      turned[to + 1] = data[from + 1]!;
      turned[to + 2] = data[from + 2]!;
    }
  }
  return { width: wide, height: high, data: turned };
}
