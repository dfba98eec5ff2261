import sharp, { type Metadata, type Sharp, type SharpInput } from "sharp";
import type { BoundedQueue } from "../work/bounded-queue.ts";
import { readBitmapHeader } from "./decode-bitmap.ts";
import type { DecodeRaw, RawJob } from "./decode-raw.ts";
import { ImageError } from "./image-error.ts";
import { type ImageType, sniffImage } from "./image-type.ts";
import { insertProfile } from "./png-profile.ts";

/** A decoded picture: upright, on white, sRGB, one byte per channel. A grey picture has one channel. */
export type DecodedImage = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

export type DecodeOptions = {
  /** Accepted types; the error for other types is `unsupported`. */
  types: readonly ImageType[];
  /** Maximum of the longer side of the result in pixels; smaller pictures are not enlarged. */
  edge: number;
  /** Decodes before others that wait, because the caller has a deadline. */
  isAhead?: boolean;
  /** Page of a file with several pages, counted from 0. */
  page?: number;
};

/**
 * Maximum sizes stated in the header. The limit for JPEG is higher, because JPEG is reduced while it is
 * decoded.
 */
const MAX_PIXELS = 40_000_000;
const MAX_JPEG_PIXELS = 110_000_000;

/** Bytes that all concurrent decoding may use together. */
export const DECODING_BYTES = 188_000_000;

/** `budget` limits the memory in bytes; `decodeRaw` decodes off the main thread. */
export type ImageDecoder = { budget: BoundedQueue; decodeRaw: DecodeRaw };

/**
 * Decodes a picture when its estimated memory fits into the budget, and frees the budget when `use` has
 * ended. Refuses a decompression bomb by its header alone. Throws ImageError or QueueFullError.
 */
export async function decodeImage<Result>(
  bytes: Uint8Array,
  { budget, decodeRaw }: ImageDecoder,
  { types, edge, isAhead = false, page = 0 }: DecodeOptions,
  use: (image: DecodedImage) => Promise<Result>,
): Promise<Result> {
  if (bytes.byteLength === 0) throw new ImageError("empty");
  const type = sniffImage(bytes);
  if (type === null || !types.includes(type)) throw new ImageError("unsupported");
  const header = type === "bmp" ? readBitmap(bytes) : await readHeader(bytes, type, page);
  const pixels = header.width * header.height;
  if (pixels > (type === "jpeg" ? MAX_JPEG_PIXELS : MAX_PIXELS)) throw new ImageError("too-many-pixels");
  const cost = Math.ceil(
    RESULT_BYTES * edge ** 2 + Math.max(ENCODING_BYTES * edge ** 2, decodingBytes(type, header, bytes)),
  );
  if (cost > DECODING_BYTES) throw new ImageError("too-costly");
  return budget.run(
    async () => {
      const image =
        type === "bmp" || type === "heic"
          ? await decodeInThread(decodeRaw, { type, bytes, edge }, header.icc)
          : await decode(bytes, type, { header, edge, page });
      return use(image);
    },
    { cost, isAhead },
  );
}

/** Maximum number of pages that are examined; scanned documents have fewer. */
const MAX_PAGES = 16;

/**
 * Page numbers of a TIFF from 0, without smaller copies of the first page; [0] for other types. Throws
 * ImageError.
 */
export async function listPages(bytes: Uint8Array): Promise<number[]> {
  if (sniffImage(bytes) !== "tiff") return [0];
  const first = await metadataOf(bytes, 0);
  const pages = [0];
  for (let page = 1; page < Math.min(first.pages ?? 1, MAX_PAGES); page += 1) {
    const { width, height } = await metadataOf(bytes, page);
    if (width * height * REDUCED_COPY > first.width * first.height) pages.push(page);
  }
  return pages;
}

/** A copy with at most half the width and height has at most a quarter of the pixels. */
const REDUCED_COPY = 4;

