import { foldCaseAndAccents } from "#server/engines/text-fold/text-fold.ts";

const MAX_WORD_LENGTH = 40;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Segmentation takes quadratic time, so a long run of characters is cut into pieces of 500. */
const PIECES = /.{1,500}/gu;
let segmenter: Intl.Segmenter | null = null;

const ASCII = /^[\0-\x7f]*$/;
/** Characters without a glyph, such as soft hyphens, and selectors of the style of an emoji. */
const INVISIBLE = /(?!\u200B)\p{Cf}|[\uFE0E\uFE0F]|\u20E3/gu;
/** Matches an emoji or a flag, but no sign such as "®". */
const EMOJI = String.raw`\p{RI}{2}|(?=[\u2300-\u2BFF\u{1F000}-\u{1FAFF}])\p{Extended_Pictographic}`;
export const IS_EMOJI = new RegExp(EMOJI, "u");
const WORD = new RegExp(String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|${EMOJI}`, "gu");

/**
 * The words of a text, folded. A word is a run of letters, digits and marks, cut to 40 characters, or one
 * emoji.
 */
export function splitIntoFoldedWords(text: string): string[] {
  // A fast path for most texts, which are ASCII and need no folding of accents.
  if (ASCII.test(text))
    return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => truncateWord(word));
  const words: string[] = [];
  for (const [run] of foldVisibleText(text).matchAll(WORD)) {
    if (UNSPACED.test(run))
      for (const [piece] of run.matchAll(PIECES)) words.push(...segmentWithDictionary(piece));
    else words.push(run);
  }
  return words.map((word) => truncateWord(word));
}

/** The text before it is split into words: folded, without invisible characters. */
export const foldVisibleText = (text: string) => foldCaseAndAccents(text.replace(INVISIBLE, ""));

/** Scripts without spaces, such as Chinese, Japanese and Thai, are segmented by a dictionary. */
function segmentWithDictionary(run: string): string[] {
  segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

function truncateWord(word: string): string {
  return word.length <= MAX_WORD_LENGTH
    ? word
    : word.slice(0, MAX_WORD_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}

/** Start and end (exclusive) of a word in a text. */
type Place = { start: number; end: number };

const PARTS = /\S+/gu;
const RUN = new RegExp(String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*|${EMOJI}`, "gu");

/**
 * The position in the original text of each word of `splitIntoFoldedWords`. A word whose length folding
 * changed ("½"), or that was segmented, has the position of the surrounding run of characters.
 */
export function findWordPositions(text: string): Place[] {
  return Array.from(text.matchAll(PARTS)).flatMap(({ 0: part, index }) => {
    const words = splitIntoFoldedWords(part);
    const runs = Array.from(part.matchAll(RUN), (run) => ({
      start: index + run.index,
      end: index + run.index + run[0].length,
    }));
    if (runs.length === words.length) return runs;
    const [only] = runs;
    const isCut = runs.length === 1 && only && words.join("").length === only.end - only.start;
    if (!isCut) return words.map(() => ({ start: index, end: index + part.length }));
    let start = only.start;
    return words.map((word) => {
      const place = { start, end: start + word.length };
      start = place.end;
      return place;
    });
  });
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * The position in the original text of a folded part of a word; null if it does not occur. Prefers the start
 * of a word, then the end. Signs and spaces in the text are ignored: "onepot" is found in "One-Pot".
 */
export function findPositionOfWordPart(text: string, part: string): Place | null {
  const letters: (Place & { letter: string; isStart: boolean })[] = [];
  let end = 0;
  let isStart = true;
  for (const character of text) {
    const start = end;
    end += character.length;
    if (LETTER.test(character))
      for (const letter of foldCaseAndAccents(character)) letters.push({ letter, start, end, isStart });
    isStart = !LETTER.test(character);
  }
  const { length } = Array.from(part);
  const places = letters.flatMap((first, i) => {
    const found = letters.slice(i, i + length);
    const last = found.at(-1);
    if (!last || found.map(({ letter }) => letter).join("") !== part) return [];
    const isEnd = letters[i + length]?.isStart ?? true;
    return { start: first.start, end: last.end, rank: first.isStart ? 2 : Number(isEnd) };
  });
  const [best] = places.sort((a, b) => b.rank - a.rank);
  return best ? { start: best.start, end: best.end } : null;
}
