import type { SearchFilters } from "#server/engines/search/search.ts";

/** Quotes a value for a Meilisearch filter. All user text in filters must pass through here. */
export function quoteMeiliValue(value: string | number): string {
  return `"${replaceLoneSurrogates(String(value)).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** Joins filters with AND; null filters are skipped. */
export function joinMeiliFiltersByAnd(filters: readonly (string | null)[]): string {
  return filters.flatMap((filter) => (filter === null ? [] : `(${filter})`)).join(" AND ");
}

export function createMeiliScopeFilter(scopes: readonly number[]): string {
  return `scope IN [${scopes.map(quoteMeiliValue).join(", ")}]`;
}

/**
 * Converts the filters of a search to Meilisearch syntax; null without filters. As in SQL, a comparison does
 * not match a recipe that lacks the field.
 */
export function createMeiliFacetFilterOrNull(filters: SearchFilters): string | null {
  const { cuisine, difficulty, maxCookingTime, minServings, maxServings, hasImage } = filters;
  const parts = [
    cuisine === undefined ? null : `cuisine = ${quoteMeiliValue(cuisine)}`,
    difficulty === undefined ? null : `difficulty = ${quoteMeiliValue(difficulty)}`,
    maxCookingTime === undefined ? null : `cookingTime <= ${quoteMeiliValue(maxCookingTime)}`,
    minServings === undefined ? null : `servings >= ${quoteMeiliValue(minServings)}`,
    maxServings === undefined ? null : `servings <= ${quoteMeiliValue(maxServings)}`,
    hasImage === undefined ? null : `hasImage = ${hasImage}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : joinMeiliFiltersByAnd(parts);
}

/** Replaces unpaired surrogates with U+FFFD, because other programs reject them in JSON. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\u{FFFD}");
}
