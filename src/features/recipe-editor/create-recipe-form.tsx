import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import { createDraftStorageKey } from "../drafts/draft-storage.ts";
import { SaveFailedAlert } from "./form-problem-alert.tsx";
import { createEmptyRecipeValues } from "./form-values.ts";
import { RecipeDeletedAlert } from "./recipe-deleted-alert.tsx";
import { RecipeFormPage } from "./recipe-form-page.tsx";
import { useFormStepInAddress } from "./use-form-step-in-address.ts";
import { useRecipeFormState } from "./use-recipe-form-state.ts";
import { useSaveNewRecipe } from "./use-save-new-recipe.ts";

type Props = {
  userId: string;
  /** The id of a deleted recipe whose edit is continued: its draft can be saved as a new recipe. */
  deletedId?: string;
};

/** The form for a new recipe. Its draft survives a failed save, a reload and a change of device. */
export function CreateRecipeForm({ userId, deletedId }: Props) {
  const isDeleted = deletedId !== undefined;
  const storageKey = createDraftStorageKey(userId, `recipe:${deletedId ?? "new"}`);
  const form = useRecipeFormState({
    start: createEmptyRecipeValues,
    draftKey: storageKey,
    basis: null,
    // The server rejects drafts of a deleted recipe, so such a draft is stored in the browser only.
    ...(isDeleted
      ? {}
      : {
          place: { recipeId: null, memberId: userId },
          onEnded: () => toast.info(text.recipeWizard.draftEnded),
        }),
  });
  const steps = useFormStepInAddress(form.values);
  const pathAfter = isDeleted ? paths.recipe : () => paths.recipes;
  const { save, isPending, problem } = useSaveNewRecipe({ draftKey: storageKey, form, steps, pathAfter });

  return (
    <RecipeFormPage
      form={form}
      steps={steps}
      isEdit={false}
      isDeleted={isDeleted}
      privacyEditable
      isBusy={isPending}
      cancelPath={paths.recipes}
      onSubmit={save}
      problem={
        <>
          {isDeleted ? <RecipeDeletedAlert form={form} onKeep={save} /> : null}
          <SaveFailedAlert problem={problem} isDraftStored={form.draft.isKept} />
        </>
      }
    />
  );
}
