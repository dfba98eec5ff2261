/**
 * The first letters of the first and last word of a name, for example "AL" for "Ada King Lovelace"; one
 * letter for one word.
 */
export function getInitialsOfName(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toLocaleUpperCase();
}
