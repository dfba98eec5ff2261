import { memoize } from "#server/engines/memoize/memoize.ts";

const SINGLE: Record<string, string> = { ø: "o", æ: "a", œ: "o", ł: "l", ı: "i", ß: "s", đ: "d" };

/**
 * Removes the accents of a lower-case letter. A Hangul syllable is returned unchanged, although Unicode can
 * decompose it.
 */
function removeLetterAccent(letter: string): string {
  const single = SINGLE[letter];
  if (single !== undefined) return single;
  const [plain = letter, ...marks] = letter.normalize("NFD");
  return plain.length === 1 && marks.every((mark) => /\p{M}/u.test(mark)) ? plain : letter;
}

// Skips the replacement for ASCII text, which is the most frequent.
const removeAccents = (small: string): string =>
  /[^\0-\x7f]/.test(small) ? small.replace(/[^\0-\x7f]/g, removeLetterAccent) : small;

/**
 * Folds a text: lower case without accents. Every character stays at its position, or the text is unchanged
 * if that is impossible.
 */
export function foldCaseAndAccentsKeepingPositions(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? removeAccents(small) : text;
}

/**
 * The key by which names are compared: the words in lower case without accents and punctuation, separated by
 * single spaces.
 */
export const createWordKey = (text: string): string =>
  removeAccents(text.toLowerCase())
    .replace(/['’\p{M}]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** `createWordKey` with a cache, because every short line of a page is looked up several times. */
export const headKey = memoize(5000, createWordKey);

/**
 * A regular expression source that matches any of the words, the longest first, in lower-case text without
 * accents (`foldCaseAndAccentsKeepingPositions`).
 */
export const createAlternationPattern = (words: readonly string[]): string =>
  [...new Set(words.map(foldCaseAndAccentsKeepingPositions))]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
