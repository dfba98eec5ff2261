import type { ColourImage, GreyImage } from "../reading.ts";

/** How light each pixel is to the eye. */
export function greyOf({ width, height, data }: ColourImage): GreyImage {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 3)
    grey[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  return { width, height, data: grey };
}
