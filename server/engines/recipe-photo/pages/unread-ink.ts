import type { Box, GreyImage } from "../reading.ts";
import { findConnectedInkComponents } from "./blobs.ts";
import { type Letter, selectLetterBlobs } from "./letters.ts";
import type { PrintedLine } from "./printed-lines.ts";
import type { Recognizer } from "./recognizer.ts";

/** Fewer letters in a row are specks or part of a picture; a short row ("4 eggs") has five. */
const MIN_RUN = 5;
/** Lines with less confidence are noise. */
const MIN_CONFIDENCE = 0.6;
const PAPER = 255;

/** The lines of a page and the number of letters outside of them. */
type Reading = { lines: PrintedLine[]; unreadLetters: number };

/**
 * Recognises rows of letters outside of all lines again, on a page without the other text, because the
 * recogniser skips some lists that it takes for pictures.
 */
export async function recognizeInkOutsideLines(
  ink: GreyImage,
  lines: PrintedLine[],
  recognizer: Recognizer,
): Promise<Reading> {
  if (lines.length === 0) return { lines, unreadLetters: 0 };
  const before = unreadRuns(ink, lines);
  if (before.length === 0) return { lines, unreadLetters: 0 };
  const size = medianHeight(before);
  const area = {
    x: Math.max(0, Math.min(...before.map(({ left }) => left)) - size * 2),
    y: Math.max(0, Math.min(...before.map(({ top }) => top)) - size * 2),
    width: 0,
    height: 0,
  };
  area.width = Math.min(ink.width, Math.max(...before.map(({ right }) => right)) + size * 2) - area.x;
  area.height = Math.min(ink.height, Math.max(...before.map(({ bottom }) => bottom)) + size * 2) - area.y;
  const found = (await recognizer.recognize(cropWithout(ink, area, lines)))
    .map((line) => moved(line, area))
    .filter((line) => confidenceOf(line) >= MIN_CONFIDENCE);
  const all = [...lines, ...found];
  return { lines: all, unreadLetters: unreadRuns(ink, all).length };
}

/** The letters in rows outside of all lines whose size is about that of the page's letters. */
function unreadRuns(ink: GreyImage, lines: readonly PrintedLine[]): Letter[] {
  const usual = median(lines.map(({ glyphHeight }) => glyphHeight));
  const letters = selectLetterBlobs(findConnectedInkComponents(ink)).letters.filter((letter) => {
    const height = letter.bottom - letter.top;
    return height >= usual * 0.7 && height <= usual * 2.2 && !lines.some(({ box }) => isInside(letter, box));
  });
  letters.sort((a, b) => a.left - b.left);
  const runs: Letter[][] = [];
  for (const letter of letters) {
    const run = runs.find((other) => follows(other.at(-1) as Letter, letter, usual));
    if (run === undefined) runs.push([letter]);
    else run.push(letter);
  }
  return runs.filter(({ length }) => length >= MIN_RUN).flat();
}

/** Whether a letter is the next one on a line: it is close and has the same top or bottom. */
function follows(before: Letter, letter: Letter, usual: number): boolean {
  const gap = letter.left - before.right;
  if (gap < -usual * 0.3 || gap > usual * 1.2) return false;
  const slack = usual * 0.2;
  return Math.abs(letter.bottom - before.bottom) <= slack || Math.abs(letter.top - before.top) <= slack;
}

function isInside({ left, top, right, bottom }: Letter, { x, y, width, height }: Box): boolean {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return middleX >= x - 2 && middleX <= x + width + 2 && middleY >= y - 2 && middleY <= y + height + 2;
}

/** Returns a part of the image in which the recognised lines are erased. */
function cropWithout(ink: GreyImage, area: Box, lines: readonly PrintedLine[]): GreyImage {
  const [left, top] = [Math.floor(area.x), Math.floor(area.y)];
  const [width, height] = [Math.floor(area.width), Math.floor(area.height)];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * ink.width + left;
    data.set(ink.data.subarray(from, from + width), y * width);
  }
  for (const { box } of lines) {
    const [x0, x1] = [Math.max(0, box.x - left - 2), Math.min(width, box.x + box.width - left + 2)];
    const [y0, y1] = [Math.max(0, box.y - top - 2), Math.min(height, box.y + box.height - top + 2)];
    for (let y = y0; y < y1; y++) if (x1 > x0) data.fill(PAPER, y * width + x0, y * width + x1);
  }
  return { width, height, data };
}

function moved(line: PrintedLine, area: Box): PrintedLine {
  const [x, y] = [Math.floor(area.x), Math.floor(area.y)];
  const move = (box: Box): Box => ({ ...box, x: box.x + x, y: box.y + y });
  return {
    ...line,
    box: move(line.box),
    words: line.words.map((word) => ({ ...word, box: move(word.box) })),
  };
}

function confidenceOf({ words }: PrintedLine): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / Math.max(1, letters)
  );
}

const medianHeight = (letters: readonly Letter[]): number =>
  median(letters.map(({ top, bottom }) => bottom - top));

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 1;
}
