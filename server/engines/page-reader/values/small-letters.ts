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
