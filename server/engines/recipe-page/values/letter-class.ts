/**
 * Character classes for patterns without the flag `u`, matched against `plainLetters(text)`. With `u`, V8
 * takes milliseconds to compile each `\p{L}`, which delays the first page that a process parses.
 */
const NON_ASCII_SIGNS = "½¼¾–：·•°";
const ASCII_NON_LETTERS = "\\0-@[-`{-\\x7f";

/** LETTER, OTHER and LETTER_OR_APOSTROPHE are equivalent to `\p{L}`, `[^\p{L}]` and `[\p{L}']`. */
export const LETTER = `[^${ASCII_NON_LETTERS}${NON_ASCII_SIGNS}]`;
export const OTHER = `[${ASCII_NON_LETTERS}${NON_ASCII_SIGNS}]`;
export const LETTER_OR_APOSTROPHE = `[^\\0-&(-@[-\`{-\\x7f${NON_ASCII_SIGNS}]`;

const ASCII = /^[\0-\x7f]*$/;
const OTHER_SIGNS = new RegExp(`[^\\0-\\x7f\\p{L}${NON_ASCII_SIGNS}]`, "gu");

/**
 * Replaces each non-ASCII character that is neither a letter nor in NON_ASCII_SIGNS by control characters of
 * the same length.
 */
export const plainLetters = (text: string): string =>
  ASCII.test(text) ? text : text.replace(OTHER_SIGNS, (sign) => "\u0001".repeat(sign.length));

/**
 * `text` in lower case, with every character at its original position. Long patterns are matched against it,
 * because V8 compiles the flags `iu` slowly.
 */
export function toLowerCaseKeepingPositions(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (char) => {
    const lower = char.toLowerCase();
    return lower.length === char.length ? lower : char;
  }).join("");
}
