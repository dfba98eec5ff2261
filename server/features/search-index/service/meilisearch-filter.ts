import type { SearchFilters } from "#server/engines/search/search.ts";

/** A value as a quoted literal of a Meilisearch filter. The only place where user text enters a filter. */
export function quoteMeiliValue(value: string | number): string {
  return `"${replaceLoneSurrogates(String(value)).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** All of some filters; the empty ones say nothing. */
export function joinMeiliFiltersByAnd(filters: readonly (string | null)[]): string {
  return filters.flatMap((filter) => (filter === null ? [] : `(${filter})`)).join(" AND ");
}

export function createMeiliScopeFilter(scopes: readonly number[]): string {
  return `scope IN [${scopes.map(quoteMeiliValue).join(", ")}]`;
}

/** The facet filters of a search in Meilisearch syntax. As in SQL, a comparison matches no recipe without the field. */
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

/** The text with a mark in place of halves of letters, which no JSON for another program may hold. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\u{FFFD}");
}
