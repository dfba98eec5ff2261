import { TRPCClientError } from "@trpc/client";
import type { RecipeConflict } from "#server/features/recipes/schema/conflict.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { recipeChanged } from "../recipe-cache/recipe-changed.ts";

/** Changes a recipe; its page shows the answer at once, lists ask again. One that is gone is forgotten everywhere. */
export function useUpdateRecipe() {
  const stored = (recipe: Recipe) => recipeChanged({ kind: "stored", recipe });
  const { mutateAsync, isPending } = trpc.recipes.update.useMutation({
    onSuccess: stored,
    onError: (error, { id }) => {
      if (readErrorAnswer(error).status === 404) recipeChanged({ kind: "gone", id, page: "forget" });
    },
  });
  /** `stored` is for a change that got through although its answer did not. */
  return { update: mutateAsync, isPending, stored };
}

/** What a change upon an old version met, as the server sends it beside the detail; null for every other error. */
export function readConflict(error: unknown): RecipeConflict | null {
  if (!(error instanceof TRPCClientError)) return null;
  return (error.data as { conflict?: RecipeConflict | null } | null)?.conflict ?? null;
}
