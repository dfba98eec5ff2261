import sharp from "sharp";
import type { GreyImage } from "../reading.ts";

/** Photos whose longer edge is at most this many pixels are enlarged. */
const MIN_EDGE = 1000;

/** Doubles a small photo for better recognition. `by` is 2, or 1 if the photo is unchanged. */
export async function doubleSmallPhoto(photo: GreyImage): Promise<{ photo: GreyImage; by: number }> {
  const { width, height } = photo;
  if (Math.max(width, height) > MIN_EDGE) return { photo, by: 1 };
  return { photo: await resizeGrey(photo, width * 2, height * 2), by: 2 };
}

/** Resizes with cubic interpolation; the aspect ratio may change. */
export async function resizeGrey(image: GreyImage, width: number, height: number): Promise<GreyImage> {
  if (width === image.width && height === image.height) return image;
  const raw = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8Array(raw.buffer, raw.byteOffset, raw.length) };
}
