import { getQueryKey } from "@trpc/react-query";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import type { RecipePage } from "#server/features/recipes/schema/lists.ts";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";

/**
 * Removes a deleted recipe from the cached own, public, featured and favorite lists at once, before they are
 * reloaded.
 */
export function removeRecipeFromCachedLists(id: string): void {
  for (const queryKey of [getQueryKey(trpc.recipes.my), getQueryKey(trpc.recipes.list)]) {
    queryClient.setQueriesData<RecipePage>(
      { queryKey },
      (page) => page && removeRecipeFromListPage(page, id),
    );
  }
  queryClient.setQueriesData<RecipeSummary[]>({ queryKey: getQueryKey(trpc.recipes.featured) }, (list) =>
    list?.filter((recipe) => recipe.id !== id),
  );
  removeRecipeFromCachedFavorites(id);
}

/** Removes a recipe from all cached pages of favorites, and lowers their counts. */
export function removeRecipeFromCachedFavorites(id: string): void {
  const queryKey = getQueryKey(trpc.likes.favorites);
  queryClient.setQueriesData<FavoritesAnswer>(
    { queryKey },
    (answer) => answer && removeRecipeFromFavoritesAnswer(answer, id),
  );
}

/**
 * The page without the recipe and with lower counts, or the same object if the page does not contain the
 * recipe.
 */
function removeRecipeFromListPage(page: RecipePage, id: string): RecipePage {
  const items = page.items.filter((recipe) => recipe.id !== id);
  if (items.length === page.items.length) return page;
  const totalCount = page.metadata.totalCount - 1;
  const totalPages = Math.ceil(totalCount / page.metadata.pageSize);
  return {
    items,
    metadata: {
      ...page.metadata,
      totalCount,
      totalPages,
      hasNext: page.metadata.currentPage < totalPages,
    },
  };
}

/**
 * The response without the recipe and with lower counts, or the same object if it does not contain the
 * recipe.
 */
function removeRecipeFromFavoritesAnswer(answer: FavoritesAnswer, id: string): FavoritesAnswer {
  const favorites = answer.favorites.filter((recipe) => recipe.id !== id);
  if (favorites.length === answer.favorites.length) return answer;
  const totalCount = answer.pagination.totalCount - 1;
  return {
    favorites,
    pagination: {
      ...answer.pagination,
      totalCount,
      totalPages: Math.ceil(totalCount / answer.pagination.pageSize),
    },
    totalFavorites: answer.totalFavorites - 1,
  };
}
