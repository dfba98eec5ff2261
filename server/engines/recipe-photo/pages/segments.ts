import type { Word } from "../reading.ts";
import { usualSpace } from "./glued-words.ts";
import type { PrintedLine } from "./printed-lines.ts";

/** Adjacent words of one line in one column. `size`: x-height. All values in pixels. */
export type Segment = {
  words: Word[];
  left: number;
  top: number;
  right: number;
  bottom: number;
  size: number;
};

/** Least gap between columns, in x-heights. */
const MIN_COLUMN_GAP = 1.9;
/**
 * Least gap between columns, in usual spaces of the page; it is the larger limit for typefaces with wide
 * spaces (Courier).
 */
const MIN_COLUMN_GAP_IN_SPACES = 1.7;
/** Least gap between columns after the end of a sentence, where old books print wider spaces. */
const MIN_COLUMN_GAP_AFTER_SENTENCE = 3;
/** Matches text that is a misread frame, rule, dot leader or speck. */
const NO_WORD = /^[\s|_~.,:;'"`´‘’“”°·…=<>«»\\/\-–—^]+$/u;

/** Splits lines at gaps that may separate columns, and removes noise. */
export function splitLinesIntoSegments(lines: PrintedLine[]): Segment[] {
  const usual = usualSize(lines);
  const space = usualSpace(lines) * MIN_COLUMN_GAP_IN_SPACES;
  const segments = lines.flatMap((line) => {
    const size = Math.min(Math.max(line.glyphHeight, usual * 0.6), line.box.height);
    const words = line.words.filter((word) => isWord(word, size));
    const pieces: Word[][] = [];
    for (const word of words) {
      const last = pieces.at(-1);
      const before = last?.at(-1);
      const entry: Word = { ...word, alternatives: [] };
      if (
        last === undefined ||
        before === undefined ||
        isColumnGap(before, word, Math.max(size, usual), space)
      )
        pieces.push([entry]);
      else last.push(entry);
    }
    return pieces.map((piece) => createSegmentFromWords(piece, size)).filter(isReadable);
  });
  return segments.filter((segment) => !segments.some((other) => isPartOf(segment, other)));
}

/**
 * Whether the segment is a part of another, because the recogniser reads some ink twice: in its line and as a
 * separate character.
 */
function isPartOf(segment: Segment, other: Segment): boolean {
  if (segment === other || segment.words.length > 1 || textOfSegment(segment).length > 2) return false;
  const area = (segment.right - segment.left) * (segment.bottom - segment.top);
  const across = Math.min(segment.right, other.right) - Math.max(segment.left, other.left);
  const down = Math.min(segment.bottom, other.bottom) - Math.max(segment.top, other.top);
  return across > 0 && down > 0 && across * down > area * 0.6 && other.words.length > 1;
}

/** The median x-height, weighted by the number of letters. */
function usualSize(lines: PrintedLine[]): number {
  const sizes = lines
    .map(({ glyphHeight, words }) => ({
      glyphHeight,
      letters: words.reduce((sum, { text }) => sum + text.length, 0),
    }))
    .sort((a, b) => a.glyphHeight - b.glyphHeight);
  const half = sizes.reduce((sum, { letters }) => sum + letters, 0) / 2;
  let letters = 0;
  for (const line of sizes) {
    letters += line.letters;
    if (letters >= half) return line.glyphHeight;
  }
  return 1;
}

function isColumnGap(before: Word, after: Placed, size: number, space: number): boolean {
  const wide = /[.!?;:]$/.test(before.text) ? MIN_COLUMN_GAP_AFTER_SENTENCE : MIN_COLUMN_GAP;
  return gapBetween(before, after) > Math.max(wide * size, space);
}

type Placed = { box: Word["box"] };
const gapBetween = (before: Placed, after: Placed): number => after.box.x - before.box.x - before.box.width;

function isWord({ text, box, confidence }: PrintedLine["words"][number], size: number): boolean {
  // A number is an amount, which is doubted rather than lost.
  if (!NO_WORD.test(text)) return confidence > 0.05 || text.length > 2 || /^\d+$/.test(text);
  // A confident sign is a dash between numbers or a point after one.
  return confidence > 0.6 && box.height < size * 2 && !/^[|_~.…]{2,}$|^\|$/u.test(text);
}

export function createSegmentFromWords(words: Word[], size: number): Segment {
  return {
    words,
    size,
    left: Math.min(...words.map(({ box }) => box.x)),
    top: Math.min(...words.map(({ box }) => box.y)),
    right: Math.max(...words.map(({ box }) => box.x + box.width)),
    bottom: Math.max(...words.map(({ box }) => box.y + box.height)),
  };
}

/** Whether a segment is text. Noise has low confidence, or few letters and moderate confidence. */
function isReadable({ words }: Segment): boolean {
  const text = words.map((word) => word.text).join("");
  const sure =
    words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, text.length);
  const letters = text.replace(/[^\p{L}\p{N}]/gu, "").length;
  if (letters === 0) return sure > 0.5;
  if (letters < text.length * 0.5) return sure > 0.6;
  return sure > (text.length < 12 ? 0.3 : 0.2);
}

export const textOfSegment = ({ words }: Segment): string => words.map(({ text }) => text).join(" ");

export const middleOf = ({ top, bottom }: Segment): number => (top + bottom) / 2;

/** The median x-height in pixels; 1 if there are no segments. */
export function computeMedianLetterSize(segments: Segment[]): number {
  const sizes = segments.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 1;
}
