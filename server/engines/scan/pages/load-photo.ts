import sharp, { type Sharp } from "sharp";
import type { ColourImage } from "../reading.ts";
import { decodeBitmap, readBitmapHeader } from "./bitmap.ts";
import { PhotoError } from "./photo-error.ts";
import { photoType } from "./photo-type.ts";

/** Of a photo as its header tells them; more are not decoded. */
const MAX_PIXELS = 40_000_000;
/** The longer edge of what is worked on, in pixels: print is read no better from more. */
const MAX_EDGE = 2500;

/**
 * The pixels of a photo, turned as its EXIF orientation says, on white, at most MAX_EDGE long. Throws PhotoError
 * `unsupported`, `unreadable`, or, before a pixel is decoded, `too-many-pixels`.
 */
export async function loadPhoto(bytes: Uint8Array): Promise<ColourImage> {
  const type = photoType(bytes);
  if (type === null) throw new PhotoError("unsupported");
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const opened = type === "bmp" ? openBitmap(file) : await openPhoto(file);
  try {
    const { data, info } = await opened
      .autoOrient()
      .resize(MAX_EDGE, MAX_EDGE, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return threeChannels(info.width, info.height, info.channels, data);
  } catch (cause) {
    throw new PhotoError("unreadable", { cause });
  }
}

async function openPhoto(file: Buffer): Promise<Sharp> {
  const photo = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new PhotoError("unreadable", { cause });
    });
  if (width * height > MAX_PIXELS) throw new PhotoError("too-many-pixels");
  return photo;
}

function openBitmap(file: Buffer): Sharp {
  try {
    const { width, height } = readBitmapHeader(file);
    if (width * height > MAX_PIXELS) throw new PhotoError("too-many-pixels");
    const image = decodeBitmap(file);
    return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } });
  } catch (cause) {
    throw cause instanceof PhotoError ? cause : new PhotoError("unreadable", { cause });
  }
}

/** A grey photo stays one channel through sharp. */
function threeChannels(width: number, height: number, channels: number, raw: Buffer): ColourImage {
  if (channels === 3) return { width, height, data: new Uint8Array(raw.buffer, raw.byteOffset, raw.length) };
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) data.fill(raw[at * channels]!, at * 3, at * 3 + 3);
  return { width, height, data };
}
