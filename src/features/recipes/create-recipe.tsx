import { useState } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { readFieldErrors } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { draftKey } from "./draft-store.ts";
import { checkWritten, errorsFromServer, errorsOfPictures, hasErrors } from "./form-errors.ts";
import { createInput } from "./form-input.ts";
import { FormProblem, type Problem } from "./form-problem.tsx";
import { emptyRecipe } from "./form-values.ts";
import { RecipeForm } from "./recipe-form.tsx";
import { useCreateRecipe } from "./use-create-recipe.ts";
import { useFormStep } from "./use-form-step.ts";
import { useRecipeForm } from "./use-recipe-form.ts";

const words = text.recipes.form;
/** A new recipe. What was typed stays when saving fails, over a reload, and on the member's other devices. */
export function CreateRecipe({ userId }: { userId: string }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const place = draftKey(userId, "recipe:new");
  const { create, isPending } = useCreateRecipe(place);
  const form = useRecipeForm({
    start: emptyRecipe,
    draftKey: place,
    basis: null,
    place: { recipeId: null, memberId: userId },
    onEnded: () => toast.info(text.recipeWizard.draftEnded),
  });
  const steps = useFormStep(form.values);

  async function submit() {
    setProblem(null);
    if (steps.reject(form, errorsOfPictures(form.busyPictures))) return setProblem("pictures");
    if (steps.reject(form, checkWritten(form.values))) return setProblem("fields");
    const { input, sent } = createInput(form.values);
    try {
      const recipe = await create(input);
      form.end();
      toast.success(words.created(recipe.title), {
        label: words.view,
        onClick: () => navigate(paths.recipe(recipe.id)),
      });
      // Whoever has gone on to another page meanwhile stays there.
      if (form.element.current) navigate(paths.recipes);
    } catch (error) {
      if (!form.element.current) return void toast.error(errorMessage(error, words.createFailed));
      const found = errorsFromServer(readFieldErrors(error), sent, form.values);
      const isPlaced = steps.reject(form, found) && found.other.length === 0;
      setProblem(isPlaced ? "fields" : { error, fallback: words.createFailed, at: Date.now() });
    }
  }

  return (
    <RecipeForm
      form={form}
      steps={steps}
      isEdit={false}
      privacyEditable
      isBusy={isPending}
      cancelHref={paths.recipes}
      onSubmit={() => void submit()}
      problem={<FormProblem problem={problem} isMarked={hasErrors(form.errors)} isKept={form.draft.isKept} />}
    />
  );
}
