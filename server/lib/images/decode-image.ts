import sharp, { type Metadata, type Sharp, type SharpInput } from "sharp";
import type { BoundedQueue } from "../work/bounded-queue.ts";
import { readBitmapHeader } from "./decode-bitmap.ts";
import type { DecodeRaw, RawJob } from "./decode-raw.ts";
import { ImageError } from "./image-error.ts";
import { type ImageType, sniffImage } from "./image-type.ts";
import { insertProfile } from "./png-profile.ts";

/** An upright picture on white in sRGB, one byte per channel; grey ones have one channel. */
export type DecodedImage = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

export type DecodeOptions = {
  /** Other types are `unsupported`. */
  types: readonly ImageType[];
  /** Longer side of the result in pixels; smaller pictures are not enlarged. */
  edge: number;
  /** Decodes before others that wait, for an answer with a deadline. */
  isAhead?: boolean;
  /** The page of a file with several, from 0. */
  page?: number;
};

/** Limits by the header. JPEG is reduced while it is read. */
const MAX_PIXELS = 40_000_000;
const MAX_JPEG_PIXELS = 110_000_000;

/** Bytes that all decoding may take at once. */
export const DECODING_BYTES = 190 * 1024 * 1024;

/** `budget` counts bytes; `decodeRaw` decodes off the main thread. */
export type ImageDecoder = { budget: BoundedQueue; decodeRaw: DecodeRaw };

/**
 * Decodes a picture once its cost fits into the budget, and returns the cost after `use` has ended. Only the header is
 * read before, so that a decompression bomb is refused. Throws ImageError, QueueFullError.
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
  const cost = Math.ceil(RESULT_BYTES * edge ** 2 + decodingBytes(type, header, bytes));
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

/** Pages looked at; a scanner's document has fewer. */
const MAX_PAGES = 16;

/**
 * The pages of a TIFF, from 0, without reduced copies of the first one; the first frame of other types. Throws
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

/** A reduced copy has at most half the width and height. */
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

/** Bytes per pixel of the result's square: buffers of resizing and encoding. */
const RESULT_BYTES = 7;
/** Rows of a picture that is read row by row that are in memory at once. */
const BUFFERED_ROWS = 1_600;

/** Memory that a decoder takes, rounded up from the peaks of pictures of 12 to 110 megapixels. */
function decodingBytes(type: ImageType, header: Header, bytes: Uint8Array): number {
  const { width, height, channels, isProgressive } = header;
  const pixels = width * height;
  const rowBytes = width * channels * (SAMPLE_BYTES[header.depth] ?? 1);
  switch (type) {
    case "jpeg":
      // The coefficients of all scans, two bytes each.
      return isProgressive ? pixels * (header.chromaSubsampling === "4:2:0" ? 3.2 : 2.2 * channels) : 0;
    case "png":
      return isProgressive ? 1.25 * rowBytes * height : rowBytes * Math.min(height, BUFFERED_ROWS);
    case "webp":
      if ((header.pages ?? 1) > 1) return 10 * pixels;
      // A lossy picture without transparency is decoded row by row.
      return Buffer.from(bytes).toString("latin1", 12, 16) === "VP8 " ? pixels : 4.4 * pixels;
    case "gif":
      return 6 * pixels;
    case "avif":
      return 20 * pixels;
    case "heic":
      return HEIC_DECODER_BYTES + ((header.bitsPerSample ?? 8) > 8 ? 17 : 5.5) * pixels;
    case "bmp":
      return 7 * pixels;
    default:
      return rowBytes * height + rowBytes * Math.min(height, BUFFERED_ROWS);
  }
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
/** A warning of the decoder about bytes more than it needs. */
const HARMLESS = /extraneous bytes before marker/;

/**
 * Judges a JPEG by its rows: the end marker may be missing, while a warning about missing data makes it unreadable
 * whatever marker ends the file.
 */
async function readJpeg(bytes: Uint8Array, step: DecodeStep): Promise<DecodedImage> {
  const closed = Buffer.concat([bytes, END_OF_JPEG]);
  try {
    return await read(closed, step, "warning");
  } catch (error) {
    const warnings = error instanceof Error ? error.message.split("\n") : [];
    if (warnings.length === 0 || !warnings.every((warning) => HARMLESS.test(warning))) throw error;
    return read(closed, step, "error");
  }
}

/** Reduces the picture before it is turned, so that a turned one costs no more memory. */
async function read(
  input: SharpInput,
  { edge, page }: DecodeStep,
  failOn: "warning" | "error",
): Promise<DecodedImage> {
  const picture = sharp(input, { limitInputPixels: MAX_JPEG_PIXELS, failOn, page, pages: 1 });
  return toPixels(picture.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true }));
}

/** On white, in sRGB. */
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

/** Quarter turns clockwise, then a mirrored x axis, for each EXIF orientation. */
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
