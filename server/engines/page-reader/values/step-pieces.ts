import { textKey } from "./clean-text.ts";

const PIECE = 40;

/** Beginning, middle and end of a step: pages put links, pictures and names into the text that they show. */
export const stepPieces = (text: string): string[] => piecesOfKey(textKey(text));

/** The same of a text whose key is known. */
export function piecesOfKey(key: string): string[] {
  const middle = Math.max(0, Math.floor(key.length / 2 - PIECE / 2));
  return [key.slice(0, PIECE), key.slice(middle, middle + PIECE), key.slice(-PIECE)];
}
