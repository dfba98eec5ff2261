import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDropRecipe } from "./use-drop-recipe.ts";

/**
 * Deletes an own recipe and takes it out of every list and figure, also where it was gone already. Without an answer
 * nobody knows whether it is: everything that shows it is asked for again.
 */
export function useDeleteRecipe() {
  const utils = trpc.useUtils();
  const drop = useDropRecipe();
  return trpc.recipes.delete.useMutation({
    onSuccess: (_, { id }) => drop.whole(id),
    onError: (error, { id }) => {
      const { status } = readErrorAnswer(error);
      if (status === 404) drop.fromLists(id);
      else if (status === 0) drop.outdateLists();
      else return;
      void utils.recipes.get.invalidate({ id });
    },
  });
}
