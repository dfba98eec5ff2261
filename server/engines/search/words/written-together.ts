import type { Language } from "./languages.ts";
import { visible } from "./words.ts";

/** Words with a hyphen or "&" between them: "One-Pot", "M&M". */
const HYPHENATED = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)+/gu;
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])/gu;
/** "S'mores". */
const WITH_APOSTROPHE = /\p{L}[\p{L}\p{M}]*['’][\p{L}\p{M}]+/gu;
/** Languages in which an apostrophe only leaves out the vowel of an article: "l'ail". */
const ELIDING: ReadonlySet<Language> = new Set(["fr", "it"]);
const MAX_LENGTH = 24;

/** Words that a text writes with a sign in between, without the sign: "onepot" for "One-Pot". */
export function joinHyphenatedWords(text: string, language: Language): string[] {
  if (!/[-‐‑&.'’]/.test(text)) return [];
  const shown = visible(text);
  const patterns = [HYPHENATED, INITIALS, ...(ELIDING.has(language) ? [] : [WITH_APOSTROPHE])];
  return patterns
    .flatMap((pattern) => shown.match(pattern) ?? [])
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, ""))
    .filter((word) => word.length <= MAX_LENGTH && /\p{L}/u.test(word));
}
