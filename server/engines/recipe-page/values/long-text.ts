/**
 * Longer texts are changed in chunks of this length, because the match positions of a million characters fill
 * a thread's memory.
 */
const PIECE = 8192;

/** Applies `change` to chunks of the text. It must not depend on adjacent characters, which may be in another chunk. */
export function mapTextInChunks(text: string, change: (piece: string) => string): string {
  if (text.length <= PIECE) return change(text);
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += PIECE) parts.push(change(text.slice(from, from + PIECE)));
  return parts.join("");
}

/** Replaces each sequence of white space by one space. */
export function collapseSpaces(text: string): string {
  // Most texts need no copy.
  if (!/[^\S ]| {2}/.test(text)) return text;
  if (text.length <= PIECE) return text.replace(/\s+/g, " ");
  let isAfterSpace = false;
  return mapTextInChunks(text, (piece) => {
    const changed = piece.replace(/\s+/g, " ");
    const part = isAfterSpace && changed.startsWith(" ") ? changed.slice(1) : changed;
    // Tests `changed`, because `part` is empty when the chunk was only white space after a space.
    isAfterSpace = changed.endsWith(" ");
    return part;
  });
}
