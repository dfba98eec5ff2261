import type { ColourImage, GreyImage, Line } from "../reading.ts";
import { greyOf } from "./images.ts";
import type { PrintedLine } from "./printed-lines.ts";
import type { Recognizer } from "./recognizer.ts";

/** A photo as it was read: `page` is what the boxes of `lines` refer to, `ink` the same in grey, paper white. */
export type PageReading = { page: ColourImage; ink: GreyImage; lines: Line[] };

/** Reads the print of one photo. `number` counts the photos of a recipe from 0. */
export async function readPage(
  photo: ColourImage,
  { recognizer, number }: { recognizer: Recognizer; number: number },
): Promise<PageReading> {
  const ink = greyOf(photo);
  const printed = await recognizer.recognize(ink);
  return { page: photo, ink, lines: printed.map((line) => asLine(line, number)) };
}

function asLine({ words, box, glyphHeight }: PrintedLine, page: number): Line {
  return { words: words.map((word) => ({ ...word, alternatives: [] })), box, glyphHeight, page, block: 0 };
}
