/**
 * A way into Larder for text from outside. `prepare` makes the input; what it answers reads it, and is measured. `sizes`:
 * other lengths of text than the usual, where less than 100 kB can come or is looked at. `msPer1000`: what 1,000 characters
 * may cost where it is more than 1 ms.
 */
export type Reader = {
  name: string;
  sizes?: number[];
  msPer1000?: number;
  prepare: (text: string) => () => unknown;
};

export const INGREDIENTS = ["2 cups flour", "1 cup sugar", "3 eggs", "½ tsp salt"];
export const STEPS = ["Mix the flour with the sugar.", "Add the eggs and the salt.", "Bake for 30 minutes."];

/** A text in pieces of `length`. */
export function cut(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += length) pieces.push(text.slice(from, from + length));
  return pieces;
}

/** The n-th part of a text: what stands at n places is as long as the text in all. */
export const share = (text: string, places: number) => text.slice(0, Math.ceil(text.length / places));
