/**
 * Longer texts are changed in pieces, because the match positions of a million characters fill a thread's
 * memory.
 */
const PIECE = 8192;

/** `change` must not depend on neighbouring characters. */
export function mapTextInChunks(text: string, change: (piece: string) => string): string {
  if (text.length <= PIECE) return change(text);
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += PIECE) parts.push(change(text.slice(from, from + PIECE)));
  return parts.join("");
}

/** Replaces each run of white space by one space. */
export function collapseSpaces(text: string): string {
  if (text.length <= PIECE) return text.replace(/\s+/g, " ");
  let isAfterSpace = false;
  return mapTextInChunks(text, (piece) => {
    const changed = piece.replace(/\s+/g, " ");
    const part = isAfterSpace && changed.startsWith(" ") ? changed.slice(1) : changed;
    // Remains true when a piece was all white space and became empty.
    isAfterSpace = changed.endsWith(" ");
    return part;
  });
}
