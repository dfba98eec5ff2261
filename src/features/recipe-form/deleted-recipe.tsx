import { paths } from "../../paths.ts";
import { draftKey } from "../drafts/draft-storage.ts";
import { DeletedNote } from "./deleted-note.tsx";
import { hasErrors } from "./form-errors.ts";
import { FormProblem } from "./form-problem.tsx";
import { emptyRecipe } from "./form-values.ts";
import { RecipeForm } from "./recipe-form.tsx";
import { useFormStep } from "./use-form-step.ts";
import { useRecipeForm } from "./use-recipe-form.ts";
import { useSaveNew } from "./use-save-new.ts";

/** The draft of a change whose recipe is no longer there: it can become a new one. */
export function DeletedRecipe({ userId, id }: { userId: string; id: string }) {
  const place = draftKey(userId, `recipe:${id}`);
  // The server keeps no draft of a recipe that it does not have.
  const form = useRecipeForm({ start: emptyRecipe, draftKey: place, basis: null });
  const steps = useFormStep(form.values);
  const { save, isPending, problem } = useSaveNew({ draftKey: place, form, steps, pathAfter: paths.recipe });

  return (
    <RecipeForm
      form={form}
      steps={steps}
      isEdit={false}
      isDeleted
      privacyEditable
      isBusy={isPending}
      cancelHref={paths.recipes}
      onSubmit={save}
      problem={
        <>
          <DeletedNote form={form} onKeep={save} />
          <FormProblem problem={problem} isMarked={hasErrors(form.errors)} isKept={form.draft.isKept} />
        </>
      }
    />
  );
}
