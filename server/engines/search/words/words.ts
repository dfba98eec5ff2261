import { fold } from "#server/engines/text-fold/text-fold.ts";

const MAX_WORD_LENGTH = 40;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Finding words takes the square of what stands there without a stop: no sentence is as long. */
const PIECES = /.{1,500}/gu;
let segmenter: Intl.Segmenter | null = null;

const ASCII = /^[\0-\x7f]*$/;

/** The words of a text, folded: letters, digits and marks only, at most 40 characters each. */
export function wordsOf(text: string): string[] {
  // Most texts are: nothing of them has to be folded.
  if (ASCII.test(text)) return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => cut(word));
  const words: string[] = [];
  for (const [run] of fold(text).matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (UNSPACED.test(run)) for (const [piece] of run.matchAll(PIECES)) words.push(...segmentsOf(piece));
    else words.push(run);
  }
  return words.map((word) => cut(word));
}

/** Chinese, Japanese and Thai have no spaces: their words are found by dictionary. */
function segmentsOf(run: string): string[] {
  segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

function cut(word: string): string {
  return word.length <= MAX_WORD_LENGTH
    ? word
    : word.slice(0, MAX_WORD_LENGTH).replace(/[\uD800-\uDBFF]$/, "");
}

/** Where a word stands in a text: from its first letter to behind its last. */
type Place = { start: number; end: number };

const PARTS = /\S+/gu;
const RUN = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Where each word of `wordsOf` stands in the text as it is written. Words that are not written letter by letter ("½", or
 * without spaces between them) stand where the sign or the run that they are made of does.
 */
export function wordPlaces(text: string): Place[] {
  return Array.from(text.matchAll(PARTS)).flatMap(({ 0: part, index }) => {
    const words = wordsOf(part);
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
