import { toSortableTitle } from "./document.ts";
import type { TextQuery } from "./external-index.ts";
import { getDietNames } from "./lexicon/lexicon.ts";
import { scoreLanguagesByStopwords } from "./lexicon/query-stopwords.ts";
import { buildQueryTerms } from "./query/build-terms.ts";
import { joinExpressionsWithExclusion } from "./query/fts-expressions.ts";
import type { ParsedQuery } from "./query/parse-query.ts";
import type { Term } from "./query/terms.ts";
import type { Candidate } from "./ranking/candidate.ts";
import { getDietExclusions, getRequestedExclusions } from "./ranking/exclude.ts";
import { findFixedPhrases, findNamePhrases } from "./ranking/phrases.ts";
import {
  compareByScore,
  findTermOfTitleHead,
  type Ranked,
  type RankingQuery,
  scoreCandidateOrNull,
} from "./ranking/rank.ts";
import { retrieveByFilters } from "./retrieve-by-filters.ts";
import { type RetrievalResult, retrieveCandidates } from "./retrieve-candidates.ts";
import type { SqlHandle } from "./sql-handle.ts";
import { LANGUAGES, type Language, toStemWithLanguage } from "./words/languages.ts";

/**
 * Minimum coverage of a result. Short queries need more than long ones. If any result matches fully, the
 * limits are `withFullMatch` and, for results that name the same dish, `sameDish`.
 */
const MIN_COVERAGE = { oneOrTwo: 0.6, more: 0.5, sentence: 0.4, withFullMatch: 0.405, sameDish: 0.25 };

/** Coverage from which a recipe counts as a full match. */
const FULL_COVERAGE = 0.99;

/** Queries with more words are not retried with the last word as a prefix. */
const MAX_WORDS_TO_COMPLETE = 4;

export type TextAnswer = {
  ranked: Ranked[];
  terms: Term[];
  /**
   * Expression that finds all results, including those that were not ranked; null if `ranked` has all
   * results.
   */
  expression: string | null;
  /** Scores a recipe that was not ranked; null if it contains an excluded food. */
  score: (candidate: Candidate) => Ranked | null;
  /** The number of results, counted up to one past the window of 1,000; null if unknown. */
  total: number | null;
};

/**
 * The results of a query, best first. If there are none, it searches again with the last word as a prefix,
 * even if that word is a known word.
 */
export async function findRankedAnswers(sql: SqlHandle, query: TextQuery): Promise<TextAnswer> {
  const answer = await answerQueryOnce(sql, query, false);
  const { isOpen, wanted } = query.parsed;
  if (answer.ranked.length > 0 || !isOpen || wanted.length < 2 || wanted.length > MAX_WORDS_TO_COMPLETE)
    return answer;
  const completed = await answerQueryOnce(sql, query, true);
  return replaceRankedOfAnswer(completed, completed.ranked.filter(isFullMatch));
}

/**
 * Replaces the ranked results. If some are dropped, the expression is dropped too, because it would find them
 * again.
 */
export function replaceRankedOfAnswer(answer: TextAnswer, ranked: Ranked[]): TextAnswer {
  return { ...answer, ranked, expression: ranked.length === answer.ranked.length ? answer.expression : null };
}

/** Whether a recipe has all words of the query, including complete fixed phrases. */
export const isFullMatch = ({ phraseCoverage }: Ranked) => phraseCoverage > FULL_COVERAGE;

async function answerQueryOnce(sql: SqlHandle, query: TextQuery, lastIsBegun: boolean): Promise<TextAnswer> {
  const { parsed, scopes, vocabulary } = query;
  const { terms, optionalTerms, addCategories } = await buildQueryTerms(
    sql,
    scopes,
    parsed,
    vocabulary,
    lastIsBegun,
  );
  const { constraints } = parsed;
  const exclusions = getRequestedExclusions(constraints);
  const hasConstraints =
    exclusions.length > 0 ||
    constraints.diets.length > 0 ||
    constraints.minutes !== null ||
    constraints.servings !== null ||
    constraints.easy ||
    constraints.noOven ||
    constraints.meal;
  const retrieved =
    parsed.wanted.length === 0
      ? await retrieveByFilters(sql, query)
      : await retrieveCandidates(
          sql,
          {
            ...query,
            terms,
            optionalTerms,
            addCategories,
            stems: parsed.wanted.map((word) =>
              vocabulary.languages.map((language) => toStemWithLanguage(word, language)),
            ),
            title: toSortableTitle(query.text),
            hasConstraints,
          },
          MIN_COVERAGE.withFullMatch,
        );
  const asked: RankingQuery = {
    parsed,
    terms,
    optionalTerms,
    phrases: findNamePhrases(parsed, terms),
    fixedPhrases: findFixedPhrases(parsed, terms),
    wanted: toSortableTitle(query.text),
    letter: guessLanguageLetterOfQueryOrNull(parsed, terms),
    exclusions,
    dietExclusions: getDietExclusions(constraints),
    dietWords: [
      ...new Set(
        constraints.diets.flatMap((diet) =>
          // Vegan recipes are vegetarian too.
          [...getDietNames(diet), ...(diet === "vegetarian" ? getDietNames("vegan") : [])].flatMap((words) =>
            LANGUAGES.map((language) => ` ${joinStemsOfWords(words, language)} `),
          ),
        ),
      ),
    ],
  };
  const ranked = retrieved.found
    .flatMap((candidate) => scoreCandidateOrNull(candidate, asked) ?? [])
    .sort(compareByScore);
  const onTopic = dropResultsOfOffTopicQuery(ranked, terms, parsed);
  const answers = isQueryAboutFood(terms, parsed) ? dropPoorMatches(onTopic, terms, parsed) : [];
  return {
    ranked: answers,
    terms,
    score: (candidate) => scoreCandidateOrNull(candidate, asked),
    total: retrieved.total,
    expression: createExpressionOfAllResultsOrNull(
      retrieved,
      query,
      answers.length === ranked.length && exclusions.length === 0,
    ),
  };
}

