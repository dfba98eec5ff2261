import type { TextQuery } from "./external-index.ts";
import { asConstraintsOnly, type ParsedQuery, parseQuery } from "./query/parse-query.ts";
import { suggestSpellings } from "./query/spellcheck.ts";
import { answerText, isFullMatch, type TextAnswer, withRanked } from "./relevance.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { wordsOf } from "./words/words.ts";

export type CorrectedAnswer = {
  answer: TextAnswer;
  parsed: ParsedQuery;
  /** The text that was answered, where it is not the one that was asked. */
  correctedText: string | null;
};

/**
 * The answers to a query. Retries a query without results with corrected spellings, and accepts those only
 * with a full match.
 */
export async function searchWithCorrections(
  sql: SqlHandle,
  text: string,
  parsed: ParsedQuery,
  queryOf: (text: string, parsed: ParsedQuery) => TextQuery,
): Promise<CorrectedAnswer> {
  const query = queryOf(text, parsed);
  const answer = await answerText(sql, query);
  const asked = { answer, parsed, correctedText: null };
  if (answer.ranked.length > 0 || parsed.isSentence) return asked;
  const constraints = asConstraintsOnly(parsed);
  if (constraints !== null)
    return {
      answer: await answerText(sql, queryOf(text, constraints)),
      parsed: constraints,
      correctedText: null,
    };
  const { scopes } = query;
  for await (const suggestion of suggestSpellings(sql, { all: parsed.all, terms: answer.terms, scopes })) {
    const parsedSuggestion = parseQuery(suggestion.text);
    if (parsedSuggestion === null || parsedSuggestion.wanted.length === 0) continue;
    // The last word of a correction is no prefix.
    const corrected = { ...parsedSuggestion, isOpen: false };
    const found = await answerText(sql, queryOf(suggestion.text, corrected));
    const ranked = found.ranked.filter(isFullMatch);
    if (!ranked.some(({ candidate }) => containsPhrase(candidate.titleSort, suggestion.phrase))) continue;
    return { answer: withRanked(found, ranked), parsed: corrected, correctedText: suggestion.text };
  }
  return asked;
}

/** Whether words stand side by side in a title, in their order. */
function containsPhrase(title: string, words: readonly string[]): boolean {
  return ` ${wordsOf(title).join(" ")} `.includes(words.length === 0 ? " " : ` ${words.join(" ")} `);
}
