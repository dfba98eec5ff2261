import { useRef } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { trpc } from "../../lib/trpc.ts";
import { recipeChanged } from "../recipe-cache/recipe-changed.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";
import { createInput, updateInput } from "./form-input.ts";
import { type RecipeValues, valuesOf } from "./form-values.ts";
import { readConflict } from "./read-conflict.ts";
import type { RecipeForm } from "./use-recipe-form.ts";
import { useUnansweredCreate } from "./use-unanswered-create.ts";
import { useUpdateRecipe } from "./use-update-recipe.ts";
import { isAmong, isSameVersion } from "./version-differences.ts";

/**
 * Creates a recipe; lists, figures and usage ask again. Sent again, because the answer was lost, it makes no second
 * recipe, also after a reload that its draft outlives: what was written since changes the one that is stored.
 */
export function useCreateRecipe(draftKey: string, form: RecipeForm) {
  const refreshUsage = useRefreshUsage();
  const unanswered = useUnansweredCreate(draftKey, form);
  const sent = useRef<RecipeValues[]>([]);
  const { update, isPending: isUpdating } = useUpdateRecipe();
  const { mutateAsync, isPending } = trpc.recipes.create.useMutation({
    onSuccess: (recipe) => {
      recipeChanged({ kind: "stored", recipe });
      void refreshUsage();
    },
  });

  async function create(values: RecipeValues): Promise<Recipe> {
    const { input } = createInput(values);
    const { idempotencyKey, mayBeOther } = unanswered.keyFor(input);
    const before = sent.current;
    sent.current = [...before, values];
    const made = await mutateAsync({ ...input, idempotencyKey });
    const isAsWritten = !mayBeOther || isSameVersion(values, valuesOf(made));
    const recipe = isAsWritten ? made : await bringUpToDate(made, values, before);
    unanswered.forget();
    return recipe;
  }

  /** An earlier call made it after all: what was written since is a change of it. */
  async function bringUpToDate(made: Recipe, values: RecipeValues, before: readonly RecipeValues[]) {
    // What somebody has changed on another device since is not written over: the first version is named then.
    const version = isAmong(before, valuesOf(made)) ? made.version : 1;
    try {
      return await update(updateInput(values, { ...made, version }).input);
    } catch (error) {
      // That recipe has gone its own way: saved once more, what is here becomes one of its own.
      if (readConflict(error)) unanswered.forget();
      throw error;
    }
  }

  return { create, isPending: isPending || isUpdating };
}
