import type { Box, ColourImage, GreyImage, Line } from "../reading.ts";
import { doubleSmallPhoto, resizeGrey } from "./enlarge.ts";
import { normalizeLighting } from "./even-light.ts";
import { removeFacingPage } from "./facing-page.ts";
import { type FoundPage, findPageGeometry } from "./find-page.ts";
import { toGreyImage, turnColour } from "./images.ts";
import { recognizePrintInBothDirections, rotateImageHalfTurn } from "./read-print.ts";
import { sortSegmentsInReadingOrder } from "./reading-order.ts";
import type { Recognizer } from "./recognizer.ts";
import { type Segment, splitLinesIntoSegments } from "./segments.ts";
import { warpColour, warpGrey } from "./warp.ts";

/**
 * A recognised photo. `grey`: the original. `upright`: rotated by quarter turns. `page`: also flattened.
 * `ink`: the evenly lit page in the size that was recognised, to which the boxes of `lines` refer.
 */
export type PageReading = {
  upright: ColourImage;
  page: ColourImage;
  grey: GreyImage;
  ink: GreyImage;
  lines: Line[];
  found: FoundPage;
  /** Boxes of printed rows that could not be read, in pixels of `ink`. */
  unread: Box[];
};

/** Recognises one photo. `number`: index of the photo, from 0. Rejects with RecognizerError. */
export async function recognizePagePhoto(
  loaded: ColourImage,
  { recognizer, number, onReading }: { recognizer: Recognizer; number: number; onReading: () => void },
): Promise<PageReading> {
  const grey = toGreyImage(loaded);
  const { photo, by } = await doubleSmallPhoto(grey);
  const found = findPageGeometry(photo);
  const ink = await inkOf(photo, found);
  if (found.isSheet) cleanEdges(ink);
  onReading();
  // A photo without print is skipped, because the recogniser would examine every speck of it and exceed the
  // time limit.
  const {
    lines: printed,
    isTurned,
    unread,
  } = found.mayHoldPrint
    ? await recognizePrintInBothDirections(ink, found.upright, recognizer)
    : { lines: [], isTurned: false, unread: [] };
  const blocks = removeFacingPage(sortSegmentsInReadingOrder(splitLinesIntoSegments(printed)), found.width);
  const lines = blocks.flatMap((block, index) => block.map((line) => asLine(line, number, index)));
  const quarters = (found.quarters + (isTurned ? 2 : 0) + 4) % 4;
  const upright = turnColour(loaded, quarters);
  return {
    upright,
    page: found.isLevel ? upright : turnColour(flatten(loaded, by, found), isTurned ? 2 : 0),
    grey,
    ink: isTurned ? rotateImageHalfTurn(ink) : ink,
    lines,
    unread,
    found: { ...found, letterSize: found.letterSize / by },
  };
}

async function inkOf(photo: GreyImage, found: FoundPage): Promise<GreyImage> {
  const { width, height, mapping, isLevel } = found;
  return normalizeLighting(
    isLevel ? await resizeGrey(photo, width, height) : warpGrey(photo, width, height, mapping),
  );
}

/** The flattened page in colour, in the photo's resolution. */
function flatten(loaded: ColourImage, by: number, { width, height, mapping, scale }: FoundPage): ColourImage {
  const larger = Math.max(1, scale * by);
  return warpColour(loaded, Math.round(width / larger), Math.round(height / larger), (x, y, into) => {
    mapping(x * larger, y * larger, into);
    into.x /= by;
    into.y /= by;
  });
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

/** Darker pixels are not paper. */
const MIN_PAPER_LEVEL = 200;
/** Depth of the border that is cleaned, as a share of the sheet's size. */
const BORDER_SHARE = 0.03;

/** Erases the background around a sheet: dark pixels that are connected with the image's edge. */
function cleanEdges({ width, height, data }: GreyImage): void {
  const [across, down] = [Math.ceil(width * BORDER_SHARE), Math.ceil(height * BORDER_SHARE)];
  const waiting: number[] = [];
  const erase = (pixel: number) => {
    if (data[pixel]! >= MIN_PAPER_LEVEL) return;
    data[pixel] = 255;
    waiting.push(pixel);
  };
  for (let x = 0; x < width; x++) {
    erase(x);
    erase((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    erase(y * width);
    erase((y + 1) * width - 1);
  }
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isNear = x < across || x >= width - across || y < down || y >= height - down;
    if (!isNear) continue;
    if (x > 0) erase(pixel - 1);
    if (x < width - 1) erase(pixel + 1);
    if (y > 0) erase(pixel - width);
    if (y < height - 1) erase(pixel + width);
  }
}
