import type { GreyImage } from "../reading.ts";
import type { PrintedLine } from "./printed-lines.ts";

type PrintedWord = PrintedLine["words"][number];

/** The text of a letter that was not read. */
const UNREAD = "?";
const UNREAD_CONFIDENCE = 0.3;
/** A short part with less confidence would be dropped as noise. */
const MIN_CONFIDENCE = 0.1;
/** Darker pixels are ink. */
const MAX_INK_LEVEL = 128;
const PAPER = 255;
/** Least gaps of a word that is two or more: the widest one and each other one, in x-heights. */
const MIN_WIDEST_GAP = 0.44;
const MIN_GAP = 0.35;
/** Least share of the page's usual space, and least ratio to the gaps between the letters. */
const MIN_SHARE_OF_SPACE = 0.5;
const MIN_RATIO = 2;

/**
 * Splits words that the recogniser joined across a narrow space: "4onions", "Tonions" for "1 onions", "250g". Their ink
 * has a gap that is much wider than the others.
 */
export function splitGluedWords(ink: GreyImage, lines: readonly PrintedLine[]): PrintedLine[] {
  const least = usualSpace(lines) * MIN_SHARE_OF_SPACE;
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word, index) => {
      const runs = inkRuns(ink, word, line.words[index - 1], line.words[index + 1]);
      return splitWord(word, runs, { size: line.glyphHeight, least });
    }),
  }));
}

/** The median gap between two words, in pixels. */
export function usualSpace(lines: readonly PrintedLine[]): number {
  const gaps = lines.flatMap(({ words }) =>
    words.slice(1).map(({ box }, index) => {
      const before = words[index]?.box ?? box;
      return box.x - before.x - before.width;
    }),
  );
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
}

function splitWord(
  word: PrintedWord,
  runs: Run[],
  { size, least }: { size: number; least: number },
): PrintedWord[] {
  const { text, box } = word;
  if (text.length < 3 || text.includes("/")) return [word];
  const gaps = runs.slice(1).map(({ from }, index) => from - (runs[index]?.to ?? from));
  const wide = gaps.filter((gap) => gap >= MIN_GAP * size);
  const narrow = gaps.filter((gap) => gap < MIN_GAP * size);
  if (Math.max(0, ...wide) < Math.max(MIN_WIDEST_GAP * size, least)) return [word];
  if (narrow.length < wide.length || Math.min(...wide) < MIN_RATIO * Math.max(1, ...narrow)) return [word];
  // A letter more than the text has: "ripe" with the ink of "4 ripe".
  const isBroken = /^\p{L}/u.test(text) && runs.length === text.length + 1;
  const letters = isBroken ? UNREAD + text : text;
  const parts: PrintedWord[] = [];
  let [start, left] = [0, 0];
  const add = (end: number, right: number): void => {
    const part = letters.slice(start, end);
    const confidence = part.startsWith(UNREAD)
      ? UNREAD_CONFIDENCE
      : Math.max(word.confidence, MIN_CONFIDENCE);
    parts.push({ text: part, box: { ...box, x: box.x + left, width: right - left }, confidence });
  };
  for (const [index, gap] of gaps.entries()) {
    const end = gap >= MIN_GAP * size ? lettersBefore(letters, index, runs.length) : null;
    // Typefaces set a space before a semicolon.
    if (end === null || end <= start || !BETWEEN_LETTERS.test(letters.slice(end - 1, end + 1))) continue;
    add(end, runs[index]?.to ?? 0);
    [start, left] = [end, runs[index + 1]?.from ?? left];
  }
  if (start === 0) return [word];
  add(letters.length, runs.at(-1)?.to ?? box.width);
  return parts;
}

const BETWEEN_LETTERS = /^(?:\p{L}|\d|\?)[\p{L}\d]$/u;

/** A number that ends before a word or "oz", which is also read as "0z", "02" and "07". */
const NUMBER_AND_UNIT = /^(\d+?)(?:0[z27]|\p{L})/u;

/** The number of letters before a gap; null if letters touch, so that it is unknown, or within a number. */
function lettersBefore(text: string, gap: number, runs: number): number | null {
  const end = gap === 0 || runs === text.length ? gap + 1 : gap === runs - 2 ? text.length - 1 : null;
  if (end === null || !/^\d/.test(text) || /\D/.test(text.slice(0, end))) return end;
  const number = NUMBER_AND_UNIT.exec(text)?.[1]?.length ?? null;
  // In "150" the gap after the narrow 1 is wide.
  return number === null || (/^\d+$/.test(text) && text[number - 1] === "1") ? null : number;
}

type Run = { from: number; to: number };

/** The columns with ink of a word, relative to its box, between its neighbours: some boxes include their ink. */
function inkRuns(
  { width, data }: GreyImage,
  { box }: PrintedWord,
  before: PrintedWord | undefined,
  next: PrintedWord | undefined,
): Run[] {
  const overlap = before === undefined ? 0 : before.box.x + before.box.width - box.x;
  const start = overlap > 0 && overlap < box.width / 2 ? overlap : 0;
  const end = next === undefined || next.box.x <= box.x ? box.width : Math.min(box.width, next.box.x - box.x);
  const runs: Run[] = [];
  let from: number | null = null;
  for (let x = start; x < end; x++) {
    let isInk = false;
    for (let y = box.y; y < box.y + box.height && !isInk; y++)
      isInk = (data[y * width + box.x + x] ?? PAPER) < MAX_INK_LEVEL;
    if (isInk) from ??= x;
    else if (from !== null) {
      runs.push({ from, to: x });
      from = null;
    }
  }
  if (from !== null) runs.push({ from, to: end });
  // Ink that continues from or into a neighbour belongs to it.
  return runs.filter((run) => (start === 0 || run.from > start) && (end === box.width || run.to < end));
}
