import type { GreyImage } from "../reading.ts";
import { resizeGrey } from "./resize-grey.ts";

/** A photo with a longer edge than this is large enough for its letters to be told apart. */
const SMALL_EDGE = 1000;

/** A small photo twice as large, so that its letters can be told apart; `by` is 2, or 1 for a photo left as it is. */
export async function enlargePhoto(photo: GreyImage): Promise<{ photo: GreyImage; by: number }> {
  const { width, height } = photo;
  if (Math.max(width, height) > SMALL_EDGE) return { photo, by: 1 };
  return { photo: await resizeGrey(photo, width * 2, height * 2), by: 2 };
}
