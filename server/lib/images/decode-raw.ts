import sharp from "sharp";
import { decodeBitmap } from "./decode-bitmap.ts";
import { decodeHeic } from "./decode-heic.ts";
import type { RawImage } from "./raw-image.ts";

/** A picture in a format whose decoder would block the main thread. */
export type RawJob = { type: "heic" | "bmp"; bytes: Uint8Array; edge: number };

/**
 * Decodes in a separate thread. `freed` resolves when the thread has released its memory. Rejects when the
 * file is truncated or corrupt.
 */
export type DecodeRaw = ((job: RawJob) => Promise<RawImage>) & { freed?: () => Promise<void> };

/**
 * Decodes a picture with its longer side at most `edge` pixels. Throws when the file is truncated or corrupt.
 */
export async function decodeRaw({ type, bytes, edge }: RawJob): Promise<RawImage> {
  if (type === "heic") return decodeHeic(bytes, edge);
  const { data, ...size } = decodeBitmap(bytes);
  const reduced = await sharp(data, { raw: { ...size, channels: 3 } })
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = reduced.info;
  return { data: new Uint8Array(reduced.data), width, height, channels: 3 };
}
