/**
 * A parser of external text. `prepare` creates the input and returns the function to measure. `sizes`
 * replaces the usual text lengths if the parser accepts less than 100 kB; `msPer1000` replaces the usual time
 * limit.
 */
export type Reader = {
  name: string;
  sizes?: number[];
  msPer1000?: number;
  prepare: (text: string) => () => unknown;
};

export const INGREDIENTS = ["2 cups flour", "1 cup sugar", "3 eggs", "½ tsp salt"];
export const STEPS = ["Mix the flour with the sugar.", "Add the eggs and the salt.", "Bake for 30 minutes."];

export function splitByLength(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; from += length) pieces.push(text.slice(from, from + length));
  return pieces;
}

/**
 * The first 1/`places` of a text, rounded up. Inputs that repeat it `places` times are as long as the text.
 */
export const share = (text: string, places: number) => text.slice(0, Math.ceil(text.length / places));
