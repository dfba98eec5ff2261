import { decode } from "bmp-ts";
import type { ColourImage } from "../reading.ts";

/** Where the fields of a bitmap's header stand. */
const PIXELS_AT = 10;
const HEADER_SIZE_AT = 14;
const WIDTH_AT = 18;
const HEIGHT_AT = 22;
const DEPTH_AT = 28;
const COMPRESSION_AT = 30;
const HEADER_END = 54;

export type BitmapHeader = { width: number; height: number };

/** The size that the header tells. Throws on a header that is cut, of the oldest kind, or not true of the file. */
export function readBitmapHeader(bytes: Buffer): BitmapHeader {
  if (bytes.length < HEADER_END || bytes.readUInt32LE(HEADER_SIZE_AT) < 40)
    throw new Error("no bitmap header");
  const width = bytes.readInt32LE(WIDTH_AT);
  const height = Math.abs(bytes.readInt32LE(HEIGHT_AT));
  if (width <= 0 || height === 0) throw new Error("a bitmap without pixels");
  const packed = [1, 2].includes(bytes.readUInt32LE(COMPRESSION_AT));
  const rowBytes = Math.ceil((width * bytes.readUInt16LE(DEPTH_AT)) / 32) * 4;
  const needed = bytes.readUInt32LE(PIXELS_AT) + (packed ? 0 : rowBytes * height);
  if (bytes.length < needed) throw new Error("a cut bitmap");
  return { width, height };
}

/** The pixels of a bitmap whose header was read before. Throws on a broken one. */
export function decodeBitmap(bytes: Buffer): ColourImage {
  const { width, height, data: source } = decode(bytes);
  const data = new Uint8Array(width * height * 3);
  // Four bytes a pixel: alpha, blue, green, red. Few programs fill the alpha, so it is not looked at.
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = source[from + 3]!;
    data[to + 1] = source[from + 2]!;
    data[to + 2] = source[from + 1]!;
  }
  return { width, height, data };
}
