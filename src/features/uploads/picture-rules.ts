import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "#server/features/uploads/policy.ts";
import { text } from "#server/texts/en.ts";
import { detailText } from "../../lib/error-message.ts";

const words = text.recipes.upload;

/** Why a file cannot be chosen as a picture, or null. Its size is judged after it was shrunk. */
export function typeProblem(file: { name: string; type: string }): string | null {
  return (IMAGE_TYPES as readonly string[]).includes(file.type) ? null : words.unsupported(file.name);
}

const megabyte = 1024 * 1024;

/** What each control lets through. A picture added to a step of a stored recipe has to be lighter than others. */
const PICTURE_LIMITS = { usual: IMAGE_MAX_BYTES, stepOfStored: 3 * megabyte } as const;
export type PictureLimit = keyof typeof PICTURE_LIMITS;

export function sizeProblem(file: { name: string; size: number }, limit: PictureLimit): string | null {
  const most = PICTURE_LIMITS[limit];
  return file.size > most ? words.tooLarge(file.name, most / megabyte) : null;
}

/** Of several files a control for one picture takes the first; more than five are refused whole. */
export function countProblem(count: number): string | null {
  return count > 5 ? words.tooMany : null;
}

/** What the server says of a failed upload, else the general words. */
export function uploadProblem(body: string): string {
  try {
    const answer = JSON.parse(body) as { detail?: unknown } | null;
    return detailText(answer?.detail) ?? words.failed;
  } catch {
    // A page of HTML from something in between, or nothing at all.
    return words.failed;
  }
}

/** True where the server has judged the picture itself: sent again it is refused again. */
export function isRefusal(status: number): boolean {
  return status === 400 || status === 413 || status === 415 || status === 422;
}

/** Width and height to draw a picture with so that its longer side fits, never larger than it is. */
export function fitWithin(size: { width: number; height: number }, longest: number) {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
