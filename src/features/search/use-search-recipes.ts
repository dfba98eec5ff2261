import { keepPreviousData } from "@tanstack/react-query";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import type { SearchAnswer, SearchMatch, Understood } from "#server/features/search/schema.ts";
import { trpc } from "../../lib/trpc.ts";
import { canSearch, type SearchView } from "./search-address.ts";
import { favoritesInput, searchInput } from "./search-input.ts";

/** One page of what was found, wherever it was looked for. */
export type Found = {
  recipes: readonly RecipeSummary[];
  totalCount: number;
  totalPages: number;
  totalIsCapped: boolean;
  /** By the ids of the recipes. */
  matches: ReadonlyMap<string, SearchMatch>;
  understood: Understood | null;
};

const noMatches: ReadonlyMap<string, SearchMatch> = new Map();

/**
 * Searches where there is something to search by: all recipes one may read, or one's favorites alone. The last results
 * stay while the next are on their way.
 */
export function useSearchRecipes(view: SearchView) {
  const isOn = canSearch(view);
  const all = trpc.search.advanced.useQuery(searchInput(view), {
    enabled: isOn && !view.onlyFavorites,
    placeholderData: keepPreviousData,
  });
  const liked = trpc.likes.favorites.useQuery(favoritesInput(view), {
    enabled: isOn && view.onlyFavorites,
    placeholderData: keepPreviousData,
  });
  const query = view.onlyFavorites ? liked : all;
  return {
    data: view.onlyFavorites ? foundLiked(liked.data) : foundOfAll(all.data),
    error: query.error,
    isError: query.isError,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  };
}

export type FoundRecipes = ReturnType<typeof useSearchRecipes>;

function foundOfAll(answer: SearchAnswer | undefined): Found | undefined {
  if (!answer) return undefined;
  const { totalCount, totalPages, totalIsCapped } = answer.metadata;
  const matches = new Map(answer.matches.map((match) => [match.id, match]));
  return {
    recipes: answer.recipes,
    totalCount,
    totalPages,
    totalIsCapped,
    matches,
    understood: answer.understood,
  };
}

function foundLiked(answer: FavoritesAnswer | undefined): Found | undefined {
  if (!answer) return undefined;
  const { totalCount, totalPages } = answer.pagination;
  const { favorites: recipes } = answer;
  return { recipes, totalCount, totalPages, totalIsCapped: false, matches: noMatches, understood: null };
}
