import { decode } from "bmp-ts";

/** Byte offsets of the fields in a BMP header. */
const PIXELS_AT = 10;
const HEADER_SIZE_AT = 14;
const WIDTH_AT = 18;
const HEIGHT_AT = 22;
const DEPTH_AT = 28;
const COMPRESSION_AT = 30;
const HEADER_END = 54;

type BitmapHeader = { width: number; height: number };

/**
 * Reads width and height of a BMP file. Throws when the header is truncated or too old, or when the file is
 * too short.
 */
export function readBitmapHeader(file: Uint8Array): BitmapHeader {
  const bytes = bufferOf(file);
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

/** Decodes a BMP file to RGB. Throws when it is truncated or corrupt. */
export function decodeBitmap(bytes: Uint8Array): BitmapHeader & { data: Uint8Array } {
  readBitmapHeader(bytes);
  const { width, height, data: source } = decode(bufferOf(bytes));
  const data = new Uint8Array(width * height * 3);
  // The source has four bytes per pixel: alpha, blue, green, red. Alpha is ignored, because few programs set
  // it.
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = source[from + 3]!;
    data[to + 1] = source[from + 2]!;
    data[to + 2] = source[from + 1]!;
  }
  return { width, height, data };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
