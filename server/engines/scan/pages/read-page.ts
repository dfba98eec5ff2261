import type { ColourImage, GreyImage, Line } from "../reading.ts";
import { evenLight } from "./even-light.ts";
import { type FoundPage, findPage } from "./find-page.ts";
import { greyOf } from "./images.ts";
import type { PrintedLine } from "./printed-lines.ts";
import type { Recognizer } from "./recognizer.ts";
import { type Mapping, warpColour } from "./warp.ts";

/** A photo as it was read: `page` is what the boxes of `lines` refer to, `ink` the same in grey, paper white. */
export type PageReading = { page: ColourImage; ink: GreyImage; lines: Line[]; found: FoundPage };

/** Reads the print of one photo. `number` counts the photos of a recipe from 0. */
export async function readPage(
  photo: ColourImage,
  { recognizer, number }: { recognizer: Recognizer; number: number },
): Promise<PageReading> {
  const found = findPage(photo);
  const { width, height } = found;
  const mapping = found.upright < 0.8 ? upsideDown(found) : found.mapping;
  const page = warpColour(photo, width, height, mapping);
  const ink = evenLight(greyOf(page));
  const printed = await recognizer.recognize(ink);
  return { page, ink, lines: printed.map((line) => asLine(line, number)), found };
}

const upsideDown =
  ({ width, height, mapping }: FoundPage): Mapping =>
  (x, y, into) =>
    mapping(width - x, height - y, into);

function asLine({ words, box, glyphHeight }: PrintedLine, page: number): Line {
  return { words: words.map((word) => ({ ...word, alternatives: [] })), box, glyphHeight, page, block: 0 };
}
