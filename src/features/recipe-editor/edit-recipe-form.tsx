import { useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { createDraftStorageKey } from "../drafts/draft-storage.ts";
import { SaveFailedAlert } from "./form-problem-alert.tsx";
import { convertRecipeToFormValues } from "./form-values.ts";
import { RecipeDeletedAlert } from "./recipe-deleted-alert.tsx";
import { RecipeFormPage } from "./recipe-form-page.tsx";
import { useFormStepInAddress } from "./use-form-step-in-address.ts";
import { useRecipeFormState } from "./use-recipe-form-state.ts";
import { useSaveNewRecipe } from "./use-save-new-recipe.ts";
import { useSaveRecipeChanges } from "./use-save-recipe-changes.ts";
import { useStoreDraftBaseRecipe } from "./use-store-recipe-draft.ts";
import { VersionConflictDialog } from "./version-conflict-dialog.tsx";

type Props = {
  userId: string;
  /** The recipe that the server returned when the form was opened. */
  recipe: Recipe;
};

/** The form for an existing recipe. If it was saved elsewhere meanwhile, a conflict dialog opens. */
export function EditRecipeForm({ userId, recipe }: Props) {
  // The recipe according to the server's last response.
  const [stored, setStored] = useState(recipe);
  const storageKey = createDraftStorageKey(userId, `recipe:${recipe.id}`);
  const utils = trpc.useUtils();
  const form = useRecipeFormState({
    start: () => convertRecipeToFormValues(stored),
    draftKey: storageKey,
    basis: stored.version,
    place: { recipeId: recipe.id, memberId: userId },
    onEnded: () => void showLatest(),
  });
  const steps = useFormStepInAddress(form.values);
  const changes = useSaveRecipeChanges({ recipe, form, steps, onStored: setStored });
  const { saving, isDeleted, conflict } = changes;
  const saveNew = useSaveNewRecipe({ draftKey: storageKey, form, steps, pathAfter: paths.recipe });
  const basis = form.restored?.basis ?? stored.version;
  const readBase = useStoreDraftBaseRecipe(storageKey, stored, basis, form.isDirty);

  /** Shows the stored recipe after another tab has ended the draft, most likely by saving it. */
  async function showLatest() {
    toast.info(text.recipeWizard.draftEnded);
    try {
      const latest = await utils.recipes.get.fetch({ id: recipe.id }, { staleTime: 0 });
      setStored(latest);
      form.replaceInitial(convertRecipeToFormValues(latest));
    } catch {
      // The form then has an outdated version; saving it leads to the conflict dialog.
    }
  }

  return (
    <>
      <RecipeFormPage
        form={form}
        steps={steps}
        isEdit
        isDeleted={isDeleted}
        privacyEditable={recipe.privacyEditable}
        isBusy={saving === "leave" || saveNew.isPending}
        isSaving={saving === "stay"}
        cancelPath={isDeleted ? paths.recipes : paths.recipe(recipe.id)}
        onSubmit={() => changes.save("leave", form.values, basis)}
        onSaveChanges={() => changes.save("stay", form.values, basis)}
        problem={
          <>
            {isDeleted ? <RecipeDeletedAlert form={form} onKeep={saveNew.save} /> : null}
            <SaveFailedAlert
              problem={isDeleted ? saveNew.problem : changes.problem}
              isDraftStored={form.draft.isKept}
            />
          </>
        }
      />
      {conflict ? (
        <VersionConflictDialog
          mine={form.values}
          theirs={convertRecipeToFormValues(conflict.current)}
          base={readBase()}
          onClose={changes.closeConflict}
          onChoose={changes.resolve}
        />
      ) : null}
    </>
  );
}
