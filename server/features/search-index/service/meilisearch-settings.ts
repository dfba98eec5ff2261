import { getAllEntities, getStopWords, SEARCH_VERSION } from "#server/engines/search/search.ts";

/** Increment it when the documents or settings change, so that all recipes are sent again. */
const MEILI_VERSION = 1;

/**
 * Version of the code that filled an index. An index with another version is not searched until it is
 * updated.
 */
export const INDEX_VERSION = `${MEILI_VERSION}.${SEARCH_VERSION}`;

const EQUAL = { facetSearch: false, filter: { equality: true, comparison: false } };
const COMPARED = { facetSearch: false, filter: { equality: true, comparison: true } };

/** Maximum number of hits per query, the same as in the embedded search. */
const MAX_HITS = 1000;

/**
 * Settings of the Meilisearch index. Titles rank before ingredients, these before tags and descriptions.
 * Words of four letters may contain one typo, words of eight letters two. Stopwords are ignored, and names of
 * the same ingredient or dish are synonyms.
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
    stopWords: [...getStopWords()].sort(),
    synonyms: createSynonymsByName(),
    typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
    pagination: { maxTotalHits: MAX_HITS },
    faceting: { maxValuesPerFacet: 1 },
    prefixSearch: "indexingTime" as const,
  };
}

/** Maximum number of synonyms per name, because each search tries all of them. */
const MAX_SYNONYMS = 20;
/** Maximum number of words in a synonym; Meilisearch does not recognise longer ones. */
const MAX_NAME_LENGTH = 3;

/**
 * The names of each ingredient or dish as synonyms of each other, in all languages together, because
 * documents do not state their language.
 */
function createSynonymsByName(): Record<string, string[]> {
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
