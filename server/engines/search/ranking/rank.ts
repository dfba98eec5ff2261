import { TITLE_WORDS } from "../lexicon/query-stopwords.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import type { Term } from "../query/terms.ts";
import { LANGUAGE_LETTERS, LANGUAGES, stemWord } from "../words/languages.ts";
import { type Candidate, getTitleStems } from "./candidate.ts";
import {
  containsExcludedFoodUnlessLabelledFree,
  containsFoodRegardlessOfTags,
  type Exclusion,
  isLabelledAsBaked,
  isLabelledFreeOfFood,
  isLabelledNoBake,
  isSideSauceOrDessert,
} from "./exclude.ts";
import { findBestTermMatch, type TermMatch } from "./match-terms.ts";
import { isPhraseFullyMatched, lowerMatchesOfSplitPhrases, type Phrase } from "./phrases.ts";

export type RankingQuery = {
  parsed: ParsedQuery;
  terms: readonly Term[];
  optionalTerms: readonly Term[];
  /** Names of several words, each as indexes of terms. */
  phrases: readonly Phrase[];
  /** Fixed phrases such as "beef wellington", each as indexes of terms. */
  fixedPhrases: readonly Phrase[];
  /** The query in the form of `toSortableTitle`, for comparison with titles. */
  wanted: string;
  /** The letter of the query's language, or null if it is unclear. */
  letter: string | null;
  /** `exclusions` drop a recipe; `dietExclusions` only lower its score. */
  exclusions: readonly Exclusion[];
  dietExclusions: readonly Exclusion[];
  /**
   * Names of the requested diets. A recipe with one of them in title or tags is not penalized for its
   * ingredients.
   */
  dietWords: readonly string[];
};

export type Ranked = {
  candidate: Candidate;
  score: number;
  /** The share of the terms that match, by weight, from 0 to 1. */
  coverage: number;
  /** Like `coverage`, but terms of a fixed phrase count only if the recipe has the complete phrase. */
  phraseCoverage: number;
  matches: TermMatch[];
};

/**
 * Weights that are added to the score of the terms, which is at most 0.9: the quality of a match in the
 * title.
 */
const WEIGHTS = {
  exactTitle: 0.6,
  sameWords: 0.15,
  complete: 0.18,
  precision: 0.14,
  head: 0.09,
  askedHead: 0.05,
  order: 0.06,
  side: 0.15,
  likes: 0.015,
  mostLikes: 0.06,
  time: 0.3,
  servings: 0.3,
  easy: 0.06,
  diet: 0.5,
  dietNamed: 0.2,
  language: 0.22,
  saysWithout: 0.35,
  noMeal: 0.4,
  named: 0.27,
  oven: 0.3,
  allInTitle: 0.06,
};
/** The score of a recipe, or null if it contains an excluded food. */
export function scoreCandidateOrNull(candidate: Candidate, asked: RankingQuery): Ranked | null {
  if (containsExcludedFoodUnlessLabelledFree(candidate, asked.exclusions)) return null;
  const { terms } = asked;
  const apart = terms.map((term) => findBestTermMatch(candidate, term));
  const matches = lowerMatchesOfSplitPhrases(candidate, terms, apart, asked.phrases);
  const totalWeight = terms.reduce((sum, { weight }) => sum + weight, 0);
  const met = matches.reduce((sum, { quality }, i) => sum + quality * (terms[i]?.weight ?? 0), 0);
  // An incomplete fixed phrase counts as no match: beef stew is no beef wellington.
  const lost = asked.fixedPhrases
    .filter((name) => !isPhraseFullyMatched(candidate, terms, matches, name))
    .flat();
  const touched = [...terms.keys()].filter((index) => (matches[index]?.quality ?? 0) > 0);
  const partOf = (places: readonly number[]) =>
    totalWeight === 0 ? 1 : places.reduce((sum, j) => sum + (terms[j]?.weight ?? 0), 0) / totalWeight;
  const isComplete = matches.every(({ quality }, position) => quality > 0 || terms[position]?.isModifier);
  const score =
    (totalWeight === 0 ? 0 : met / totalWeight) +
    (isComplete ? WEIGHTS.complete : 0) +
    titleScore(candidate, asked, matches) +
    scoreNamesInTitle(asked, matches, totalWeight) +
    scoreOptionalTerms(candidate, asked) +
    (isInQueryLanguageOrNationality(candidate, asked) ? WEIGHTS.language : 0) +
    scoreConstraints(candidate, asked) +
    Math.min(WEIGHTS.mostLikes, WEIGHTS.likes * Math.log2(1 + candidate.likeCount));
  const coverage = partOf(touched);
  const phraseCoverage =
    lost.length === 0 ? coverage : partOf(touched.filter((place) => !lost.includes(place)));
  return { candidate, score, coverage, phraseCoverage, matches };
}

