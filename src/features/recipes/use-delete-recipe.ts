import { getQueryKey } from "@trpc/react-query";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { dropFavorite, outdateFavorites } from "../likes/cached-favorites.ts";
import { dropFromLists } from "./cached-lists.ts";

/** Deletes an own recipe and takes it out of every list and figure. */
export function useDeleteRecipe() {
  const utils = trpc.useUtils();
  return trpc.recipes.delete.useMutation({
    onSuccess: (_, { id }) => {
      // Asking for it again would only answer that it is gone.
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.recipes.get, { id }, "query") });
      dropFromLists(id);
      dropFavorite(id);
      outdateFavorites();
      void utils.recipes.my.invalidate();
      void utils.recipes.list.invalidate();
      void utils.recipes.featured.invalidate();
      void utils.search.invalidate();
    },
  });
}
