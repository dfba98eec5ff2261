import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { draftKey } from "../drafts/draft-storage.ts";
import { hasErrors } from "./form-errors.ts";
import { FormProblem } from "./form-problem.tsx";
import { emptyRecipe } from "./form-values.ts";
import { RecipeForm } from "./recipe-form.tsx";
import { useFormStep } from "./use-form-step.ts";
import { useRecipeForm } from "./use-recipe-form.ts";
import { useSaveNew } from "./use-save-new.ts";

/** A new recipe. What was typed stays when saving fails, over a reload, and on the member's other devices. */
export function CreateRecipe({ userId }: { userId: string }) {
  const place = draftKey(userId, "recipe:new");
  const form = useRecipeForm({
    start: emptyRecipe,
    draftKey: place,
    basis: null,
    place: { recipeId: null, memberId: userId },
    onEnded: () => toast.info(text.recipeWizard.draftEnded),
  });
  const steps = useFormStep(form.values);
  const { save, isPending, problem } = useSaveNew({
    draftKey: place,
    form,
    steps,
    pathAfter: () => paths.recipes,
  });

  return (
    <RecipeForm
      form={form}
      steps={steps}
      isEdit={false}
      privacyEditable
      isBusy={isPending}
      cancelHref={paths.recipes}
      onSubmit={save}
      problem={<FormProblem problem={problem} isMarked={hasErrors(form.errors)} isKept={form.draft.isKept} />}
    />
  );
}
