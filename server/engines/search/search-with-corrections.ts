import type { TextQuery } from "./external-index.ts";
import {
  type ParsedQuery,
  parseSearchQueryOrNull,
  toConstraintsOnlyQueryOrNull,
} from "./query/parse-query.ts";
import { suggestSpellings } from "./query/spellcheck.ts";
import { findRankedAnswers, isFullMatch, replaceRankedOfAnswer, type TextAnswer } from "./relevance.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { splitIntoFoldedWords } from "./words/words.ts";

export type CorrectedAnswer = {
  answer: TextAnswer;
  parsed: ParsedQuery;
  /** The corrected query that was answered, or null if the query was answered as typed. */
  correctedText: string | null;
};

/**
 * The results of a query. If there are none, it tries corrected spellings, and accepts one only if it has a
 * full match.
 */
export async function searchWithCorrections(
  sql: SqlHandle,
  text: string,
  parsed: ParsedQuery,
  queryOf: (text: string, parsed: ParsedQuery) => TextQuery,
): Promise<CorrectedAnswer> {
  const query = queryOf(text, parsed);
  const answer = await findRankedAnswers(sql, query);
  const asked = { answer, parsed, correctedText: null };
  if (answer.ranked.length > 0 || parsed.isSentence) return asked;
  const constraints = toConstraintsOnlyQueryOrNull(parsed);
  if (constraints !== null)
    return {
      answer: await findRankedAnswers(sql, queryOf(text, constraints)),
      parsed: constraints,
      correctedText: null,
    };
  const { scopes } = query;
  for await (const suggestion of suggestSpellings(sql, { all: parsed.all, terms: answer.terms, scopes })) {
    const parsedSuggestion = parseSearchQueryOrNull(suggestion.text);
    if (parsedSuggestion === null || parsedSuggestion.wanted.length === 0) continue;
    // Corrections end in a complete word, so the last word is not searched as a prefix.
    const corrected = { ...parsedSuggestion, isOpen: false };
    const found = await findRankedAnswers(sql, queryOf(suggestion.text, corrected));
    const ranked = found.ranked.filter(isFullMatch);
    if (!ranked.some(({ candidate }) => containsAdjacentWords(candidate.titleSort, suggestion.phrase)))
      continue;
    return {
      answer: replaceRankedOfAnswer(found, ranked),
      parsed: corrected,
      correctedText: suggestion.text,
    };
  }
  return asked;
}

/** Whether a title contains the words next to each other in this order. */
function containsAdjacentWords(title: string, words: readonly string[]): boolean {
  return ` ${splitIntoFoldedWords(title).join(" ")} `.includes(
    words.length === 0 ? " " : ` ${words.join(" ")} `,
  );
}
