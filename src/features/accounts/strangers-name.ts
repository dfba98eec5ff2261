/** Characters a person sees of a name that anybody may have typed. */
const SHOWN = 40;
/** They would turn the words around the name, or hide part of it. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]+/gu;

/** The name of whoever asked, as it may stand in a sentence of ours; empty where nothing is left of it. */
export function strangersName(name: string): string {
  const seen = name.replace(UNSEEN, " ").replace(/\s+/gu, " ").trim();
  const characters = [...seen];
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join("").trim()}…` : seen;
}