const joinStemsOfWords = (words: readonly string[], language: Language) =>
  words.map((word) => toStemWithLanguage(word, language).slice(1)).join(" ");

/**
 * A sentence is not about food if recipes match it only by corrections and completions: "how do I reset my
 * router".
 */
function isQueryAboutFood(terms: readonly Term[], { isSentence }: ParsedQuery): boolean {
  const matchTypes = terms.flatMap(({ alternatives }) => alternatives);
  return (
    !isSentence || matchTypes.some(({ matchType }) => matchType !== "corrected" && matchType !== "begun")
  );
}

/** A sentence with at least this many unknown words, and more unknown than known ones, is not about food. */
const MIN_UNKNOWN_WORDS = 2;

/**
 * Drops the results of queries that are not about food, such as "how do I get wine out of a carpet", except
 * recipes whose dish the query names.
 */
function dropResultsOfOffTopicQuery(
  ranked: Ranked[],
  terms: readonly Term[],
  { isSentence }: ParsedQuery,
): Ranked[] {
  const unknown = terms.filter(({ alternatives }) => alternatives.length === 0).length;
  const isVague = isSentence && unknown >= MIN_UNKNOWN_WORDS && 2 * unknown > terms.length;
  const isAside = ({ matches }: Ranked) =>
    isVague || terms.some(({ isOffTopic }, i) => isOffTopic && !matches[i]?.alternative);
  return ranked.filter((result) => !isAside(result) || findTermOfTitleHead(result) >= 0);
}

function dropPoorMatches(
  ranked: readonly Ranked[],
  terms: readonly Term[],
  { isSentence, wanted }: ParsedQuery,
): Ranked[] {
  const { oneOrTwo, more, sentence, withFullMatch, sameDish: alike } = MIN_COVERAGE;
  const isMet = ranked.some(isFullMatch);
  const minCoverage = isMet ? withFullMatch : isSentence ? sentence : wanted.length <= 2 ? oneOrTwo : more;
  const isEnough = ({ coverage, phraseCoverage }: Ranked) =>
    (isMet ? coverage : phraseCoverage) >= minCoverage;
  const head = terms.findIndex(({ isHead }) => isHead);
  // The recipe is of the requested kind: the term that names the dish in the query also names it in the
  // title.
  const isOfKind = (result: Ranked) => head >= 0 && findTermOfTitleHead(result) === head;
  const isAlike = (item: Ranked) => isMet && item.coverage >= alike && isOfKind(item);
  return [...ranked.filter(isEnough), ...ranked.filter((entry) => !isEnough(entry) && isAlike(entry))];
}

/**
 * The letter of the language that most words of the query belong to; null if no language is clearly ahead.
 */
function guessLanguageLetterOfQueryOrNull({ all }: ParsedQuery, terms: readonly Term[]): string | null {
  const votes = scoreLanguagesByStopwords(all);
  for (const { alternatives } of terms) {
    const own = alternatives.find(
      ({ matchType }) => matchType === "own" || matchType === "corrected" || matchType === "begun",
    )?.forms[0];
    for (const letter of own?.byLetter.keys() ?? [])
      votes.set(letter, (votes.get(letter) ?? 0) + 1 / (own?.byLetter.size ?? 1));
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && first[1] > 1.2 * (second?.[1] ?? 0) ? first[0] : null;
}

/**
 * The expression that finds all results; null if the ranked results are complete, or if results were filtered
 * after ranking.
 */
function createExpressionOfAllResultsOrNull(
  { expressions, isComplete }: RetrievalResult,
  query: TextQuery,
  isUnfiltered: boolean,
): string | null {
  if (isComplete || !isUnfiltered || expressions.length === 0) return null;
  return joinExpressionsWithExclusion(
    [expressions.map((expression) => `(${expression})`).join(" OR "), ...query.within].map((item) =>
      item === null ? null : `(${item})`,
    ),
    query.excluded,
  );
}
