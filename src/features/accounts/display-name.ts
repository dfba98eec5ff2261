/** Maximum characters to show of a name, because a stranger may have typed it. */
const MAX_NAME_LENGTH = 40;
/** Control and bidirectional characters, which could reorder or hide the text around the name. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]+/gu;

/** A name that a stranger typed, without invisible characters and cut for display. May be empty. */
export function cleanAndCutDisplayName(name: string): string {
  const cleaned = name.replace(INVISIBLE_CHARACTERS, " ").replace(/\s+/gu, " ").trim();
  const characters = [...cleaned];
  return characters.length > MAX_NAME_LENGTH
    ? `${characters.slice(0, MAX_NAME_LENGTH).join("").trim()}…`
    : cleaned;
}
