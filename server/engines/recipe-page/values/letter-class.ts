/**
 * Classes for patterns without the flag `u`, to be matched against `plainLetters(text)`: under `u` V8 spends milliseconds
 * on each `\p{L}` when a pattern is first used, and the first page of a process waits for all of them.
 */
const KEPT = "½¼¾–：·•°";
const NO_LETTER = "\\0-@[-`{-\\x7f";

/** What `\p{L}`, `[^\p{L}]` and `[\p{L}']` are. */
export const LETTER = `[^${NO_LETTER}${KEPT}]`;
export const OTHER = `[${NO_LETTER}${KEPT}]`;
export const LETTER_OR_APOSTROPHE = `[^\\0-&(-@[-\`{-\\x7f${KEPT}]`;

const ASCII = /^[\0-\x7f]*$/;
const STRANGE = new RegExp(`[^\\0-\\x7f\\p{L}${KEPT}]`, "gu");

/** `text` with a control character for every other sign beyond ASCII that is no letter: all keep their places. */
export const plainLetters = (text: string): string =>
  ASCII.test(text) ? text : text.replace(STRANGE, (sign) => "\u0001".repeat(sign.length));

/**
 * `text` in lower case with every letter in its place, so that what is found in it stands at the same place in `text`.
 * Patterns of many words are matched against this rather than with the flag `i`: under `iu` V8 spends milliseconds on
 * each `\p{L}` and each letter when a pattern is first used.
 */
export function smallLetters(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from(text, (char) => {
    const lower = char.toLowerCase();
    return lower.length === char.length ? lower : char;
  }).join("");
}
