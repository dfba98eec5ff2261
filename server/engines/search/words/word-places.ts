import { wordsOf } from "./words.ts";

/** Where a word stands in a text: from its first letter to behind its last. */
export type Place = { start: number; end: number };

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
