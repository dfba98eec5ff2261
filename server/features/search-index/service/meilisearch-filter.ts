import type { SearchFilters } from "#server/engines/search/search.ts";

/** A value as a filter has it. The one place where texts of people become part of a filter. */
export function quote(value: string | number): string {
  return `"${wellFormed(String(value)).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** All of some filters; the empty ones say nothing. */
export function allOf(filters: readonly (string | null)[]): string {
  return filters.flatMap((filter) => (filter === null ? [] : `(${filter})`)).join(" AND ");
}

export function scopeFilter(scopes: readonly number[]): string {
  return `scope IN [${scopes.map(quote).join(", ")}]`;
}

/** The facet filters of a search. Comparisons match no recipe without the field, as in the tables. */
export function facetFilter(filters: SearchFilters): string | null {
  const { cuisine, difficulty, maxCookingTime, minServings, maxServings, hasImage } = filters;
  const parts = [
    cuisine === undefined ? null : `cuisine = ${quote(cuisine)}`,
    difficulty === undefined ? null : `difficulty = ${quote(difficulty)}`,
    maxCookingTime === undefined ? null : `cookingTime <= ${quote(maxCookingTime)}`,
    minServings === undefined ? null : `servings >= ${quote(minServings)}`,
    maxServings === undefined ? null : `servings <= ${quote(maxServings)}`,
    hasImage === undefined ? null : `hasImage = ${hasImage}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : allOf(parts);
}

/** The text with a mark in place of halves of letters, which no JSON for another program may hold. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\u{FFFD}");
}
