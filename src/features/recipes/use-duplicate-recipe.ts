import { trpc } from "../../lib/trpc.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";

/** Copies a recipe into the member's own; lists, figures and usage ask again. */
export function useDuplicateRecipe() {
  const utils = trpc.useUtils();
  const usage = useRefreshUsage();
  return trpc.recipes.duplicate.useMutation({
    onSuccess: (recipe) => {
      utils.recipes.get.setData({ id: recipe.id }, recipe);
      void utils.recipes.my.invalidate();
      void utils.recipes.stats.invalidate();
      void utils.search.invalidate();
      void usage.afterUse();
    },
    onError: (error) => void usage.afterError(error),
  });
}
