import type { Box, GreyImage } from "../reading.ts";
import { splitGluedWords } from "./glued-words.ts";
import type { PrintedLine } from "./printed-lines.ts";
import type { Recognizer } from "./recognizer.ts";
import { recognizeAgainFromSmallerImage } from "./retry-low-confidence.ts";
import { recognizeUnreadRows } from "./unread-ink.ts";

/** Lower confidence suggests an upside-down page. */
const MIN_CONFIDENCE = 0.7;
/** Required confidence if the shape of the letters does not show the orientation. */
const MIN_CONFIDENCE_UNCLEAR = 0.82;
const MIN_EDGE = 24;
/** Values of `upright` below or above which the shape of the letters alone decides the orientation. */
const MAX_UPSIDE_DOWN = 0.8;
const MIN_UPRIGHT = 1.2;
/** Least gain in confidence for which the page is turned. */
const MIN_GAIN = 0.1;

/**
 * `isTurned`: the lines belong to the image turned by 180 degrees. `unread`: boxes of printed rows that could
 * not be read.
 */
export type Print = { lines: PrintedLine[]; isTurned: boolean; unread: Box[] };

/**
 * Recognises an image. If the confidence is low, tries the middle of the image upside down and recognises the
 * better direction again at another size. `upright`: ratio above 1 if the letters look upright.
 */
export async function recognizePrintInBothDirections(
  ink: GreyImage,
  upright: number,
  recognizer: Recognizer,
): Promise<Print> {
  // The recogniser rejects tiny images.
  if (Math.min(ink.width, ink.height) < MIN_EDGE) return { lines: [], isTurned: false, unread: [] };
  const { lines, isTurned } = await readUpright(ink, upright, recognizer);
  const turned = isTurned ? rotateImageHalfTurn(ink) : ink;
  const isClear = weightedConfidence(lines) >= MIN_CONFIDENCE || lines.length === 0;
  const best = isClear ? lines : await recognizeAgainFromSmallerImage(turned, lines, recognizer);
  const reading = await recognizeUnreadRows(turned, best, recognizer);
  return { lines: splitGluedWords(turned, reading.lines), unread: reading.unread, isTurned };
}

type Upright = Omit<Print, "unread">;

async function readUpright(ink: GreyImage, upright: number, recognizer: Recognizer): Promise<Upright> {
  const isTurned = upright < MAX_UPSIDE_DOWN;
  const first = isTurned ? rotateImageHalfTurn(ink) : ink;
  const lines = await recognizer.recognize(first);
  const isClear = isTurned || upright > MIN_UPRIGHT;
  if (lines.length === 0 || weightedConfidence(lines) >= (isClear ? MIN_CONFIDENCE : MIN_CONFIDENCE_UNCLEAR))
    return { lines, isTurned };
  const [from, to] = [Math.floor(ink.height * 0.35), Math.floor(ink.height * 0.65)];
  const here = lines.filter(({ box }) => box.y >= from && box.y + box.height <= to);
  const there = await recognizer.recognize(rotateImageHalfTurn(rowsOf(first, from, to)));
  if (weightedConfidence(there) < weightedConfidence(here) + MIN_GAIN) return { lines, isTurned };
  return { lines: await recognizer.recognize(rotateImageHalfTurn(first)), isTurned: !isTurned };
}

/** Confidence weighted by word length, 0 to 1; lower for fewer than 20 letters. */
function weightedConfidence(lines: PrintedLine[]): number {
  let [sum, letters] = [0, 0];
  for (const { words } of lines) {
    for (const { text, confidence } of words) {
      const length = text.replace(/[^\p{L}\p{N}]/gu, "").length;
      sum += confidence * length;
      letters += Math.max(length, text.length);
    }
  }
  return letters === 0 ? 0 : (sum / letters) * Math.min(1, letters / 20);
}

export function rotateImageHalfTurn({ width, height, data }: GreyImage): GreyImage {
  return { width, height, data: Uint8Array.from(data).reverse() };
}

const rowsOf = ({ width, data }: GreyImage, from: number, to: number): GreyImage => ({
  width,
  height: to - from,
  data: data.subarray(from * width, to * width),
});
