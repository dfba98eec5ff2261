import type { Block, Line as TesseractLine, Word as TesseractWord } from "tesseract.js";
import type { Box } from "../reading.ts";

/** A recognised word; `confidence` is 0 to 1. */
type PrintedWord = { text: string; box: Box; confidence: number };

/** A recognised line, which may cross several columns. `glyphHeight`: x-height in pixels. */
export type PrintedLine = {
  words: PrintedWord[];
  box: Box;
  glyphHeight: number;
};

type Corners = { x0: number; y0: number; x1: number; y1: number };

const boxOf = ({ x0, y0, x1, y1 }: Corners): Box => ({ x: x0, y: y0, width: x1 - x0, height: y1 - y0 });

/** Converts the result of tesseract.js to lines in its order; drops lines without visible characters. */
export function collectPrintedLines(blocks: Block[]): PrintedLine[] {
  const lines = blocks.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.map(printedLine).filter(({ words }) => words.length > 0);
}

function printedLine({ words, bbox, rowAttributes }: TesseractLine): PrintedLine {
  const { rowHeight, ascenders, descenders } = rowAttributes;
  return {
    words: words.map(printedWord).filter(({ text }) => text !== ""),
    box: boxOf(bbox),
    glyphHeight: Math.max(1, rowHeight - ascenders - Math.abs(descenders)),
  };
}

function printedWord({ text, bbox, confidence }: TesseractWord): PrintedWord {
  return { text: text.trim(), box: boxOf(bbox), confidence: confidence / 100 };
}
