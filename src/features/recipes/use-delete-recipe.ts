import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDropRecipe } from "./use-drop-recipe.ts";

/** Deletes an own recipe and takes it out of every list and figure, also where it was gone already. */
export function useDeleteRecipe() {
  const utils = trpc.useUtils();
  const drop = useDropRecipe();
  return trpc.recipes.delete.useMutation({
    onSuccess: (_, { id }) => drop.whole(id),
    onError: (error, { id }) => {
      if (readErrorAnswer(error).status !== 404) return;
      drop.fromLists(id);
      void utils.recipes.get.invalidate({ id });
    },
  });
}
