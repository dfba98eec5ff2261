import { getQueryKey } from "@trpc/react-query";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";

/** Takes a recipe out of every page of favorites that has been loaded, and lowers the counts, before any is asked for anew. */
export function dropFavorite(id: string): void {
  const queryKey = getQueryKey(trpc.likes.favorites);
  queryClient.setQueriesData<FavoritesAnswer>({ queryKey }, (answer) => answer && without(answer, id));
}

/** Favorites, and how many they are, are other than what was loaded. */
export function outdateFavorites(): void {
  void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.likes.favorites) });
  void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.recipes.stats) });
}

/** An answer as it is when that recipe is not liked any more; the same one where it never held it. */
function without(answer: FavoritesAnswer, id: string): FavoritesAnswer {
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
