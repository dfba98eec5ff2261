import { memoize } from "../memoize/memoize.ts";

/** Matches optional endings in brackets or after a slash: "cup(s)", "Zehe/n", "kleine/r", "spicchio/i". */
export const WORD_ENDS =
  "\\((?:e?s|x|n?en|n|er|e|r|a|o|i|as|os|ar|or|eren)\\)|\\/(?:n|en|er|e?s|e|r|em|a|o|i|as|os)(?!\\p{L})";
const ENDINGS = new RegExp(`(?<=\\p{L})(?:${WORD_ENDS})`, "giu");

/** Cached because most lines use the same few hundred words, and computing a key costs more than a lookup. */
const cachedKey = memoize(4000, computeUnitWordKey);
const MAX_CACHED_LENGTH = 40;

/**
 * The key by which the words of language files are compared: lower case without accents, full stops, optional
 * endings ("cup(s)", "Zehe/n") and brackets ("colher (sopa)"). "c. à s." becomes "c a s".
 */
export function normalizeUnitWord(word: string): string {
  if (isLowerAsciiWord(word)) return word;
  return word.length > MAX_CACHED_LENGTH ? computeUnitWordKey(word) : cachedKey(word);
}

/** A word of a to z is its own key. This is called often, and a loop is faster than a pattern. */
function isLowerAsciiWord(word: string): boolean {
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

function computeUnitWordKey(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670.]/g, "")
    .replace(ENDINGS, "")
    .replace(/ ?\((\p{L}+)\)/gu, " $1")
    .replace(/[łŁ]/g, "l")
    .replace(/[đĐ]/g, "d")
    .replace(/ı/g, "i")
    .replace(/[øØ]/g, "o")
    .replace(/[œŒ]/g, "oe")
    .replace(/[æÆ]/g, "ae")
    .replace(/[’׳]/g, "'")
    .replace(/״/g, '"')
    .replace(/[يى]/g, "ی")
    .replace(/ك/g, "ک")
    .toLowerCase()
    .replace(/ς/g, "σ")
    .replace(/\s+/g, " ")
    .trim();
}
