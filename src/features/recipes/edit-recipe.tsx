import { useState } from "react";
import { useLocation } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer, readFieldErrors } from "../../lib/error-answer.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { draftKey } from "./draft-store.ts";
import { checkValues, errorsFromServer, hasErrors } from "./form-errors.ts";
import { updateInput } from "./form-input.ts";
import { FormProblem, type Problem } from "./form-problem.tsx";
import { valuesOf } from "./form-values.ts";
import { RecipeForm } from "./recipe-form.tsx";
import { useRecipeForm } from "./use-recipe-form.ts";
import { useUpdateRecipe } from "./use-update-recipe.ts";

const words = text.recipes.form;

type Props = {
  userId: string;
  /** As it was when the form was opened. */
  recipe: Recipe;
  /** Begins again with a newer version. */
  onReload: (recipe: Recipe) => void;
};

/** Changes a recipe, and asks where somebody else was faster. */
export function EditRecipe({ userId, recipe, onReload }: Props) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [hasConflict, setConflict] = useState(false);
  const update = useUpdateRecipe();
  const utils = trpc.useUtils();
  const form = useRecipeForm({
    start: () => valuesOf(recipe),
    draftKey: draftKey(userId, `recipe:${recipe.id}`),
    basis: recipe.version,
  });

  async function submit(version: number) {
    setProblem(null);
    if (form.isUploading) return setProblem({ message: text.recipes.upload.wait });
    if (form.reject(checkValues(form.values))) return setProblem("fields");
    const { input, sent } = updateInput(form.values, { ...recipe, version });
    try {
      await update.mutateAsync(input);
      form.draft.discard();
      toast.success(words.updated);
      navigate(paths.recipe(recipe.id));
    } catch (error) {
      if (readErrorAnswer(error).status === 409) return setConflict(true);
      const found = errorsFromServer(readFieldErrors(error), sent, form.values);
      const isPlaced = form.reject(found) && found.other.length === 0;
      setProblem(isPlaced ? "fields" : { error, fallback: words.updateFailed, at: Date.now() });
    }
  }

  /** Settles a conflict with what the server has now. */
  async function settle(withNewest: (newest: Recipe) => unknown) {
    setConflict(false);
    try {
      await withNewest(await utils.recipes.get.fetch({ id: recipe.id }, { staleTime: 0 }));
    } catch (error) {
      setProblem({ error, fallback: words.updateFailed, at: Date.now() });
    }
  }

  return (
    <>
      <RecipeForm
        form={form}
        isEdit
        privacyEditable={recipe.privacyEditable}
        isBusy={update.isPending}
        cancelHref={paths.recipe(recipe.id)}
        onSubmit={() => void submit(form.restored?.basis ?? recipe.version)}
        problem={<FormProblem problem={problem} isMarked={hasErrors(form.errors)} />}
      />
      <ConflictDialog
        open={hasConflict}
        onOpenChange={setConflict}
        onKeepMine={() => void settle((newest) => submit(newest.version))}
        onLoadOther={() =>
          void settle((newest) => {
            form.draft.discard();
            onReload(newest);
          })
        }
      />
    </>
  );
}
