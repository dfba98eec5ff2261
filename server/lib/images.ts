import { constants } from "node:fs";
import { open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import sharp, { type Sharp } from "sharp";
import { writeFileAtomic } from "./atomic-file.ts";
import { configureSharp } from "./images/configure-sharp.ts";
import {
  DECODING_BYTES,
  type DecodedImage,
  decodeImage,
  type ImageDecoder,
  listPages,
} from "./images/decode-image.ts";
import { decodeRaw } from "./images/decode-raw.ts";
import { PICTURE_TYPES } from "./images/image-type.ts";
import { type BoundedQueue, createBoundedQueue } from "./work/bounded-queue.ts";

/** A picture in three WebP sizes, upright, on a white background, without metadata. */
export type PreparedImage = {
  /**
   * `full` has at most 1600 pixels on its longer side; `medium` and `small` are at most 640 and 320 pixels
   * wide. None is larger than the original.
   */
  full: Buffer;
  medium: Buffer;
  small: Buffer;
  /** Width and height of `full` in pixels. */
  width: number;
  height: number;
};

export type OpenedImage = { size: number; stream: Readable };

export type ImageStore = {
  /**
   * Decodes JPEG, PNG, WebP, GIF, AVIF or HEIC, with `isAhead` before pictures that wait. Throws ImageError, or
   * QueueFullError when too many pictures wait.
   */
  prepareImage(bytes: Uint8Array, options?: { isAhead?: boolean }): Promise<PreparedImage>;
  /**
   * Decodes the pages of a photo or scanned document for text recognition. Each page is an uncompressed TIFF,
   * upright, on white, at most 2,500 pixels on its longer side. Accepts JPEG, PNG, GIF, AVIF, HEIC, BMP and
   * TIFF. Waits for no picture that waits for its turn. Throws like prepareImage.
   */
  preparePhoto(bytes: Uint8Array, isMirrored?: boolean): Promise<Uint8Array<ArrayBuffer>[]>;
  /** Writes the three files, the full size last, so that its existence proves that all exist. */
  writeImage(id: string, image: PreparedImage): Promise<void>;
  /** Opens `<id>.webp`, `<id>_640.webp` or `<id>_320.webp`; null when it does not exist. */
  openImage(fileName: string): Promise<OpenedImage | null>;
  /**
   * Replaces the medium and small file when they are narrower than they can be. Returns whether one was; false
   * without a readable picture.
   */
  widenSmallerFiles(id: string): Promise<boolean>;
  /** Copies the files of an image to another id. Throws when a file is missing. */
  copyImage(from: string, to: string): Promise<void>;
  /** Removes the files of an image; missing files are no error. */
  removeImage(id: string): Promise<void>;
  /** Whether all three files exist. */
  hasImage(id: string): Promise<boolean>;
  /** Ids of all images with at least one file, each once, in batches of about `portion` ids. */
  listImages(portion: number): AsyncGenerator<string[]>;
};

const IMAGE_WIDTHS = { full: 1600, medium: 640, small: 320 } as const;
const MAX_DRAWING_PIXELS = 40_000_000;

const IMAGE_ID = /^[A-Za-z0-9_-]{22,64}$/;
const FILE_NAME = /^[A-Za-z0-9_-]{22,68}\.webp$/;
const SUFFIXES = { small: "_320", medium: "_640", full: "" } as const;
const SIZES = ["small", "medium", "full"] as const;

/** Whether a text has the form of an image id: 22 to 64 characters of base64url. */
function isImageId(id: string): boolean {
  return IMAGE_ID.test(id);
}

const PHOTO_TYPES = ["jpeg", "png", "gif", "avif", "heic", "bmp", "tiff"] as const;
/** Longer side of a photo in pixels; a larger one does not improve text recognition. */
const PHOTO_EDGE = 2500;

async function readPhoto(
  bytes: Uint8Array,
  decoder: ImageDecoder,
  isMirrored: boolean,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const photos: Uint8Array<ArrayBuffer>[] = [];
  for (const page of await listPages(bytes)) {
    const options = { types: PHOTO_TYPES, edge: PHOTO_EDGE, page, isAhead: true };
    photos.push(await decodeImage(bytes, decoder, options, (image) => encodePhoto(image, isMirrored)));
  }
  return photos;
}

async function encodePhoto(
  { data, width, height, channels }: DecodedImage,
  isMirrored: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const photo = sharp(data, { raw: { width, height, channels } }).flop(isMirrored);
  // A thread cannot take over a buffer in native memory.
  return (await photo.tiff({ compression: "none" }).toUint8Array()).data as Uint8Array<ArrayBuffer>;
}

async function encodeSizes({ data, width, height, channels }: DecodedImage): Promise<PreparedImage> {
  // Sizes are widths, because the srcset of a page states widths.
  const encode = (maxWidth: number) =>
    encodeWebp(sharp(data, { raw: { width, height, channels } }), maxWidth);
  const full = await encode(IMAGE_WIDTHS.full);
  const medium = await encode(IMAGE_WIDTHS.medium);
  const small = await encode(IMAGE_WIDTHS.small);
  return { full, medium, small, width, height };
}

async function encodeWebp(picture: Sharp, maxWidth: number): Promise<Buffer> {
  return picture.resize({ width: maxWidth, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}

async function readWidthOrNull(path: string): Promise<number | null> {
  const header = await sharp(path)
    .metadata()
    .catch(() => null);
  return header?.width ?? null;
}

/** Creates the queue that limits the memory of all decoding; the cost of a job is its bytes. */
export function createMemoryLimitedDecodingQueue(): BoundedQueue {
  return createBoundedQueue({ concurrency: DECODING_BYTES, maxWaiting: MAX_WAITING_FOR_MEMORY });
}

/** Larger than the number of jobs that the queues in front of this one let through. */
const MAX_WAITING_FOR_MEMORY = 12;

/**
 * Stores pictures as `DIR/<first two characters of the id>/<id>.webp`. Decodes at most two at a time besides
 * photos, each on one thread, so that CPU remains for other work. The default decoder runs on the calling thread.
 */
export function createImageStore(options: {
  dir: string;
  maxWaiting?: number;
  decoder?: ImageDecoder;
}): ImageStore {
  const {
    dir,
    maxWaiting = 16,
    decoder = { budget: createMemoryLimitedDecodingQueue(), decodeRaw },
  } = options;
  configureSharp();
  const queue = createBoundedQueue({ concurrency: 2, maxWaiting });
  const pathOf = (fileName: string) => join(dir, fileName.slice(0, 2), fileName);

  function requireId(id: string): string {
    if (!isImageId(id)) throw new RangeError("Not an image id");
    return id;
  }

  return {
    prepareImage(bytes, { isAhead = false } = {}) {
      const options = { types: PICTURE_TYPES, edge: IMAGE_WIDTHS.full, isAhead };
      return queue.run(() => decodeImage(bytes, decoder, options, encodeSizes), { isAhead });
    },

    preparePhoto: (bytes, isMirrored = false) => readPhoto(bytes, decoder, isMirrored),

    async writeImage(id, image) {
      requireId(id);
      for (const size of SIZES) await writeFileAtomic(pathOf(`${id}${SUFFIXES[size]}.webp`), image[size]);
    },

    async openImage(fileName) {
      if (!FILE_NAME.test(fileName)) return null;
      const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
      const file = await open(pathOf(fileName), flags).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT" || error.code === "ELOOP" || error.code === "ENOTDIR") return null;
        throw error;
      });
      if (file === null) return null;
      const { size } = await file.stat();
      return { size, stream: file.createReadStream() };
    },

    async widenSmallerFiles(id) {
      requireId(id);
      const files = SIZES.map((size) => pathOf(`${id}${SUFFIXES[size]}.webp`));
      const widths = await Promise.all(files.map(readWidthOrNull));
      const full = widths[2] ?? 0;
      let isChanged = false;
      for (const [index, maxWidth] of [IMAGE_WIDTHS.small, IMAGE_WIDTHS.medium].entries()) {
        const width = widths[index] ?? full;
        if (width >= Math.min(maxWidth, full)) continue;
        await writeFileAtomic(files[index]!, await encodeWebp(sharp(files[2]), maxWidth));
        isChanged = true;
      }
      return isChanged;
    },

    async copyImage(from, to) {
      requireId(from);
      requireId(to);
      for (const size of SIZES) {
        const bytes = await readFile(pathOf(`${from}${SUFFIXES[size]}.webp`));
        await writeFileAtomic(pathOf(`${to}${SUFFIXES[size]}.webp`), bytes);
      }
    },

    async removeImage(id) {
      requireId(id);
      // The full size is removed first, because without it the image counts as missing.
      for (const size of SIZES.toReversed()) {
        await rm(pathOf(`${id}${SUFFIXES[size]}.webp`), { force: true });
      }
    },

    async hasImage(id) {
      requireId(id);
      for (const size of SIZES) {
        if (!(await isFile(pathOf(`${id}${SUFFIXES[size]}.webp`)))) return false;
      }
      return true;
    },

    async *listImages(portion) {
      let ids: string[] = [];
      for (const folder of await readFolder(dir)) {
        // All files of an image are in one folder, so duplicates cannot occur across folders.
        ids.push(...new Set((await readFolder(join(dir, folder))).flatMap(getImageIdsInFolder)));
        if (ids.length < portion) continue;
        yield ids;
        ids = [];
      }
      if (ids.length > 0) yield ids;
    },
  };
}

/** The image id of a file name as an array, empty for other files. */
function getImageIdsInFolder(fileName: string): string[] {
  const id = fileName.replace(/(?:_640|_320)?\.webp$/, "");
  return FILE_NAME.test(fileName) && isImageId(id) ? [id] : [];
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(emptyListWhereMissing))?.isFile() ?? false;
}

/** The names in a folder; empty when it does not exist. */
async function readFolder(path: string): Promise<string[]> {
  return (await readdir(path).catch(emptyListWhereMissing)) ?? [];
}

function emptyListWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

/** Renders an SVG drawing of Larder as PNG, `width` pixels wide. Not safe for untrusted SVG. */
export async function svgToPng(svg: string, width: number = IMAGE_WIDTHS.full): Promise<Buffer> {
  return await sharp(Buffer.from(svg), { limitInputPixels: MAX_DRAWING_PIXELS })
    .resize({ width })
    .png()
    .toBuffer();
}