type Header = Pick<
  Metadata,
  | "width"
  | "height"
  | "channels"
  | "depth"
  | "isProgressive"
  | "chromaSubsampling"
  | "pages"
  | "orientation"
  | "icc"
  | "bitsPerSample"
>;

function readBitmap(bytes: Uint8Array): Header {
  try {
    return { ...readBitmapHeader(bytes), channels: 3, depth: "uchar", isProgressive: false };
  } catch (error) {
    throw new ImageError("unreadable", error);
  }
}

async function metadataOf(bytes: Uint8Array, page: number): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false, page })
    .metadata()
    .catch((error: unknown) => {
      throw new ImageError("unreadable", error);
    });
}

const HEIF_TYPES: Readonly<Record<string, ImageType>> = { av1: "avif", hevc: "heic" };

async function readHeader(bytes: Uint8Array, type: ImageType, page: number): Promise<Header> {
  const header = await metadataOf(bytes, page);
  const format = header.format === "heif" ? HEIF_TYPES[header.compression ?? ""] : header.format;
  if (format !== type) throw new ImageError("unsupported");
  return header;
}

/** Bytes for resizing, and for encoding once the decoder has ended, per pixel of a square with the side `edge`. */
const RESULT_BYTES = 7;
const ENCODING_BYTES = 5;
/** Number of rows in memory when a decoder reads a picture row by row. */
const BUFFERED_ROWS = 1_600;

/**
 * Estimates the memory of a decoder, rounded up from measured peaks of pictures with 12 to 110 megapixels.
 */
function decodingBytes(type: ImageType, header: Header, bytes: Uint8Array): number {
  const { width, height, channels, isProgressive } = header;
  const pixels = width * height;
  const rowBytes = width * channels * (SAMPLE_BYTES[header.depth] ?? 1);
  switch (type) {
    case "jpeg":
      // A progressive JPEG needs the coefficients of all scans in memory, two bytes each.
      return isProgressive ? pixels * (header.chromaSubsampling === "4:2:0" ? 3.2 : 2.2 * channels) : 0;
    case "png":
      return isProgressive ? 1.2 * rowBytes * height : rowBytes * Math.min(height, BUFFERED_ROWS);
    case "webp":
      if ((header.pages ?? 1) > 1) return 10 * pixels;
      // The lossy format "VP8 " without transparency is decoded row by row.
      return Buffer.from(bytes.subarray(12, 16)).toString("latin1") === "VP8 " ? pixels : 4.35 * pixels;
    case "gif":
      return 5.4 * pixels;
    case "avif":
      return avifPixelBytes(bytes) * pixels;
    case "heic":
      return HEIC_DECODER_BYTES + ((header.bitsPerSample ?? 8) > 8 ? 17 : 5.5) * pixels;
    case "bmp":
      return 7 * pixels;
    default:
      return rowBytes * height + rowBytes * Math.min(height, BUFFERED_ROWS);
  }
}

/** The bits of the AV1 configuration for samples of more than 8 bits and for colour at half the width and height. */
const AVIF_HIGH_BIT_DEPTH = 0x40;
const AVIF_SUBSAMPLING = 0x0c;

/** Bytes per pixel of libaom, which stores some 10 bytes per pixel about the blocks of a picture. */
function avifPixelBytes(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const configuration = file[file.indexOf("av1C", 0, "latin1") + 6] ?? 0;
  if ((configuration & AVIF_HIGH_BIT_DEPTH) !== 0) return 25.2;
  return (configuration & AVIF_SUBSAMPLING) === AVIF_SUBSAMPLING ? 16.4 : 19;
}

const HEIC_DECODER_BYTES = 30_000_000;

const SAMPLE_BYTES: Readonly<Record<string, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

async function decodeInThread(
  decodeRaw: DecodeRaw,
  job: RawJob,
  icc: Buffer | undefined,
): Promise<DecodedImage> {
  try {
    const { data, ...raw } = await decodeRaw(job);
    await decodeRaw.freed?.();
    const image = sharp(data, { raw });
    const picture = icc
      ? sharp(insertProfile(await image.png({ compressionLevel: 1 }).toBuffer(), icc))
      : image;
    return await toPixels(picture);
  } catch (error) {
    throw new ImageError("unreadable", error);
  }
}

