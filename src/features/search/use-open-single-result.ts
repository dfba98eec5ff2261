import { useEffect } from "react";
import type { RecipeSearch } from "./use-recipe-search-pages.ts";

let submitted: string | null = null;

/** Opens the result of this query once it is searched, if there is exactly one recipe. */
export function openSingleResultOf(query: string): void {
  submitted = query.trim();
}

/**
 * Calls `open` when a submitted query found a single recipe. A corrected query opens nothing, because the
 * correction may be wrong.
 */
export function useOpenSingleResult(query: string, search: RecipeSearch, open: (id: string) => void): void {
  const { data, isStale, isFetching } = search;
  useEffect(() => {
    if (submitted !== query || !data || isStale || isFetching) return;
    submitted = null;
    const [only] = data.recipes;
    if (only && data.totalCount === 1 && !data.understood?.corrected) open(only.id);
  }, [query, data, isStale, isFetching, open]);
}
