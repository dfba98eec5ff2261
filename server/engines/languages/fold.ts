import { memoize } from "#server/engines/memoize/memoize.ts";

const SINGLE: Record<string, string> = { ø: "o", æ: "a", œ: "o", ł: "l", ı: "i", ß: "s", đ: "d" };

/** A small letter without its accents; a syllable of Hangul is no letter with an accent. */
function bareLetter(letter: string): string {
  const single = SINGLE[letter];
  if (single !== undefined) return single;
  const [plain = letter, ...marks] = letter.normalize("NFD");
  return plain.length === 1 && marks.every((mark) => /\p{M}/u.test(mark)) ? plain : letter;
}

// Most text needs no second look.
const bareLetters = (small: string): string =>
  /[^\0-\x7f]/.test(small) ? small.replace(/[^\0-\x7f]/g, bareLetter) : small;

/** Lower case without accents, character for character: a place in the answer is the same place in the text. */
export function foldInPlace(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? bareLetters(small) : text;
}

/** The words alone, small, without accents and signs, one space between them: the form in which names are compared. */
export const wordKey = (text: string): string =>
  bareLetters(text.toLowerCase())
    .replace(/['’\p{M}]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The same for headings: every short line of a page is asked for many times. */
export const headKey = memoize(5000, wordKey);

/** Words as alternatives of a pattern over folded text (`foldInPlace`), the longest first. */
export const patternOf = (words: readonly string[]): string =>
  [...new Set(words.map(foldInPlace))]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