type DecodeStep = { header: Header; edge: number; page: number };

async function decode(bytes: Uint8Array, type: ImageType, step: DecodeStep): Promise<DecodedImage> {
  try {
    const image = type === "jpeg" ? await readJpeg(bytes, step) : await read(bytes, step, "error");
    return await turnUpright(image, step.header.orientation);
  } catch (error) {
    throw new ImageError("unreadable", error);
  }
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
/** The decoder's warning that the file has more bytes than it needs. */
const HARMLESS = /extraneous bytes before marker/;

const START_OF_SCAN = 0xffda;
/** Spectral selection and successive approximation of a sequential JPEG (ITU-T T.81, B.2.3). */
const SEQUENTIAL_PARAMETERS = [0, 63, 0];

/** Corrects the parameters of the first scan, which some phones write wrongly and no decoder needs. */
function correctScanParameters(file: Buffer): void {
  let offset = 2;
  while (offset + 5 < file.length && file[offset] === 0xff) {
    if (file.readUInt16BE(offset) === START_OF_SCAN) {
      const components = file[offset + 4] ?? 0;
      const parameters = offset + 5 + 2 * components;
      if (parameters + 3 <= file.length) file.set(SEQUENTIAL_PARAMETERS, parameters);
      return;
    }
    offset += 2 + file.readUInt16BE(offset + 2);
  }
}

/**
 * Decodes a JPEG. A missing end marker is added, because all rows may be present without it. A warning about
 * missing data makes the picture unreadable.
 */
async function readJpeg(bytes: Uint8Array, step: DecodeStep): Promise<DecodedImage> {
  const closed = Buffer.concat([bytes, END_OF_JPEG]);
  if (!step.header.isProgressive) correctScanParameters(closed);
  try {
    return await read(closed, step, "warning");
  } catch (error) {
    const warnings = error instanceof Error ? error.message.split("\n") : [];
    if (warnings.length === 0 || !warnings.every((warning) => HARMLESS.test(warning))) throw error;
    return read(closed, step, "error");
  }
}

/** Reduces the picture before it is rotated, because rotating the full size would need more memory. */
async function read(
  input: SharpInput,
  { edge, page }: DecodeStep,
  failOn: "warning" | "error",
): Promise<DecodedImage> {
  const picture = sharp(input, { limitInputPixels: MAX_JPEG_PIXELS, failOn, page, pages: 1 });
  return toPixels(picture.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true }));
}

/** Converts to sRGB pixels on a white background. */
async function toPixels(picture: Sharp): Promise<DecodedImage> {
  const { data, info } = await picture
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, ...sizeOf(info) };
}

const sizeOf = ({ width, height, channels }: { width: number; height: number; channels: number }) => ({
  width,
  height,
  channels: channels as DecodedImage["channels"],
});

/**
 * For each EXIF orientation, the clockwise quarter turns that make a picture upright, and whether it is
 * flipped horizontally afterwards.
 */
const TURNS: Readonly<Record<number, readonly [number, boolean]>> = {
  2: [0, true],
  3: [2, false],
  4: [2, true],
  5: [1, true],
  6: [1, false],
  7: [3, true],
  8: [3, false],
};

async function turnUpright(image: DecodedImage, orientation = 1): Promise<DecodedImage> {
  const [quarters, isMirrored] = TURNS[orientation] ?? [0, false];
  if (quarters === 0 && !isMirrored) return image;
  const raw = ({ data, ...size }: DecodedImage) => sharp(data, { raw: size });
  const turned = await raw(image)
    .rotate(quarters * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = { data: turned.data, ...sizeOf(turned.info) };
  return isMirrored ? { ...upright, data: await raw(upright).flop().raw().toBuffer() } : upright;
}
