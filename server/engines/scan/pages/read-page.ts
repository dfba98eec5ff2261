import type { ColourImage, GreyImage, Line } from "../reading.ts";
import { cleanEdges } from "./clean-edges.ts";
import { enlargePhoto, resizeColour } from "./enlarge.ts";
import { evenLight } from "./even-light.ts";
import { withoutFacingPage } from "./facing-page.ts";
import { type FoundPage, findPage } from "./find-page.ts";
import { greyOf, turnColour } from "./images.ts";
import { readPrint, turnAround } from "./read-print.ts";
import { orderSegments } from "./reading-order.ts";
import type { Recognizer } from "./recognizer.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { warpColour } from "./warp.ts";

/**
 * A photo as it was read: `upright` is the photo turned by quarters, `page` what the boxes of `lines` refer to, `ink`
 * the same in grey, evenly lit, its paper white.
 */
export type PageReading = {
  upright: ColourImage;
  page: ColourImage;
  ink: GreyImage;
  lines: Line[];
  found: FoundPage;
};

/** Reads the print of one photo. `number` counts the photos of a recipe from 0. */
export async function readPage(
  loaded: ColourImage,
  { recognizer, number, onReading }: { recognizer: Recognizer; number: number; onReading: () => void },
): Promise<PageReading> {
  const { photo, by } = await enlargePhoto(loaded);
  const found = findPage(photo);
  const { width, height } = found;
  const page = found.isLevel
    ? await resizeColour(photo, width, height)
    : warpColour(photo, width, height, found.mapping);
  const ink = evenLight(greyOf(page));
  if (found.isSheet) cleanEdges(ink);
  onReading();
  const { lines: printed, isTurned } = await readPrint(ink, found.upright, recognizer);
  const blocks = withoutFacingPage(orderSegments(segmentsOf(printed)), width);
  const lines = blocks.flatMap((block, at) => block.map((line) => asLine(line, number, at)));
  const quarters = (found.quarters + (isTurned ? 2 : 0) + 4) % 4;
  return {
    upright: turnColour(loaded, quarters),
    page: isTurned ? turnColour(page, 2) : page,
    ink: isTurned ? turnAround(ink) : ink,
    lines,
    found: { ...found, letterSize: found.letterSize / by },
  };
}

function asLine({ words, left, top, right, bottom, size }: Segment, page: number, block: number): Line {
  return {
    words,
    box: { x: left, y: top, width: right - left, height: bottom - top },
    glyphHeight: size,
    page,
    block,
  };
}
