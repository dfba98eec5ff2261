import { getQueryKey } from "@trpc/react-query";
import { queryClient, trpc } from "../../lib/trpc.ts";

/** Deletes an own recipe and takes it out of every list and figure. */
export function useDeleteRecipe() {
  const utils = trpc.useUtils();
  return trpc.recipes.delete.useMutation({
    onSuccess: async (_, { id }) => {
      // Asking for it again would only answer that it is gone.
      queryClient.removeQueries({ queryKey: getQueryKey(trpc.recipes.get, { id }, "query") });
      await Promise.all([
        utils.recipes.my.invalidate(),
        utils.recipes.list.invalidate(),
        utils.recipes.featured.invalidate(),
        utils.recipes.stats.invalidate(),
        utils.search.invalidate(),
      ]);
    },
  });
}
