import sharp from "sharp";
import type { ColourImage } from "../reading.ts";

/** A photo with a longer edge than this is large enough for its letters to be told apart. */
const SMALL_EDGE = 1000;

/** A small photo twice as large, so that its letters can be told apart; `by` is 2, or 1 for a photo left as it is. */
export async function enlargePhoto(photo: ColourImage): Promise<{ photo: ColourImage; by: number }> {
  const { width, height, data } = photo;
  if (Math.max(width, height) > SMALL_EDGE) return { photo, by: 1 };
  const raw = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(width * 2, height * 2, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
  return { photo: { width: width * 2, height: height * 2, data: new Uint8Array(raw) }, by: 2 };
}
