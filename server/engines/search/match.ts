import { EVERY_RECIPE } from "./tables.ts";
import { stem, wordsOf } from "./words.ts";

/** More words than these are not looked for: the rarest answers are found by then, and the cost is bounded. */
const MOST_WORDS = 8;
const MOST_ENTRIES = 10;
/** An ingredient's words may stand this far apart: "red pepper" finds "red bell pepper". */
const NEAR = 3;

/** Columns of search_index that a tier of relevance looks in; the last is all of them. */
const TIERS = ["{title} : ", "{title ingredients} : ", ""] as const;

/** The words of a query: stems, and the last word as typed, which may be the start of a longer one. */
export type QueryWords = { stems: string[]; last: string };

/** Null where the text holds no word. */
export function queryWords(text: string): QueryWords | null {
  const words = wordsOf(text).slice(0, MOST_WORDS);
  const last = words.at(-1);
  return last === undefined ? null : { stems: words.map(stem), last };
}

/** A word is letters, digits and marks only; in quotes it is a word to FTS5 and nothing else. */
const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`;

/** One expression for each tier, the most relevant first. */
export function tierExpressions(words: QueryWords): string[] {
  const wanted = wordExpression(words, words.last.length > 1 || !/^[a-z0-9]/.test(words.last));
  return TIERS.map((columns) => `${columns}(${wanted})`);
}

/** The expression over search_titles for what is being typed. */
export function titleExpression(words: QueryWords): string {
  return wordExpression(words, true);
}

function wordExpression({ stems, last }: QueryWords, asPrefix: boolean): string {
  const whole = stems.slice(0, -1).map(quoted);
  const end = quoted(stems.at(-1) ?? last);
  return [...whole, asPrefix ? `(${end} OR ${quoted(last)} *)` : end].join(" AND ");
}

/** The expression that finds recipes with an ingredient, or null where the entry holds no word. */
function ingredientExpression(entry: string): string | null {
  const words = wordsOf(entry).slice(0, MOST_WORDS).map(stem).map(quoted);
  if (words.length === 0) return null;
  return `{ingredients} : ${words.length === 1 ? words[0] : `NEAR(${words.join(" ")}, ${NEAR})`}`;
}

/** Recipes with any, or all, of some ingredients. "nothing" where an entry asks for what no recipe can hold. */
export function includeExpression(entries: readonly string[], matchAll: boolean): string | "nothing" | null {
  if (entries.length === 0) return null;
  const expressions = entries.slice(0, MOST_ENTRIES).map(ingredientExpression);
  const known = expressions.filter((expression) => expression !== null);
  if (known.length === 0 || (matchAll && known.length < expressions.length)) return "nothing";
  return `(${known.map((expression) => `(${expression})`).join(matchAll ? " AND " : " OR ")})`;
}

/** Recipes with any of some ingredients, to be left out; null where no entry holds a word. */
export function excludeExpression(entries: readonly string[]): string | null {
  const found = includeExpression(entries, false);
  return found === "nothing" ? null : found;
}

/** One expression of what must be found and what must not; null where neither is asked for. */
export function joinedExpression(tier: string | null, included: string | null, excluded: string | null) {
  const wanted = [tier, included].filter((part) => part !== null).map((part) => `(${part})`);
  if (excluded === null) return wanted.length === 0 ? null : wanted.join(" AND ");
  const all = wanted.length === 0 ? `{title} : ${quoted(EVERY_RECIPE)}` : wanted.join(" AND ");
  return `(${all}) NOT (${excluded})`;
}
