import { vocabularyOf } from "#server/engines/amounts/amounts.ts";
import { foldInPlace } from "#server/engines/words/words.ts";

const { numbers, half } = vocabularyOf("any");

const single = (words: Iterable<readonly [string, number]>): Map<string, number> =>
  new Map(
    [...words].filter(([word]) => !word.includes(" ")).map(([word, value]) => [foldInPlace(word), value]),
  );

/** Number words of all languages that amounts are read in, folded; articles among them ("eine Portion"). */
export const NUMBER_WORDS: ReadonlyMap<string, number> = single(
  [...numbers].map(([word, { n, d }]) => [word, n / d] as const),
);

/** Words for a half. */
export const HALF_WORDS: ReadonlyMap<string, number> = single([...half].map((word) => [word, 0.5] as const));

/** Such words as alternatives of a pattern, the longest first. */
export const numberPattern = (words: Iterable<string>): string =>
  [...words].sort((one, other) => other.length - one.length).join("|");
