import { keepPreviousData } from "@tanstack/react-query";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import type { SearchAnswer, SearchMatch, Understood } from "#server/features/search/schema.ts";
import { trpc } from "../../lib/trpc.ts";
import { joinPages } from "../recipe-lists/join-pages.ts";
import { useScrolledPages } from "../recipe-lists/use-scrolled-pages.ts";
import { canSearch, type SearchView } from "./search-address.ts";
import { favoritesInput, searchInput } from "./search-input.ts";

/** What was found, wherever it was looked for: one page of it, and those below it that scrolling brought. */
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
  const first = view.onlyFavorites ? foundLiked(liked.data) : foundOfAll(all.data);
  const scrolled = useScrolledPages({
    first: view.page,
    pageSize: view.pageSize,
    pages: query.isPlaceholderData || !isOn ? 0 : first?.totalPages,
  });
  const pages = scrolled.pages.map((page) => ({ ...view, page }));
  const furtherOfAll = trpc.useQueries((ask) =>
    view.onlyFavorites ? [] : pages.map((page) => ask.search.advanced(searchInput(page))),
  );
  const furtherLiked = trpc.useQueries((ask) =>
    view.onlyFavorites ? pages.map((page) => ask.likes.favorites(favoritesInput(page))) : [],
  );
  const further = view.onlyFavorites
    ? furtherLiked.map((page) => foundLiked(page.data))
    : furtherOfAll.map((page) => foundOfAll(page.data));
  return {
    data: first && withFurther(first, further),
    scrolled,
    further: view.onlyFavorites ? furtherLiked : furtherOfAll,
    error: query.error,
    isError: query.isError,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  };
}

export type FoundRecipes = ReturnType<typeof useSearchRecipes>;

function withFurther(first: Found, further: readonly (Found | undefined)[]): Found {
  if (further.length === 0) return first;
  return {
    ...first,
    recipes: joinPages([first.recipes, ...further.map((page) => page?.recipes)]),
    matches: new Map([first, ...further].flatMap((page) => [...(page?.matches ?? [])])),
  };
}

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
