import { decode } from "bmp-ts";
import sharp, { type Sharp } from "sharp";
import type { ColourImage } from "../reading.ts";

/**
 * `unsupported`: not JPEG, PNG, BMP or TIFF. `unreadable`: truncated or corrupt. `too-many-pixels`: above
 * MAX_PIXELS by its header. `no-text`: nothing was recognised.
 */
export type PhotoErrorKind = "unsupported" | "unreadable" | "too-many-pixels" | "no-text";

/** The photo is at fault; a retry gives the same error. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind, options?: ErrorOptions) {
    super(`The photo cannot be read: ${kind}`, options);
    this.kind = kind;
  }
}

/** By the header; larger photos are not decoded. */
const MAX_PIXELS = 40_000_000;
/** Longer edge in pixels; more pixels do not improve recognition. */
const MAX_EDGE = 2500;

/**
 * Decodes a photo with its EXIF orientation on white, at most MAX_EDGE long. Throws PhotoError `unsupported`,
 * `unreadable` or, before decoding, `too-many-pixels`.
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

/** Sharp returns one channel for a grey photo. */
function threeChannels(width: number, height: number, channels: number, raw: Buffer): ColourImage {
  if (channels === 3) return { width, height, data: new Uint8Array(raw.buffer, raw.byteOffset, raw.length) };
  const data = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++)
    data.fill(raw[index * channels]!, index * 3, index * 3 + 3);
  return { width, height, data };
}

/** Byte offsets in a bitmap header. */
const PIXELS_AT = 10;
const HEADER_SIZE_AT = 14;
const WIDTH_AT = 18;
const HEIGHT_AT = 22;
const DEPTH_AT = 28;
const COMPRESSION_AT = 30;
const HEADER_END = 54;

type BitmapHeader = { width: number; height: number };

/** The size in the header. Throws if the header is truncated, too old or inconsistent with the file. */
function readBitmapHeader(bytes: Buffer): BitmapHeader {
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

/** Decodes a bitmap with a valid header. Throws if it is corrupt. */
function decodeBitmap(bytes: Buffer): ColourImage {
  const { width, height, data: source } = decode(bytes);
  const data = new Uint8Array(width * height * 3);
  // Four bytes per pixel: alpha, blue, green, red. Alpha is ignored, because few programs set it.
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = source[from + 3]!;
    data[to + 1] = source[from + 2]!;
    data[to + 2] = source[from + 1]!;
  }
  return { width, height, data };
}

type PhotoType = "jpeg" | "png" | "bmp" | "tiff";

const signatures: [PhotoType, number[]][] = [
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["bmp", [0x42, 0x4d]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
];

/** The type by the file's first bytes; null if unsupported. */
function photoType(bytes: Uint8Array): PhotoType | null {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return found === undefined ? null : found[0];
}
