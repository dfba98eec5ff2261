import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { readErrorAnswer } from "../../lib/error-answer.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDropRecipe } from "../recipe-lists/use-drop-recipe.ts";

/** Changes a recipe; its page shows the answer at once, lists ask again. One that is gone is forgotten everywhere. */
export function useUpdateRecipe() {
  const utils = trpc.useUtils();
  const drop = useDropRecipe();
  const stored = (recipe: Recipe) => {
    utils.recipes.get.setData({ id: recipe.id }, recipe);
    void utils.recipes.my.invalidate();
    void utils.recipes.list.invalidate();
    void utils.recipes.featured.invalidate();
    void utils.search.invalidate();
  };
  const { mutateAsync, isPending } = trpc.recipes.update.useMutation({
    onSuccess: stored,
    onError: (error, { id }) => {
      if (readErrorAnswer(error).status === 404) drop.whole(id);
    },
  });
  /** `stored` is for a change that got through although its answer did not. */
  return { update: mutateAsync, isPending, stored };
}
