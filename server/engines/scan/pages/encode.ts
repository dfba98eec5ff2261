import sharp from "sharp";
import type { Box, ColourImage } from "../reading.ts";

const QUALITY = 82;

/** A JPEG of an image, or of the part inside `box`. */
export async function encodeJpeg({ width, height, data }: ColourImage, box?: Box): Promise<Uint8Array> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const part =
    box === undefined
      ? image
      : image.extract({ left: box.x, top: box.y, width: box.width, height: box.height });
  return new Uint8Array(await part.jpeg({ quality: QUALITY }).toBuffer());
}
