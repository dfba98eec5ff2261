import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { draftStorageKey } from "../drafts/draft-storage.ts";
import { DeletedNote } from "./deleted-note.tsx";
import { hasErrors } from "./form-errors.ts";
import { FormProblem } from "./form-problem.tsx";
import { emptyRecipe } from "./form-values.ts";
import { RecipeForm } from "./recipe-form.tsx";
import { useFormStep } from "./use-form-step.ts";
import { useRecipeForm } from "./use-recipe-form.ts";
import { useSaveNew } from "./use-save-new.ts";

type Props = {
  userId: string;
  /** Id of a deleted recipe: the draft of its edit can become a new recipe. */
  deletedId?: string;
};

/** A new recipe. The draft survives a failed save, a reload and a change of device. */
export function CreateRecipe({ userId, deletedId }: Props) {
  const isDeleted = deletedId !== undefined;
  const storageKey = draftStorageKey(userId, `recipe:${deletedId ?? "new"}`);
  const form = useRecipeForm({
    start: emptyRecipe,
    draftKey: storageKey,
    basis: null,
    // The server stores no draft of a recipe that it does not have.
    ...(isDeleted
      ? {}
      : {
          place: { recipeId: null, memberId: userId },
          onEnded: () => toast.info(text.recipeWizard.draftEnded),
        }),
  });
  const steps = useFormStep(form.values);
  const pathAfter = isDeleted ? paths.recipe : () => paths.recipes;
  const { save, isPending, problem } = useSaveNew({ draftKey: storageKey, form, steps, pathAfter });

  return (
    <RecipeForm
      form={form}
      steps={steps}
      isEdit={false}
      isDeleted={isDeleted}
      privacyEditable
      isBusy={isPending}
      cancelHref={paths.recipes}
      onSubmit={save}
      problem={
        <>
          {isDeleted ? <DeletedNote form={form} onKeep={save} /> : null}
          <FormProblem
            problem={problem}
            isMarked={hasErrors(form.errors)}
            isDraftStored={form.draft.isKept}
          />
        </>
      }
    />
  );
}
