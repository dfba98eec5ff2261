import sharp from "sharp";
import type { GreyImage } from "../reading.ts";

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
