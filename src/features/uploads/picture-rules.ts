import { IMAGE_MAX_BYTES } from "#server/features/uploads/policy.ts";
import { PICTURE_TYPES, sniffImage, TYPE_BYTES } from "#server/lib/images/image-type.ts";
import { text } from "#server/texts/en.ts";
import { errorDetailTextOrNull } from "../../lib/error-message.ts";

const texts = text.recipes.upload;

/**
 * Why a file cannot be uploaded, or null. The type is detected from its first bytes, because the browser
 * derives its type from the name. The size is checked after shrinking.
 */
export async function fileTypeErrorOrNull(file: File): Promise<string | null> {
  const type = sniffImage(new Uint8Array(await file.slice(0, TYPE_BYTES).arrayBuffer()));
  return type !== null && PICTURE_TYPES.includes(type) ? null : texts.unsupported(file.name);
}

const megabyte = 1024 * 1024;

/** Maximum size in bytes. A picture added to a step of a stored recipe has a lower limit. */
const PICTURE_LIMITS = { usual: IMAGE_MAX_BYTES, stepOfStored: 3 * megabyte } as const;
export type PictureLimit = keyof typeof PICTURE_LIMITS;

export function fileSizeErrorOrNull(
  file: { name: string; size: number },
  limit: PictureLimit,
): string | null {
  const maxBytes = PICTURE_LIMITS[limit];
  return file.size > maxBytes ? texts.tooLarge(file.name, maxBytes / megabyte) : null;
}

/**
 * The error for too many files at once, or null. A field for one picture uses the first of up to five files.
 */
export function fileCountErrorOrNull(count: number): string | null {
  return count > 5 ? texts.tooMany : null;
}

/** The error text of a failed upload: the server's, or else a general one. */
export function uploadErrorTextOfResponse(body: string): string {
  try {
    const answer = JSON.parse(body) as { detail?: unknown } | null;
    return errorDetailTextOrNull(answer?.detail) ?? texts.failed;
  } catch {
    // The body is no JSON: it is empty, or a proxy's HTML page.
    return texts.failed;
  }
}

/** Whether a status means that the server refused the picture itself, so that a retry cannot help. */
export function isPictureRefusedStatus(status: number): boolean {
  return status === 400 || status === 413 || status === 415 || status === 422;
}

/** Scales a size down until its longer side is at most `longest`; never enlarges. */
export function shrinkSizeToFit(size: { width: number; height: number }, longest: number) {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