/** The index of the term that matches the word naming the dish in the title; -1 if none does. */
export function findTermOfTitleHead({ candidate, matches }: Ranked): number {
  return matches.some(({ inTitle }) => inTitle)
    ? (findTermIndexesOfTitleWords(candidate, matches)[candidate.head] ?? -1)
    : -1;
}

/** Whether a recipe is in the language of the query, or of a nationality that the query names. */
function isInQueryLanguageOrNationality({ letter }: Candidate, asked: RankingQuery): boolean {
  return letter === asked.letter || asked.terms.some((term) => term.letter === letter);
}

/** Score for a name of several words that is in the title, by any of its synonyms. */
function scoreNamesInTitle(
  { terms, phrases }: RankingQuery,
  matches: readonly TermMatch[],
  totalWeight: number,
): number {
  let found = 0;
  for (const phrase of phrases) {
    if (!phrase.every((i) => matches[i]?.inTitle)) continue;
    const weight = phrase.reduce((sum, index) => sum + (terms[index]?.weight ?? 0), 0);
    found = Math.max(found, (WEIGHTS.named * weight) / totalWeight);
  }
  return found;
}

function titleScore(candidate: Candidate, asked: RankingQuery, matches: readonly TermMatch[]): number {
  let found = 0;
  if (candidate.titleSort === asked.wanted) found += WEIGHTS.exactTitle;
  if (!matches.some(({ inTitle }) => inTitle)) return found;
  const stems = getTitleStems(candidate);
  const places = findTermIndexesOfTitleWords(candidate, matches);
  const matched = places.filter((i) => i >= 0);
  if (matched.length === 0) return found;
  const empty = getNondescriptiveTitleStems(candidate.letter);
  const significant = Math.max(1, stems.filter((stem) => stem.length > 2 && !empty.has(stem)).length);
  const precision = Math.min(1, matched.length / significant);
  const quality = computeMeanTitleMatchQuality(matches);
  if (matches.length > 1 && matches.every(({ inTitle }) => inTitle)) found += WEIGHTS.allInTitle;
  found += WEIGHTS.precision * precision * quality;
  if (precision === 1 && matches.every(({ inTitle }) => inTitle))
    found += WEIGHTS.sameWords * computeMeanMatchQuality(matches);
  const head = places[candidate.head] ?? -1;
  if (head >= 0) found += WEIGHTS.head * quality;
  if (head === asked.terms.length - 1 || (head === 0 && candidate.letter !== "e" && candidate.letter !== "d"))
    found += WEIGHTS.askedHead;
  if (matched.length > 1) {
    let compareRanked = 0;
    for (let index = 1; index < matched.length; index += 1)
      if ((matched[index] as number) === (matched[index - 1] as number) + 1) compareRanked += 1;
    found += (WEIGHTS.order * compareRanked) / (matched.length - 1);
  }
  return found;
}

