import type { ParsedQuery, Span } from "../query/parse-query.ts";
import type { Term } from "../query/terms.ts";
import { type Candidate, getIngredientLines } from "./candidate.ts";
import type { TermMatch } from "./match-terms.ts";

/** Indexes of the terms that form one name of several words. */
export type Phrase = readonly number[];

/** Factor on the quality of a name whose words are not together in the recipe. */
const SCATTERED_FACTOR = 0.8;

/** The names of several words in a query, as indexes of their terms. */
export function findNamePhrases(parsed: ParsedQuery, terms: readonly Term[]): Phrase[] {
  return parsed.names.flatMap((name) => {
    const places = findTermIndexesInSpan(name, parsed, terms);
    // A name of modifiers only, such as "slow cooked", names no dish.
    return places.length < 2 || places.every((i) => terms[i]?.isModifier) ? [] : [places];
  });
}

/** The fixed phrases of a query such as "beef wellington", as indexes of their terms. */
export function findFixedPhrases(parsed: ParsedQuery, terms: readonly Term[]): Phrase[] {
  return parsed.fixedPhrases.flatMap((name) => {
    const places = findTermIndexesInSpan(name, parsed, terms);
    return places.length < 2 ? [] : [places];
  });
}

function findTermIndexesInSpan({ start, size }: Span, { all }: ParsedQuery, terms: readonly Term[]): Phrase {
  const words = all.slice(start, start + size);
  return [...terms.keys()].filter((i) => words.includes(terms[i]?.word ?? ""));
}

/**
 * Reduces the quality of names whose words the recipe has apart: "1 egg" and "white cabbage" are no egg
 * whites.
 */
export function lowerMatchesOfSplitPhrases(
  candidate: Candidate,
  terms: readonly Term[],
  matches: TermMatch[],
  phrases: readonly Phrase[],
): TermMatch[] {
  let held = matches;
  for (const phrase of phrases) {
    if (matchesPhrase(candidate, terms, matches, phrase)) continue;
    held = held.map((match, i) =>
      phrase.includes(i) ? { ...match, quality: match.quality * SCATTERED_FACTOR } : match,
    );
  }
  return held;
}

/** Whether a recipe has all words of a phrase together. Members of a category do not count as matches. */
export function isPhraseFullyMatched(
  candidate: Candidate,
  terms: readonly Term[],
  matches: readonly TermMatch[],
  name: Phrase,
): boolean {
  const has = (i: number) => (matches[i]?.quality ?? 0) > 0 && matches[i]?.alternative?.matchType !== "kind";
  return name.every(has) && matchesPhrase(candidate, terms, matches, name);
}

function matchesPhrase(
  candidate: Candidate,
  terms: readonly Term[],
  matches: readonly TermMatch[],
  phrase: Phrase,
): boolean {
  const own = phrase.map((i) => matches[i]);
  // If fewer than two terms match, no words can be apart.
  if (own.filter((match) => (match?.quality ?? 0) > 0).length < 2) return true;
  if (own.every((match) => match?.inTitle)) return true;
  if (own.every((match) => (match?.alternative?.forms.length ?? 0) > 1)) return true;
  const holds = (text: string) =>
    phrase.every((index) =>
      terms[index]?.alternatives.some(
        ({ forms, matchType }) =>
          matchType !== "kind" &&
          forms.every((form) => {
            const stem = form.byLetter.get(candidate.letter);
            return stem !== undefined && text.includes(stem);
          }),
      ),
    );
  return holds(candidate.title + candidate.tags) || getIngredientLines(candidate).some(holds);
}
