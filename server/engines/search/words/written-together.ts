import type { Language } from "./languages.ts";
import { foldVisibleText } from "./words.ts";

/** Matches words joined by hyphens or "&": "One-Pot", "M&M". */
const HYPHENATED = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)+/gu;
const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{M}])/gu;
/** Matches a word with an apostrophe inside: "S'mores". */
const WITH_APOSTROPHE = /\p{L}[\p{L}\p{M}]*['’][\p{L}\p{M}]+/gu;
/**
 * Languages in which an apostrophe replaces the vowel of an article, so that the next word is separate:
 * "l'ail".
 */
const ELIDING: ReadonlySet<Language> = new Set(["fr", "it"]);
const MAX_LENGTH = 24;

/**
 * The words of a text that contain a hyphen, "&", dots or an apostrophe, without these signs: "onepot" for
 * "One-Pot".
 */
export function joinHyphenatedWords(text: string, language: Language): string[] {
  if (!/[-‐‑&.'’]/.test(text)) return [];
  const shown = foldVisibleText(text);
  const patterns = [HYPHENATED, INITIALS, ...(ELIDING.has(language) ? [] : [WITH_APOSTROPHE])];
  return patterns
    .flatMap((pattern) => shown.match(pattern) ?? [])
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, ""))
    .filter((word) => word.length <= MAX_LENGTH && /\p{L}/u.test(word));
}
