import type { Box, GreyImage } from "../reading.ts";
import { findConnectedInkComponents } from "./blobs.ts";
import { type Letter, selectLetterBlobs } from "./letters.ts";
import type { PrintedLine } from "./printed-lines.ts";
import type { Recognizer } from "./recognizer.ts";
import { splitLinesIntoSegments } from "./segments.ts";

/** A row with fewer letters is a speck, a fraction or part of a picture; a short word ("salt") has four. */
const MIN_LETTERS = 4;
/** A row has at least this many adjacent letters whose tops or bottoms are aligned. */
const MIN_RUN = 3;
/** A component wider than this, in x-heights, is several letters that touch. */
const MAX_LETTER_WIDTH = 1.6;
/** Lines with less confidence are noise. */
const MIN_CONFIDENCE = 0.5;
/** Number of rows that are recognised again, the longest first; more rows are the texture of a picture. */
const MAX_ROWS = 12;
const PAPER = 255;

/** The lines of a page, and the boxes of printed rows that could not be read. */
type Reading = { lines: PrintedLine[]; unread: Box[] };

/**
 * Recognises each row of letters outside of all accepted words again, in an image that contains only these
 * rows. The recogniser takes some rows for pictures, or reads them with so little confidence that they are
 * dropped.
 */
export async function recognizeUnreadRows(
  ink: GreyImage,
  lines: PrintedLine[],
  recognizer: Recognizer,
): Promise<Reading> {
  if (lines.length === 0) return { lines, unread: [] };
  const letters = letterSizedInk(ink, lines);
  const rows = unreadRows(letters, lines);
  if (rows.length === 0) return { lines, unread: [] };
  const stack = stackRows(ink, rows.slice(0, MAX_ROWS), lines);
  const found = (await recognizer.recognize(stack.image)).flatMap((line) => {
    const strip = stack.strips.find(({ y, box }) =>
      isBetween(line.box.y + line.box.height / 2, y, y + box.height),
    );
    return strip === undefined || confidenceOf(line) < MIN_CONFIDENCE
      ? []
      : [moved(line, strip.box.x - stack.margin, strip.box.y - strip.y)];
  });
  const all = [...lines, ...found];
  return { lines: all, unread: unreadRows(letters, all) };
}

const isBetween = (value: number, from: number, to: number): boolean => value >= from && value <= to;

type Ink = { letters: Letter[]; usual: number };

/** The connected components whose height is about that of the page's letters. */
function letterSizedInk(ink: GreyImage, lines: readonly PrintedLine[]): Ink {
  const usual = median(lines.map(({ glyphHeight }) => glyphHeight));
  const letters = selectLetterBlobs(findConnectedInkComponents(ink)).letters.filter((letter) =>
    isBetween(letter.bottom - letter.top, usual * 0.7, usual * 2.2),
  );
  return { letters: letters.sort((a, b) => a.left - b.left), usual };
}

/** The boxes of rows of letters outside of all accepted words, the longest row first. */
function unreadRows({ letters, usual }: Ink, lines: PrintedLine[]): Box[] {
  const words = splitLinesIntoSegments(lines).flatMap((segment) => segment.words.map(({ box }) => box));
  const runs: Letter[][] = [];
  for (const letter of letters.filter((other) => !words.some((box) => isInside(other, box)))) {
    const run = runs.find((other) => follows(other.at(-1) as Letter, letter, usual));
    if (run === undefined) runs.push([letter]);
    else run.push(letter);
  }
  const rows: { box: Box; count: number; run: number }[] = [];
  for (const run of runs) {
    const count = run.reduce(
      (sum, { left, right }) => sum + 1 + Math.floor((right - left) / (usual * MAX_LETTER_WIDTH)),
      0,
    );
    const box = boxOfLetters(run);
    const row = rows.find((other) => isSameRow(other.box, box, usual));
    if (row === undefined) rows.push({ box, count, run: count });
    else
      Object.assign(row, {
        box: unionOf(row.box, box),
        count: row.count + count,
        run: Math.max(row.run, count),
      });
  }
  return rows
    .filter(({ count, run }) => count >= MIN_LETTERS && run >= MIN_RUN)
    .map(({ box }) => box)
    .sort((a, b) => b.width - a.width);
}

/**
 * Whether two groups of letters are in the same row: they share most of their height, and the gap is at most
 * a space.
 */
function isSameRow(a: Box, b: Box, usual: number): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  return shared > Math.min(a.height, b.height) * 0.6 && gap < usual * 1.2;
}

function unionOf(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** Whether a letter is the next one on a line: it is close and has the same top or bottom. */
function follows(before: Letter, letter: Letter, usual: number): boolean {
  const gap = letter.left - before.right;
  if (gap < -usual * 0.3 || gap > usual * 1.2) return false;
  const slack = usual * 0.2;
  return Math.abs(letter.bottom - before.bottom) <= slack || Math.abs(letter.top - before.top) <= slack;
}

function boxOfLetters(letters: readonly Letter[]): Box {
  const [x, y] = [Math.min(...letters.map(({ left }) => left)), Math.min(...letters.map(({ top }) => top))];
  return {
    x,
    y,
    width: Math.max(...letters.map(({ right }) => right)) - x,
    height: Math.max(...letters.map(({ bottom }) => bottom)) - y,
  };
}

function isInside({ left, top, right, bottom }: Letter, { x, y, width, height }: Box): boolean {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return isBetween(middleX, x - 2, x + width + 2) && isBetween(middleY, y - 2, y + height + 2);
}

/**
 * An image with rows below each other. Each row is the part `box` of the page, placed at the x position
 * `margin` and at its `y`.
 */
type Stack = { image: GreyImage; margin: number; strips: { box: Box; y: number }[] };

/** Copies each row with its accents and descenders; words that were read are left out. */
function stackRows(ink: GreyImage, rows: readonly Box[], lines: PrintedLine[]): Stack {
  const words = splitLinesIntoSegments(lines).flatMap((segment) => segment.words.map(({ box }) => box));
  const margin = Math.max(...rows.map(({ height }) => height));
  let height = margin;
  const strips = rows.map((row) => {
    const pad = Math.round(row.height * 0.5);
    const [x, top] = [Math.max(0, row.x - pad), Math.max(0, row.y - pad)];
    const box = {
      x,
      y: top,
      width: Math.min(ink.width, row.x + row.width + pad) - x,
      height: Math.min(ink.height, row.y + row.height + pad) - top,
    };
    const strip = { box, y: height };
    height += box.height + Math.round(margin * 0.5);
    return strip;
  });
  const width = Math.max(...strips.map(({ box }) => box.width)) + margin * 2;
  const image = {
    width,
    height: height + margin,
    data: new Uint8Array(width * (height + margin)).fill(PAPER),
  };
  for (const { box, y } of strips) {
    const near = words.filter((word) => word.y < box.y + box.height && word.y + word.height > box.y);
    for (let row = 0; row < box.height; row++) {
      const from = (box.y + row) * ink.width + box.x;
      const to = (y + row) * width + margin;
      image.data.set(ink.data.subarray(from, from + box.width), to);
      for (const word of near) {
        if (!isBetween(box.y + row, word.y - 2, word.y + word.height + 2)) continue;
        const [x0, x1] = [
          Math.max(0, word.x - box.x - 2),
          Math.min(box.width, word.x + word.width - box.x + 2),
        ];
        if (x1 > x0) image.data.fill(PAPER, to + x0, to + x1);
      }
    }
  }
  return { image, margin, strips };
}

function moved(line: PrintedLine, x: number, y: number): PrintedLine {
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

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 1;
}
