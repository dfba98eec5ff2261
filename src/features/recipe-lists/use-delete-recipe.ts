import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { recipeChanged } from "../recipe-cache/recipe-changed.ts";

/**
 * Deletes an own recipe and takes it out of every list and figure, also where it was gone already. Without an answer
 * nobody knows whether it is: everything that shows it is asked for again.
 */
export function useDeleteRecipe() {
  return trpc.recipes.delete.useMutation({
    onSuccess: (_, { id }) => recipeChanged({ kind: "gone", id, page: "forget" }),
    onError: (error, { id }) => {
      const { status } = readErrorAnswer(error);
      if (status === 404) recipeChanged({ kind: "gone", id, page: "ask" });
      if (status === 0) recipeChanged({ kind: "unseen", id });
    },
  });
}
