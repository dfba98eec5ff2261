import { getAllEntities, SEARCH_VERSION, stopWords } from "#server/engines/search/search.ts";

/** Raise it when documents or settings change: all recipes are sent again. */
const MEILI_VERSION = 1;

/** By what an index was made. One that says another is not searched, and is brought up to date. */
export const INDEX_VERSION = `${MEILI_VERSION}.${SEARCH_VERSION}`;

const EQUAL = { facetSearch: false, filter: { equality: true, comparison: false } };
const COMPARED = { facetSearch: false, filter: { equality: true, comparison: true } };

/** An answer is a window of so many, as the embedded search's is. */
const MAX_HITS = 1000;

/**
 * How the index is set up. Titles count more than ingredients, those more than tags and text; one slip from four
 * letters and two from eight; words of grammar are dropped; the kitchen's names stand for each other.
 */
export function createMeiliIndexSettings() {
  return {
    searchableAttributes: ["title", "ingredients", "tags", "description"],
    displayedAttributes: ["id", "rev"],
    filterableAttributes: [
      { attributePatterns: ["tokens", "cuisine", "difficulty", "hasImage", "rev", "scope"], features: EQUAL },
      { attributePatterns: ["id", "cookingTime", "servings", "createdAt"], features: COMPARED },
    ],
    sortableAttributes: ["place", "likes", "createdAt", "cookingTime"],
    rankingRules: ["words", "typo", "proximity", "attribute", "sort", "exactness", "likes:desc"],
    stopWords: [...stopWords()].sort(),
    synonyms: synonyms(),
    typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
    pagination: { maxTotalHits: MAX_HITS },
    faceting: { maxValuesPerFacet: 1 },
    prefixSearch: "indexingTime" as const,
  };
}

/** Synonyms of one name; each search walks through all of them. */
const MAX_SYNONYMS = 20;
/** Meilisearch takes names of few words for one. */
const MAX_NAME_LENGTH = 3;

/**
 * Names of each entity as synonyms in both directions, in all languages, because texts have no language
 * there.
 */
function synonyms(): Record<string, string[]> {
  const all = new Map<string, Set<string>>();
  for (const concept of getAllEntities()) {
    const names = [
      ...new Set(
        concept.filter(({ words }) => words.length <= MAX_NAME_LENGTH).map(({ words }) => words.join(" ")),
      ),
    ];
    for (const name of names) {
      const others = all.get(name) ?? new Set<string>();
      all.set(name, others);
      for (const other of names) if (other !== name && others.size < MAX_SYNONYMS) others.add(other);
    }
  }
  return Object.fromEntries(
    [...all].filter(([, others]) => others.size > 0).map(([name, others]) => [name, [...others]]),
  );
}
