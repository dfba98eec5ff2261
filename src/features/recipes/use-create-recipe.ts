import { trpc } from "../../lib/trpc.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";
import type { createInput } from "./form-input.ts";
import { useIdempotencyKey } from "./use-idempotency-key.ts";

/**
 * Creates a recipe; lists, figures and usage ask again. The same input sent again, because the answer to it was lost,
 * makes no second recipe, also after a reload that its draft outlives.
 */
export function useCreateRecipe(draftKey: string) {
  const utils = trpc.useUtils();
  const usage = useRefreshUsage();
  const keyFor = useIdempotencyKey(draftKey);
  const { mutateAsync, isPending } = trpc.recipes.create.useMutation({
    onSuccess: (recipe) => {
      utils.recipes.get.setData({ id: recipe.id }, recipe);
      void utils.recipes.my.invalidate();
      void utils.recipes.list.invalidate();
      void utils.recipes.featured.invalidate();
      void utils.recipes.stats.invalidate();
      void utils.search.invalidate();
      void usage.afterUse();
    },
    onError: (error) => void usage.afterError(error),
  });

  function create(input: ReturnType<typeof createInput>["input"]) {
    return mutateAsync({ ...input, idempotencyKey: keyFor(input) });
  }
  return { create, isPending };
}
