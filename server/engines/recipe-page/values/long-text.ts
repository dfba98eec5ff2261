/** A longer text is changed in pieces: the places of a million signs fill a thread's memory, those of a piece do not. */
const PIECE = 8192;

/** `change` must treat each sign for itself. */
export function changeSigns(text: string, change: (piece: string) => string): string {
  if (text.length <= PIECE) return change(text);
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += PIECE) parts.push(change(text.slice(from, from + PIECE)));
  return parts.join("");
}

/** Each run of white space as one space. */
export function oneSpace(text: string): string {
  if (text.length <= PIECE) return text.replace(/\s+/g, " ");
  let isAfterSpace = false;
  return changeSigns(text, (piece) => {
    const changed = piece.replace(/\s+/g, " ");
    const part = isAfterSpace && changed.startsWith(" ") ? changed.slice(1) : changed;
    // A piece that was all white space and fell away leaves the space before it.
    isAfterSpace = changed.endsWith(" ");
    return part;
  });
}
