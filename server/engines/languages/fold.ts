import { memoize } from "#server/engines/memoize/memoize.ts";

const SINGLE: Record<string, string> = { ø: "o", æ: "a", œ: "o", ł: "l", ı: "i", ß: "s", đ: "d" };

/** A lower-case letter without accents. A Hangul syllable has none, although it can be decomposed. */
function bareLetter(letter: string): string {
  const single = SINGLE[letter];
  if (single !== undefined) return single;
  const [plain = letter, ...marks] = letter.normalize("NFD");
  return plain.length === 1 && marks.every((mark) => /\p{M}/u.test(mark)) ? plain : letter;
}

// Fast path: most text is ASCII.
const bareLetters = (small: string): string =>
  /[^\0-\x7f]/.test(small) ? small.replace(/[^\0-\x7f]/g, bareLetter) : small;

/** Lower case without accents, character for character, so that positions are the same in both texts. */
export function foldKeepingPositions(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? bareLetters(small) : text;
}

/**
 * The words in lower case without accents and signs, one space between them: the key by which names are
 * compared.
 */
export const wordKey = (text: string): string =>
  bareLetters(text.toLowerCase())
    .replace(/['’\p{M}]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The same, cached: every short line of a page is looked up often. */
export const headKey = memoize(5000, wordKey);

/** Words as alternatives of a pattern over folded text (`foldKeepingPositions`), the longest first. */
export const patternOf = (words: readonly string[]): string =>
  [...new Set(words.map(foldKeepingPositions))]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
