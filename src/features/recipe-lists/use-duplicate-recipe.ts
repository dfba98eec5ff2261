import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { draftKey } from "../drafts/draft-storage.ts";
import { useIdempotencyKey } from "../drafts/use-idempotency-key.ts";
import { recipeChanged } from "../recipe-cache/recipe-changed.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";

/**
 * Copies a recipe into the member's own; lists, figures and usage ask again. Asked again because the answer was lost,
 * it answers the copy that was made, also after a reload; of a recipe that was changed since, and once the copy was
 * answered, the next one is another copy.
 */
export function useDuplicateRecipe(userId: string, { id, version }: Pick<Recipe, "id" | "version">) {
  const refreshUsage = useRefreshUsage();
  const { keyFor, forget } = useIdempotencyKey(draftKey(userId, `copy:${id}`));
  const { mutateAsync, isPending } = trpc.recipes.duplicate.useMutation({
    onSuccess: (recipe) => {
      forget();
      recipeChanged({ kind: "stored", recipe });
      void refreshUsage();
    },
    onError: (error) => {
      // Without an answer the copy may be there already.
      if (readErrorAnswer(error).status === 0) recipeChanged({ kind: "unseen" });
    },
  });
  return { duplicate: () => mutateAsync({ id, idempotencyKey: keyFor({ id, version }) }), isPending };
}
