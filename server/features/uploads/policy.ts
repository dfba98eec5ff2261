/** Rules for pictures, checked in the browser before upload and by the server. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Files that a browser offers to choose from; which of them are pictures is decided by their bytes. */
export const IMAGE_FILES =
  "image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif";

/** Path of a stored picture in responses. */
export function toImagePath(id: string): string {
  return `/images/${id}.webp`;
}

/** The id in a path that upload returned (any size), or null. */
export function parseImageIdOrNull(path: string): string | null {
  return /^\/images\/([A-Za-z0-9_-]{22,64}?)(?:_640|_320)?\.webp$/.exec(path)?.[1] ?? null;
}
