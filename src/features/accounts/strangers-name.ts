/** Maximum characters of a name that a stranger may have typed. */
const SHOWN = 40;
/** Control and bidirectional characters, which could reorder or hide the text around the name. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]+/gu;

/** A requester's name, cleaned and cut for display; may be empty. */
export function strangersName(name: string): string {
  const seen = name.replace(UNSEEN, " ").replace(/\s+/gu, " ").trim();
  const characters = [...seen];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join("").trim()}…` : seen;
}
