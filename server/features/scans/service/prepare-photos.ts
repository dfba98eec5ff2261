import { AppError, type ErrorCode } from "#server/errors.ts";
import { ImageError, type ImageErrorKind } from "#server/lib/images/image-error.ts";
import type { ImageStore } from "#server/lib/images.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { SCAN_MAX_PHOTOS } from "../policy.ts";

const REFUSALS: Record<ImageErrorKind, ErrorCode> = {
  empty: "SCAN_DATA_INVALID",
  unsupported: "SCAN_UNSUPPORTED",
  unreadable: "SCAN_DATA_INVALID",
  "too-many-pixels": "SCAN_TOO_MANY_PIXELS",
  "too-costly": "SCAN_TOO_COSTLY",
};

/**
 * Decodes the photos of a scan; a file with several pages yields several photos. `isMirrored` flips each
 * photo horizontally. Throws the SCAN_ errors.
 */
export async function decodePhotosOfScan(
  deps: { images: ImageStore },
  files: readonly Uint8Array<ArrayBuffer>[],
  { isMirrored = false } = {},
): Promise<Uint8Array<ArrayBuffer>[]> {
  const photos: Uint8Array<ArrayBuffer>[] = [];
  for (const file of files) {
    photos.push(...(await deps.images.preparePhoto(file, isMirrored).catch(throwAsScanError)));
    if (photos.length > SCAN_MAX_PHOTOS) throw new AppError("SCAN_TOO_MANY_PAGES");
  }
  return photos;
}

function throwAsScanError(error: unknown): never {
  if (error instanceof ImageError) throw new AppError(REFUSALS[error.kind], { cause: error });
  if (error instanceof QueueFullError) {
    throw new AppError("SCAN_BUSY", { retryAfter: error.retryAfterSeconds, cause: error });
  }
  throw error;
}
