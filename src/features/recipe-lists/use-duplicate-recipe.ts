import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { createDraftStorageKey } from "../drafts/draft-storage.ts";
import { useIdempotencyKeyStore } from "../drafts/use-idempotency-key-store.ts";
import { applyRecipeChangeToCache } from "../recipe-cache/apply-recipe-change-to-cache.ts";
import { useInvalidateUsage } from "../usage/use-invalidate-usage.ts";

/**
 * Copies a recipe for the member, and refreshes lists, statistics and usage. A retry after a lost response
 * returns the same copy, even after a reload. A changed recipe, or a request after a response, gives another
 * copy.
 */
export function useDuplicateRecipe(userId: string, { id, version }: Pick<Recipe, "id" | "version">) {
  const refreshUsage = useInvalidateUsage();
  const { keyFor, forget } = useIdempotencyKeyStore(createDraftStorageKey(userId, `copy:${id}`));
  const { mutateAsync, isPending } = trpc.recipes.duplicate.useMutation({
    onSuccess: (recipe) => {
      forget();
      applyRecipeChangeToCache({ kind: "stored", recipe });
      void refreshUsage();
    },
    onError: (error) => {
      // After a lost response the copy may exist.
      if (readErrorAnswer(error).status === 0) applyRecipeChangeToCache({ kind: "unseen" });
    },
  });
  return { duplicate: () => mutateAsync({ id, idempotencyKey: keyFor({ id, version }) }), isPending };
}
