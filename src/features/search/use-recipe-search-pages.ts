import { keepPreviousData } from "@tanstack/react-query";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import type { SearchAnswer, SearchMatch, Understood } from "#server/features/search/schema.ts";
import { trpc } from "../../lib/trpc.ts";
import { joinConsecutivePages } from "../recipe-lists/join-consecutive-pages.ts";
import { usePagesLoadedByScrolling } from "../recipe-lists/use-pages-loaded-by-scrolling.ts";
import { createAdvancedSearchInput, createFavoritesSearchInput } from "./advanced-search-input.ts";
import { hasQueryOrFilter, type SearchView } from "./search-address.ts";

/** The results of a search: those of one page, and of the pages loaded by scrolling. */
export type SearchResult = {
  recipes: readonly RecipeSummary[];
  totalCount: number;
  totalPages: number;
  totalIsCapped: boolean;
  /** Search matches by recipe id. */
  matches: ReadonlyMap<string, SearchMatch>;
  understood: Understood | null;
};

const noMatches: ReadonlyMap<string, SearchMatch> = new Map();

/**
 * Searches all visible recipes, or the favorites, if there is a query or filter. Old results stay visible
 * while new ones load.
 */
export function useRecipeSearchPages(view: SearchView) {
  const isOn = hasQueryOrFilter(view);
  const query = useOneResultPage(view);
  const first = query.data;
  const scrolled = usePagesLoadedByScrolling({
    first: view.page,
    pageSize: view.pageSize,
    pages: query.isPlaceholderData || !isOn ? 0 : first?.totalPages,
  });
  const further = useOneResultPagePerView(scrolled.pages.map((page) => ({ ...view, page })));
  const data =
    first &&
    appendFurtherResultPages(
      first,
      further.map((page) => page.data),
    );
  return {
    data,
    scrolled,
    further,
    error: query.error,
    isError: query.isError,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  };
}

export type RecipeSearch = ReturnType<typeof useRecipeSearchPages>;

type AskOptions = { enabled?: boolean; retry?: false };

/** One page of a view's results. The previous results stay while the next ones load. */
export function useOneResultPage(view: SearchView, { enabled = true, ...rest }: AskOptions = {}) {
  const options = { ...rest, placeholderData: keepPreviousData };
  const isOn = enabled && hasQueryOrFilter(view);
  const all = trpc.search.advanced.useQuery(createAdvancedSearchInput(view), {
    ...options,
    select: toSearchResultFromSearchAnswer,
    enabled: isOn && !view.onlyFavorites,
  });
  const liked = trpc.likes.favorites.useQuery(createFavoritesSearchInput(view), {
    ...options,
    select: toSearchResultFromFavoritesAnswer,
    enabled: isOn && view.onlyFavorites,
  });
  return view.onlyFavorites ? liked : all;
}

/** One page of results for each view that has a query or filter. */
export function useOneResultPagePerView(
  views: readonly SearchView[],
  options: Pick<AskOptions, "retry"> = {},
) {
  const isOn = (view: SearchView, isLiked: boolean) =>
    hasQueryOrFilter(view) && view.onlyFavorites === isLiked;
  const all = trpc.useQueries((ask) =>
    views.map((view) =>
      ask.search.advanced(createAdvancedSearchInput(view), {
        ...options,
        select: toSearchResultFromSearchAnswer,
        enabled: isOn(view, false),
      }),
    ),
  );
  const liked = trpc.useQueries((ask) =>
    views.map((view) =>
      ask.likes.favorites(createFavoritesSearchInput(view), {
        ...options,
        select: toSearchResultFromFavoritesAnswer,
        enabled: isOn(view, true),
      }),
    ),
  );
  return views.flatMap((view, index) => (view.onlyFavorites ? liked[index] : all[index]) ?? []);
}

function appendFurtherResultPages(
  first: SearchResult,
  further: readonly (SearchResult | undefined)[],
): SearchResult {
  if (further.length === 0) return first;
  return {
    ...first,
    recipes: joinConsecutivePages([first.recipes, ...further.map((page) => page?.recipes)]),
    matches: new Map([first, ...further].flatMap((page) => [...(page?.matches ?? [])])),
  };
}

function toSearchResultFromSearchAnswer(answer: SearchAnswer): SearchResult {
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

function toSearchResultFromFavoritesAnswer(answer: FavoritesAnswer): SearchResult {
  const { totalCount, totalPages } = answer.pagination;
  const { favorites: recipes } = answer;
  return { recipes, totalCount, totalPages, totalIsCapped: false, matches: noMatches, understood: null };
}
