import type { Box, Line, Word } from "../reading.ts";

/**
 * A part of a line that may contain a fraction: the words `from` to `to` (inclusive; `to` < `from` for ink
 * without a word), its box on the page, and the height range of the line's ink.
 */
export type Place = { from: number; to: number; box: Box; top: number; bottom: number };

/** A gap between words may contain ink that the recogniser skipped if it is wider than this, in x-heights. */
const MIN_INK_GAP = 1.7;
/** Largest distance of a fraction from the line's first word, in x-heights. */
const MAX_LEAD = 3.4;

const SMALL_WORDS = new Set(
  (
    "a i of to in or an at on for by it up and the cup cups tsp oz lb g kg ml l egg eggs add cut use mix all one two " +
    "few hot can bay top dry raw pan fry set let put as is be if so no from with into until salt over then each c t " +
    // Short words of other languages.
    "à al au da de di du ei el en et il la le les lo me na ne ob om où op os sel sal te um un una une zu"
  ).split(" "),
);

/** Returns the places of a line that may contain a fraction, from left to right. */
export function findPossibleFractionPlaces({ words, glyphHeight }: Line): Place[] {
  const places: Place[] = [];
  const suspects = words.map((word, i) => isSuspect(word, i === 0));
  words.forEach((word, i) => {
    const before = words[i - 1];
    const gap = before === undefined ? MAX_LEAD * glyphHeight : word.box.x - getRightEdge(before.box);
    if (suspects[i] === true) {
      if (suspects[i - 1] === true && gap < MIN_INK_GAP * glyphHeight) return;
      let to = i;
      while (suspects[to + 1] === true && gapAfter(words, to) < MIN_INK_GAP * glyphHeight) to += 1;
      places.push(placeOf(words, i, to, Math.min(gap, MAX_LEAD * glyphHeight), glyphHeight));
    } else if (before === undefined || (suspects[i - 1] === false && gap > MIN_INK_GAP * glyphHeight)) {
      places.push(placeOf(words, i, i - 1, Math.min(gap, MAX_LEAD * glyphHeight), glyphHeight));
    }
  });
  return places;
}

/**
 * Whether a word may be a misread fraction: it has other characters than letters, or is short and unreliable.
 */
function isSuspect({ text, confidence }: Word, isFirst: boolean): boolean {
  if (/[^\p{L},.;:()'’!?"“”&-]/u.test(text)) return true;
  const bare = text.replace(/[^\p{L}]/gu, "");
  if (bare.length > 5) return false;
  if (SMALL_WORDS.has(bare.toLowerCase())) return confidence < 0.5 && bare.length < 3;
  return bare.length <= 2 || confidence < 0.55 || (isFirst && confidence < 0.8 && bare.length <= 4);
}

function placeOf(words: Word[], from: number, to: number, before: number, glyphHeight: number): Place {
  const first = words[from]!;
  const left = first.box.x - Math.max(before - 0.15 * glyphHeight, 0.3 * glyphHeight);
  const next = words[to + 1];
  const space =
    next === undefined ? glyphHeight : Math.max(0, next.box.x - getRightEdge(words[to]?.box ?? first.box));
  // The recogniser's boxes end before ink that it could not read, so the box extends to the next word.
  const right =
    to < from
      ? first.box.x - 0.1 * glyphHeight
      : getRightEdge(words[to]!.box) +
        Math.min(MAX_LEAD * glyphHeight, Math.max(space - 0.15 * glyphHeight, 0));
  const { top, bottom } = heightRange(words, from, to, glyphHeight);
  const pad = 0.5 * glyphHeight;
  return {
    from,
    to,
    box: { x: left, y: top - pad, width: right - left, height: bottom - top + 2 * pad },
    top,
    bottom,
  };
}

/**
 * The height from the capitals' top to the descenders, measured on up to three nearby words. Limited by the
 * x-height, because some boxes span several lines.
 */
function heightRange(
  words: Word[],
  from: number,
  to: number,
  glyphHeight: number,
): { top: number; bottom: number } {
  const near = words
    .map((word, i) => ({ word, distance: i < from ? from - i : Math.max(0, i - to) }))
    .filter(({ word, distance }) => distance <= 4 && /\p{L}{3}/u.test(word.text))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ word }) => word.box);
  const boxes = near.length > 0 ? near : words.slice(from, Math.max(to, from) + 1).map((word) => word.box);
  const base = Math.min(...boxes.map((box) => box.y + box.height));
  const top = Math.min(...boxes.map((box) => box.y));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return {
    top: Math.min(Math.max(top, base - 1.8 * glyphHeight), base - 1.35 * glyphHeight),
    bottom: Math.min(bottom, base + 0.5 * glyphHeight),
  };
}

function gapAfter(words: Word[], i: number): number {
  const next = words[i + 1];
  return next === undefined ? 0 : next.box.x - getRightEdge(words[i]!.box);
}

export function getRightEdge(box: Box): number {
  return box.x + box.width;
}
