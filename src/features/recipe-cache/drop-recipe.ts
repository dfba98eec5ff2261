import { getQueryKey } from "@trpc/react-query";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import type { RecipePage } from "#server/features/recipes/schema/lists.ts";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";

/** Takes a recipe out of every list that has been loaded, before any is asked for anew. */
export function dropFromLists(id: string): void {
  for (const queryKey of [getQueryKey(trpc.recipes.my), getQueryKey(trpc.recipes.list)]) {
    queryClient.setQueriesData<RecipePage>({ queryKey }, (page) => page && withoutRecipe(page, id));
  }
  queryClient.setQueriesData<RecipeSummary[]>({ queryKey: getQueryKey(trpc.recipes.featured) }, (list) =>
    list?.filter((recipe) => recipe.id !== id),
  );
  dropFromFavorites(id);
}

/** Takes a recipe out of every page of favorites that has been loaded, and lowers the counts. */
export function dropFromFavorites(id: string): void {
  const queryKey = getQueryKey(trpc.likes.favorites);
  queryClient.setQueriesData<FavoritesAnswer>(
    { queryKey },
    (answer) => answer && withoutFavorite(answer, id),
  );
}

/** A page without that recipe, and its counts with it; the same page where it never held it. */
function withoutRecipe(page: RecipePage, id: string): RecipePage {
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

/** An answer as it is when that recipe is not liked any more; the same one where it never held it. */
function withoutFavorite(answer: FavoritesAnswer, id: string): FavoritesAnswer {
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
