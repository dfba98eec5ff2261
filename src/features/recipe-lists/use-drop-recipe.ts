import { getQueryKey } from "@trpc/react-query";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { dropFavorite, outdateFavorites } from "../likes/cached-favorites.ts";
import { dropFromLists } from "./cached-lists.ts";

/** Forgets a recipe that is no longer there: its place in every list and figure, and its own page with `whole`. */
export function useDropRecipe() {
  const utils = trpc.useUtils();
  /** Every list and figure is asked for again. */
  function outdateLists() {
    outdateFavorites();
    void utils.recipes.my.invalidate();
    void utils.recipes.list.invalidate();
    void utils.recipes.featured.invalidate();
    void utils.search.invalidate();
  }
  function fromLists(id: string) {
    dropFromLists(id);
    dropFavorite(id);
    outdateLists();
  }
  return {
    fromLists,
    outdateLists,
    whole(id: string) {
      // Asking for it again would only answer that it is gone.
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.recipes.get, { id }, "query") });
      fromLists(id);
    },
  };
}
