import { trpc } from "../../lib/trpc.ts";

/** Changes a recipe; its page shows the answer at once, lists ask again. */
export function useUpdateRecipe() {
  const utils = trpc.useUtils();
  return trpc.recipes.update.useMutation({
    onSuccess: (recipe) => {
      utils.recipes.get.setData({ id: recipe.id }, recipe);
      void utils.recipes.my.invalidate();
      void utils.recipes.list.invalidate();
      void utils.recipes.featured.invalidate();
      void utils.search.invalidate();
    },
  });
}
