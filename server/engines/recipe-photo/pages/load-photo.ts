import { decode } from "bmp-ts";
import sharp, { type Sharp } from "sharp";
import type { ColourImage } from "../reading.ts";

/**
 * Why a photo gives no reading: `unsupported` is no JPEG, PNG, BMP or TIFF, `unreadable` a cut or broken file of
 * these, `too-many-pixels` more than MAX_PIXELS by its own header, `no-text` a photo in which nothing could be read.
 */
export type PhotoErrorKind = "unsupported" | "unreadable" | "too-many-pixels" | "no-text";

/** The photo is at fault, not the server: the same photo gives the same error again. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind, options?: ErrorOptions) {
    super(`The photo cannot be read: ${kind}`, options);
    this.kind = kind;
  }
}

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
  for (let index = 0; index < width * height; index++)
    data.fill(raw[index * channels]!, index * 3, index * 3 + 3);
  return { width, height, data };
}

/** Where the fields of a bitmap's header stand. */
const PIXELS_AT = 10;
const HEADER_SIZE_AT = 14;
const WIDTH_AT = 18;
const HEIGHT_AT = 22;
const DEPTH_AT = 28;
const COMPRESSION_AT = 30;
const HEADER_END = 54;

type BitmapHeader = { width: number; height: number };

/** The size that the header tells. Throws on a header that is cut, of the oldest kind, or not true of the file. */
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

/** The pixels of a bitmap whose header was read before. Throws on a broken one. */
function decodeBitmap(bytes: Buffer): ColourImage {
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

type PhotoType = "jpeg" | "png" | "bmp" | "tiff";

const signatures: [PhotoType, number[]][] = [
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["bmp", [0x42, 0x4d]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
];

/** What a file is by its first bytes, whatever its name says; null for everything that is not read here. */
function photoType(bytes: Uint8Array): PhotoType | null {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return found === undefined ? null : found[0];
}
