import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";
import { draftKey } from "./draft-store.ts";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

/**
 * Copies a recipe into the member's own; lists, figures and usage ask again. Asked again because the answer was lost,
 * it answers the copy that was made, also after a reload; once there was an answer, the next one is another copy.
 */
export function useDuplicateRecipe(userId: string, id: string) {
  const utils = trpc.useUtils();
  const usage = useRefreshUsage();
  const { keyFor, forget } = useIdempotencyKey(draftKey(userId, `copy:${id}`));
  const { mutateAsync, isPending } = trpc.recipes.duplicate.useMutation({
    onSuccess: (recipe) => {
      forget();
      utils.recipes.get.setData({ id: recipe.id }, recipe);
      void utils.recipes.my.invalidate();
      void utils.recipes.stats.invalidate();
      void utils.search.invalidate();
      void usage.afterUse();
    },
    onError: (error) => {
      if (readErrorAnswer(error).status !== 0) forget();
      void usage.afterError(error);
    },
  });
  return { duplicate: () => mutateAsync({ id, idempotencyKey: keyFor({ id }) }), isPending };
}
