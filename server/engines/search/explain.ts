import type { ParsedQuery } from "./query/parse-query.ts";
import type { Term } from "./query/terms.ts";
import { getIngredientLines, getTitleStems } from "./ranking/candidate.ts";
import type { Ranked } from "./ranking/rank.ts";
import { PART_MARK } from "./words/grams.ts";

/** How a query was interpreted. Words are lower case and without accents, as in the index. */
export type QueryExplanation = {
  /** The query with its typos corrected, or null if it has none. */
  corrected: string | null;
  /**
   * A shorter query to offer: without its unknown words or, if all words are known and nothing was found,
   * only the word that names the dish. Null if there is none.
   */
  known: string | null;
  /** Words that no recipe contains, neither itself nor any synonym. */
  unknown: string[];
  /** Words without meaning for the search, such as "recipe for". */
  dropped: string[];
  /** Ingredients that the query excludes, for example "without nuts". */
  without: string[];
};

/**
 * The matches in one recipe: indexes (from 0) of words of the title and of ingredients. A word is a run of
 * letters and digits (`words/words.ts`). `titleParts` are folded texts that matched inside a word of the
 * title.
 */
export type Hit = { rowId: number; titleWords: number[]; titleParts: string[]; ingredients: number[] };

/**
 * `unknown` are words that no text of any recipe has. `isInVain` says that the query has no filter and no
 * results.
 */
export function explainQuery(
  parsed: ParsedQuery,
  terms: readonly Term[],
  unknown: readonly string[],
  isInVain: boolean,
): QueryExplanation {
  const corrections = new Map<string, string>();
  for (const { word, alternatives, known } of terms) {
    const [first] = alternatives;
    if (!known && first?.matchType === "corrected")
      corrections.set(word, first.forms.map((form) => form.word).join(" "));
  }
  const { all, wanted, isSentence } = parsed;
  const left = all.filter((word) => !unknown.includes(word));
  const isLess = unknown.length > 0 && !isSentence && wanted.some((word) => left.includes(word));
  return {
    corrected: corrections.size === 0 ? null : all.map((word) => corrections.get(word) ?? word).join(" "),
    known: isLess
      ? left.join(" ")
      : isInVain && unknown.length === 0
        ? reduceQueryToDishWordOrNull(parsed, terms)
        : null,
    unknown: [...unknown],
    dropped: parsed.dropped,
    without: parsed.constraints.without.map((words) => words.join(" ")),
  };
}

/**
 * The query reduced to the word that names the dish, plus its constraints. Null for sentences, for queries of
 * a single word, and if no recipe has that word.
 */
function reduceQueryToDishWordOrNull(
  { all, wanted, isSentence }: ParsedQuery,
  terms: readonly Term[],
): string | null {
  const head = terms.find(({ isHead }) => isHead);
  if (isSentence || terms.length < 2 || !head?.known) return null;
  return all.filter((word) => word === head.word || !wanted.includes(word)).join(" ");
}

export function createHitOrNull(ranked: Ranked | null): Hit | null {
  if (!ranked) return null;
  const { candidate, matches } = ranked;
  const title = getTitleStems(candidate);
  const lines = getIngredientLines(candidate);
  const titleWords = new Set<number>();
  const titleParts = new Set<string>();
  const ingredients = new Set<number>();
  for (const { alternative, inTitle } of matches) {
    const stems = alternative?.forms.flatMap((form) => form.byLetter.get(candidate.letter) ?? []) ?? [];
    if (stems.length === 0) continue;
    for (const stem of inTitle ? stems.map((item) => item.trim()) : []) {
      const words = title.flatMap((word, i) => (word === stem ? i : []));
      for (const i of words) titleWords.add(i);
      if (words.length === 0) titleParts.add(stem.replace(PART_MARK, ""));
    }
    for (const [index, line] of lines.entries())
      if (stems.every((stem) => line.includes(stem))) ingredients.add(index);
  }
  const inOrder = (places: Set<number>) => [...places].sort((a, b) => a - b);
  return {
    rowId: candidate.rowId,
    titleWords: inOrder(titleWords),
    titleParts: [...titleParts],
    ingredients: inOrder(ingredients),
  };
}
