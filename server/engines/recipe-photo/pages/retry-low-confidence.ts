import sharp from "sharp";
import type { Box, GreyImage } from "../reading.ts";
import type { PrintedLine } from "./printed-lines.ts";
import type { Recognizer } from "./recognizer.ts";

/** Scale of the second attempt; at another size, other words are recognised well. */
const SCALE = 0.75;
/** Least gain in confidence for which a line is replaced. */
const MIN_GAIN = 0.02;

/**
 * Recognises a page with low confidence again from a smaller image and returns the better reading of each
 * line.
 */
export async function recognizeAgainFromSmallerImage(
  ink: GreyImage,
  lines: PrintedLine[],
  recognizer: Recognizer,
): Promise<PrintedLine[]> {
  const [width, height] = [Math.round(ink.width * SCALE), Math.round(ink.height * SCALE)];
  const data = await sharp(ink.data, { raw: { width: ink.width, height: ink.height, channels: 1 } })
    .resize(width, height, { fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const again = (await recognizer.recognize({ width, height, data: new Uint8Array(data) })).map(enlarged);
  return lines.map((line) => {
    const same = again.filter((other) => isSame(line.box, other.box));
    const [other] = same;
    return same.length === 1 &&
      other !== undefined &&
      weightedConfidence(other) > weightedConfidence(line) + MIN_GAIN
      ? other
      : line;
  });
}

const enlargedBox = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x / SCALE),
  y: Math.round(y / SCALE),
  width: Math.round(width / SCALE),
  height: Math.round(height / SCALE),
});

const enlarged = (line: PrintedLine): PrintedLine => ({
  words: line.words.map((word) => ({ ...word, box: enlargedBox(word.box) })),
  box: enlargedBox(line.box),
  glyphHeight: line.glyphHeight / SCALE,
});

function weightedConfidence({ words }: PrintedLine): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters)
  );
}

/** Whether two boxes are approximately equal. */
function isSame(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > Math.max(a.width, b.width) * 0.8 && down > Math.max(a.height, b.height) * 0.5;
}
