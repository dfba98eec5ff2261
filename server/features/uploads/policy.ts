/**
 * Maximum size of an uploaded picture, which the browser checks before the upload and the server after it.
 */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** File types that the browser's file chooser offers. The server detects the actual type from the bytes. */
export const IMAGE_FILES =
  "image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif";

/** Path of a stored picture in API responses. */
export function toImagePath(id: string): string {
  return `/images/${id}.webp`;
}

/** The id in a picture's path, in any of the three sizes; null for another path. */
export function parseImageIdOrNull(path: string): string | null {
  return /^\/images\/([A-Za-z0-9_-]{22,64}?)(?:_640|_320)?\.webp$/.exec(path)?.[1] ?? null;
}
