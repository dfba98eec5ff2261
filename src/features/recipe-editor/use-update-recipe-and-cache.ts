import { TRPCClientError } from "@trpc/client";
import type { RecipeConflict } from "#server/features/recipes/schema/conflict.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { applyRecipeChangeToCache } from "../recipe-cache/apply-recipe-change-to-cache.ts";

/**
 * Updates a recipe on the server and writes the response to the query cache. A 404 removes the recipe from
 * it.
 */
export function useUpdateRecipeAndCache() {
  const stored = (recipe: Recipe) => applyRecipeChangeToCache({ kind: "stored", recipe });
  const { mutateAsync, isPending } = trpc.recipes.update.useMutation({
    onSuccess: stored,
    onError: (error, { id }) => {
      if (readErrorAnswer(error).status === 404)
        applyRecipeChangeToCache({ kind: "gone", id, page: "forget" });
    },
  });
  /** `stored` updates the cache after an update that succeeded although its response was lost. */
  return { update: mutateAsync, isPending, stored };
}

/** The conflict data of an error, if the update was based on an outdated version; null for other errors. */
export function recipeConflictOrNull(error: unknown): RecipeConflict | null {
  if (!(error instanceof TRPCClientError)) return null;
  return (error.data as { conflict?: RecipeConflict | null } | null)?.conflict ?? null;
}
