import { conceptsOf } from "../kitchen/kitchen-words.ts";
import { codedStem, type Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { ingredientWith } from "./expressions.ts";

const MOST_WORDS = 8;
const MOST_ENTRIES = 10;
const MOST_NAMES = 12;

/** The expression that finds recipes with an ingredient by any of its names, or null where the entry holds no word. */
function ingredientExpression(
  scopes: readonly number[],
  entry: string,
  languages: readonly Language[],
): string | null {
  const words = [...new Set(wordsOf(entry))].slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const stems = (word: string, among: readonly Language[]) => [
    ...new Set(among.map((language) => codedStem(word, language))),
  ];
  const own = words.map((word) => stems(word, languages));
  const names = languages
    .flatMap((language) => conceptsOf(words, language).flat())
    .filter((name) => languages.includes(name.language) && name.words.join(" ") !== words.join(" "))
    .slice(0, MOST_NAMES)
    .map((name) => name.words.map((word) => stems(word, [name.language])));
  return ingredientWith(scopes, [own, ...names]);
}

/** Recipes with any, or all, of some ingredients. "nothing" where an entry asks for what no recipe can hold. */
export function includeExpression(
  scopes: readonly number[],
  entries: readonly string[],
  matchAll: boolean,
  languages: readonly Language[],
): string | "nothing" | null {
  if (entries.length === 0) return null;
  const expressions = entries
    .slice(0, MOST_ENTRIES)
    .map((entry) => ingredientExpression(scopes, entry, languages));
  const known = expressions.filter((expression) => expression !== null);
  if (known.length === 0 || (matchAll && known.length < expressions.length)) return "nothing";
  return `(${[...new Set(known)].map((expression) => `(${expression})`).join(matchAll ? " AND " : " OR ")})`;
}

/** Recipes with any of some ingredients, to be left out; null where no entry holds a word. */
export function excludeExpression(
  scopes: readonly number[],
  entries: readonly string[],
  languages: readonly Language[],
): string | null {
  const found = includeExpression(scopes, entries, false, languages);
  return found === "nothing" ? null : found;
}
