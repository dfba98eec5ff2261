import { expect, it } from "vitest";
import type { GreyImage } from "../reading.ts";
import type { PrintedLine } from "./printed-lines.ts";
import type { Recognizer } from "./recognizer.ts";
import { recognizeUnreadRows } from "./unread-ink.ts";

type Drawn = { top: number; count: number; left?: number; height?: number; step?: number };

/** Draws rows of rectangles on white paper, 10 pixels wide and by default 20 high. */
function drawRows(rows: readonly Drawn[]): GreyImage {
  const [width, height] = [600, 400];
  const data = new Uint8Array(width * height).fill(255);
  for (const { top, count, left = 40, height: high = 20, step = 14 } of rows)
    for (let letter = 0; letter < count; letter++)
      for (let y = top; y < top + high; y++) {
        const from = y * width + left + letter * step;
        data.fill(0, from, from + 10);
      }
  return { width, height, data };
}

function printedLine(x: number, y: number, text: string, confidence = 0.9): PrintedLine {
  const box = { x, y, width: 380, height: 20 };
  return { words: [{ text, box, confidence }], box, glyphHeight: 20 };
}

/** A recogniser that always returns the given lines and records the images that it receives. */
function recognizerOf(...lines: PrintedLine[]): Recognizer & { images: GreyImage[] } {
  const images: GreyImage[] = [];
  return {
    images,
    recognize: async (image) => {
      images.push(image);
      return lines;
    },
    close: async () => {},
  };
}

const READ = printedLine(40, 40, "printed");
const FIRST = { top: 40, count: 20 };
const SKIPPED = { top: 200, count: 4 };
/** The skipped row on the page, and its position in the image that is recognised again. */
const BOX = { x: 40, y: 200, width: 52, height: 20 };
const [STACKED_X, STACKED_Y] = [30, 30];

it.each<[string, Drawn[]]>([
  ["all letters are inside of lines", []],
  ["the other ink is short words far apart", [200, 260].map((top) => ({ top, count: 3 }))],
  ["the other ink is specks", [{ top: 200, count: 20, height: 10 }]],
  ["the other ink is larger than letters", [{ top: 200, count: 20, height: 60 }]],
  ["the other ink is spaced like a dotted rule", [{ top: 200, count: 12, step: 40 }]],
])("page is not read again when %s", async (_, rows) => {
  const recognizer = recognizerOf(printedLine(0, 0, "noise"));
  const ink = drawRows([FIRST, ...rows]);
  expect(await recognizeUnreadRows(ink, [READ], recognizer)).toEqual({ lines: [READ], unread: [] });
  expect(recognizer.images).toEqual([]);
});

it.each<[string, PrintedLine[]]>([
  ["letters are outside of all lines", [READ]],
  ["a line is too doubtful to be used", [READ, printedLine(40, 200, "skip", 0)]],
])("row is read again alone when %s", async (_, lines) => {
  const recognizer = recognizerOf(printedLine(STACKED_X, STACKED_Y, "skip"));
  const reading = await recognizeUnreadRows(drawRows([FIRST, SKIPPED]), lines, recognizer);
  expect(reading).toEqual({ lines: [...lines, printedLine(40, 200, "skip")], unread: [] });
});

it("wide components count as several letters that touch", async () => {
  const touching = [40, 110].map((left) => ({ top: 200, left, count: 6, step: 10 }));
  const { unread } = await recognizeUnreadRows(drawRows([FIRST, ...touching]), [READ], recognizerOf());
  expect(unread).toEqual([{ ...BOX, width: 130 }]);
});

it("words that were read are erased when a row next to them is read again", async () => {
  const recognizer = recognizerOf();
  await recognizeUnreadRows(drawRows([FIRST, { top: 64, count: 20 }]), [READ], recognizer);
  const [{ width, data }] = recognizer.images as [GreyImage];
  const inked = [...data.keys()]
    .filter((pixel) => data[pixel] === 0)
    .map((pixel) => Math.floor(pixel / width));
  expect(Math.max(...inked) - Math.min(...inked)).toBe(19);
});

it.each<[string, PrintedLine[]]>([
  ["nothing is recognised", []],
  ["the reading is noise", [printedLine(STACKED_X, STACKED_Y, "skip", 0.4)]],
])("row is reported as unread when %s", async (_, lines) => {
  const reading = await recognizeUnreadRows(drawRows([FIRST, SKIPPED]), [READ], recognizerOf(...lines));
  expect(reading).toEqual({ lines: [READ], unread: [BOX] });
});
