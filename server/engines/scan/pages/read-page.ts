import type { ColourImage, GreyImage, Line } from "../reading.ts";
import { evenLight } from "./even-light.ts";
import { type FoundPage, findPage } from "./find-page.ts";
import { greyOf } from "./images.ts";
import { orderSegments } from "./reading-order.ts";
import type { Recognizer } from "./recognizer.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { type Mapping, warpColour } from "./warp.ts";

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
  photo: ColourImage,
  { recognizer, number, onReading }: { recognizer: Recognizer; number: number; onReading: () => void },
): Promise<PageReading> {
  const found = findPage(photo);
  const { width, height } = found;
  const mapping = found.upright < 0.8 ? upsideDown(found) : found.mapping;
  const page = warpColour(photo, width, height, mapping);
  const ink = evenLight(greyOf(page));
  onReading();
  const printed = await recognizer.recognize(ink);
  const blocks = orderSegments(segmentsOf(printed));
  const lines = blocks.flatMap((block, at) => block.map((line) => asLine(line, number, at)));
  return { upright: photo, page, ink, lines, found };
}

const upsideDown =
  ({ width, height, mapping }: FoundPage): Mapping =>
  (x, y, into) =>
    mapping(width - x, height - y, into);

function asLine({ words, left, top, right, bottom, size }: Segment, page: number, block: number): Line {
  return {
    words,
    box: { x: left, y: top, width: right - left, height: bottom - top },
    glyphHeight: size,
    page,
    block,
  };
}