/** For each word of the title, the index of the term that it matches, or -1. */
function findTermIndexesOfTitleWords(candidate: Candidate, matches: readonly TermMatch[]): number[] {
  const stems = getTitleStems(candidate);
  const places = stems.map(() => -1);
  for (const [i, match] of matches.entries()) {
    if (!match.inTitle || match.alternative === null) continue;
    for (const form of match.alternative.forms) {
      const stem = form.byLetter.get(candidate.letter)?.trim();
      const first = stems.indexOf(stem ?? "");
      if (first >= 0 && places[first] === -1) places[first] = i;
    }
  }
  return places;
}

const emptyStemCache = new Map<string, ReadonlySet<string>>();

/**
 * Stems of title words that do not describe the dish, such as "the", "best" and "ever", for the language of a
 * letter.
 */
function getNondescriptiveTitleStems(letter: string): ReadonlySet<string> {
  const known = emptyStemCache.get(letter);
  if (known) return known;
  const language = LANGUAGES.find((item) => LANGUAGE_LETTERS[item] === letter) ?? "other";
  const made = new Set([...TITLE_WORDS].map((word) => stemWord(word, language)));
  emptyStemCache.set(letter, made);
  return made;
}

const computeMeanMatchQuality = (matches: readonly TermMatch[]) =>
  matches.reduce((sum, { quality }) => sum + quality, 0) / Math.max(1, matches.length);

/** The mean quality of the terms that match in the title. */
function computeMeanTitleMatchQuality(matches: readonly TermMatch[]): number {
  const found = matches.filter(({ inTitle }) => inTitle);
  return found.reduce((sum, { quality }) => sum + quality, 0) / Math.max(1, found.length);
}

function scoreOptionalTerms(candidate: Candidate, { optionalTerms }: RankingQuery): number {
  return optionalTerms.reduce(
    (sum, term) => sum + WEIGHTS.side * findBestTermMatch(candidate, term, false).quality,
    0,
  );
}

function scoreConstraints(
  candidate: Candidate,
  { parsed, exclusions, dietExclusions, dietWords }: RankingQuery,
): number {
  const { minutes, servings, easy, meal, noOven } = parsed.constraints;
  let found = meal && isSideSauceOrDessert(candidate) ? -WEIGHTS.noMeal : 0;
  if (minutes !== null) {
    const time = candidate.cookingTime;
    if (time === null) found -= WEIGHTS.time / 4;
    else found += time <= minutes ? WEIGHTS.time : -WEIGHTS.time * Math.min(1, Math.log2(time / minutes));
  }
  if (servings !== null && candidate.servings !== null)
    found += WEIGHTS.servings * (1 - Math.min(2, Math.abs(Math.log2(candidate.servings / servings))));
  if (easy && candidate.difficulty !== null)
    found +=
      candidate.difficulty === "EASY" ? WEIGHTS.easy : candidate.difficulty === "HARD" ? -WEIGHTS.easy : 0;
  if (noOven)
    found += isLabelledNoBake(candidate)
      ? WEIGHTS.saysWithout
      : isLabelledAsBaked(candidate)
        ? -WEIGHTS.oven
        : 0;
  if (isLabelledFreeOfFood(candidate, exclusions)) found += WEIGHTS.saysWithout;
  if (dietWords.length > 0) found += scoreDiets(candidate, dietExclusions, dietWords);
  return found;
}

/** Score for the requested diets. A diet in the tags does not count if an ingredient contradicts it. */
function scoreDiets(
  candidate: Candidate,
  dietExclusions: readonly Exclusion[],
  words: readonly string[],
): number {
  const isNamedIn = (text: string) => words.some((word) => text.includes(word));
  if (isNamedIn(candidate.title)) return WEIGHTS.dietNamed;
  if (isNamedIn(candidate.tags))
    return containsFoodRegardlessOfTags(candidate, dietExclusions) ? 0 : WEIGHTS.dietNamed;
  return containsExcludedFoodUnlessLabelledFree(candidate, dietExclusions) ? -WEIGHTS.diet : 0;
}

/** Orders results by descending score, then by document id. */
export function compareByScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.candidate.docId - b.candidate.docId;
}
