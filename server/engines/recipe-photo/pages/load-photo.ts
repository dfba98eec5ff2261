import sharp, { type Sharp } from "sharp";
import type { ColourImage } from "../reading.ts";

/**
 * `unsupported`: not JPEG, PNG or TIFF. `unreadable`: truncated or corrupt. `too-many-pixels`: the header
 * states more than MAX_PIXELS. `no-text`: nothing was recognised.
 */
export type PhotoErrorKind = "unsupported" | "unreadable" | "too-many-pixels" | "no-text";

/** The photo is at fault, so a retry gives the same error. */
export class PhotoError extends Error {
  override readonly name = "PhotoError";
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind, options?: ErrorOptions) {
    super(`The photo cannot be read: ${kind}`, options);
    this.kind = kind;
  }
}

/** Photos with more pixels by their header are not decoded. */
const MAX_PIXELS = 40_000_000;
/** Longer edge in pixels; more pixels do not improve recognition. */
const MAX_EDGE = 2500;

/**
 * Decodes a photo, applies its EXIF orientation, puts transparent pixels on white and reduces it to MAX_EDGE.
 * Throws PhotoError `unsupported`, `unreadable` or, before decoding, `too-many-pixels`.
 */
export async function loadPhoto(bytes: Uint8Array): Promise<ColourImage> {
  const type = photoType(bytes);
  if (type === null) throw new PhotoError("unsupported");
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const opened = await openPhoto(file);
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

/** Copies the single channel that sharp returns for a grey photo into three. */
function threeChannels(width: number, height: number, channels: number, raw: Buffer): ColourImage {
  if (channels === 3) return { width, height, data: new Uint8Array(raw.buffer, raw.byteOffset, raw.length) };
  const data = new Uint8Array(width * height * 3);
  for (let index = 0; index < width * height; index++)
    data.fill(raw[index * channels]!, index * 3, index * 3 + 3);
  return { width, height, data };
}

type PhotoType = "jpeg" | "png" | "tiff";

const signatures: [PhotoType, number[]][] = [
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["tiff", [0x4d, 0x4d, 0x00, 0x2a]],
];

/** Detects the type by the file's first bytes; null if unsupported. */
function photoType(bytes: Uint8Array): PhotoType | null {
  const found = signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  return found === undefined ? null : found[0];
}
