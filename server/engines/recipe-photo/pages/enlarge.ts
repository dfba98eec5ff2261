import sharp from "sharp";
import type { GreyImage } from "../reading.ts";

/** A photo with a longer edge than this is large enough for its letters to be told apart. */
const MIN_EDGE = 1000;

/** A small photo twice as large, so that its letters can be told apart; `by` is 2, or 1 for a photo left as it is. */
export async function enlargePhoto(photo: GreyImage): Promise<{ photo: GreyImage; by: number }> {
  const { width, height } = photo;
  if (Math.max(width, height) > MIN_EDGE) return { photo, by: 1 };
  return { photo: await resizeGrey(photo, width * 2, height * 2), by: 2 };
}

/** An image in another size, each pixel on a cubic curve between its neighbours. */
export async function resizeGrey(image: GreyImage, width: number, height: number): Promise<GreyImage> {
  if (width === image.width && height === image.height) return image;
  const raw = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8Array(raw.buffer, raw.byteOffset, raw.length) };
}
