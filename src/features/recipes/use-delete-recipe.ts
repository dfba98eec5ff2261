import { getQueryKey } from "@trpc/react-query";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { dropFavorite, outdateFavorites } from "../likes/cached-favorites.ts";
import { dropFromLists } from "./cached-lists.ts";

/** Deletes an own recipe and takes it out of every list and figure, also where it was gone already. */
export function useDeleteRecipe() {
  const utils = trpc.useUtils();
  function dropEverywhere(id: string) {
    dropFromLists(id);
    dropFavorite(id);
    outdateFavorites();
    void utils.recipes.my.invalidate();
    void utils.recipes.list.invalidate();
    void utils.recipes.featured.invalidate();
    void utils.search.invalidate();
  }
  return trpc.recipes.delete.useMutation({
    onSuccess: (_, { id }) => {
      // Asking for it again would only answer that it is gone.
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.recipes.get, { id }, "query") });
      dropEverywhere(id);
    },
    onError: (error, { id }) => {
      if (readErrorAnswer(error).status !== 404) return;
      dropEverywhere(id);
      void utils.recipes.get.invalidate({ id });
    },
  });
}
