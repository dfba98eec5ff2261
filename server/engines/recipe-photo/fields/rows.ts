import type { Line, Word } from "../reading.ts";

/**
 * A printed line, or its part in one column. `line`: index in the scan's lines. `size`: x-height (height of
 * the letter x) in pixels, the unit of most distances. `spaced`: the text with " | " in place of wide gaps.
 */
export type Row = {
  text: string;
  spaced: string;
  words: Word[];
  line: number;
  page: number;
  block: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
};

/** Matches the dots between a name and its amount ("Flour . . . . 250 g"). */
const LEADERS = /(?:\s|^)(?:[.·…_‥-]\s?){4,}(?=\s|$)/g;

const rightOf = (word: Word): number => word.box.x + word.box.width;

/** Matches a word without tall letters. Its x-height divided by its height is 1, or 0.74 with a descender. */
const LOW = /^[acegmnopqrsuvwxyz]+$/;

/**
 * The x-height of a line, limited by its box because it is unreliable for lines of few letters. Tesseract
 * takes the letters of a word without tall ones for capitals, so that its x-height is a third too low.
 */
function sizeOf({ glyphHeight, box, words }: Line): number {
  const [word = ""] = words.length === 1 ? words.map(({ text }) => text) : [];
  const full = box.height * (/[gpqy]/.test(word) ? 0.74 : 1);
  if (LOW.test(word) && Math.abs(glyphHeight / full - 2 / 3) < 0.06) return full;
  return Math.min(Math.max(glyphHeight, box.height * 0.3, 1), Math.max(box.height * 0.85, 1));
}

/** Creates a row from words in reading order; page, block and size are those of `from`. */
export function createRowFromWords(words: Word[], from: Pick<Row, "line" | "page" | "block" | "size">): Row {
  const text = words.map((word) => word.text).join(" ");
  const wide = from.size * 2;
  const spaced = words
    .map((word, index) => {
      const before = words[index - 1];
      return before !== undefined && word.box.x - rightOf(before) > wide ? `| ${word.text}` : word.text;
    })
    .join(" ");
  return {
    ...from,
    text: text.replace(LEADERS, "").trim(),
    spaced: spaced.replace(LEADERS, "").trim(),
    words,
    left: Math.min(...words.map((word) => word.box.x)),
    right: Math.max(...words.map(rightOf)),
    top: Math.min(...words.map((word) => word.box.y)),
    bottom: Math.max(...words.map((word) => word.box.y + word.box.height)),
  };
}

/** Creates one row for each line that contains a word. */
export function createRowsFromLines(lines: Line[]): Row[] {
  return lines.flatMap((line, index) => {
    const words = line.words.filter(({ text }) => text.trim() !== "");
    if (words.length === 0) return [];
    return [
      createRowFromWords(words, { line: index, page: line.page, block: line.block, size: sizeOf(line) }),
    ];
  });
}

/** The height that two rows share divided by the height of the less tall row, 0 to 1. */
export function computeVerticalOverlap(a: Row, b: Row): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const lower = Math.min(a.bottom - a.top, b.bottom - b.top);
  return lower <= 0 ? 0 : Math.max(0, shared / lower);
}
