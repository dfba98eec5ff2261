import { wordsOf } from "./words.ts";

/** Where a word stands in a text: from its first letter to behind its last. */
export type Place = { start: number; end: number };

/** Where each word of `wordsOf` stands in the text as it is written. One that letters were made of stands where they do. */
export function wordPlaces(text: string): Place[] {
  const places: Place[] = [];
  for (const run of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const words = wordsOf(run[0]);
    const lengths = words.map((word) => word.length);
    // Words without spaces between them: each has its part of the run, where folding kept its length.
    const isCut = words.length > 1 && lengths.reduce((sum, length) => sum + length, 0) === run[0].length;
    let start = run.index;
    for (const length of lengths) {
      const end = isCut ? start + length : run.index + run[0].length;
      places.push({ start, end });
      if (isCut) start = end;
    }
  }
  return places;
}
