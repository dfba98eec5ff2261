import { useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { draftStorageKey } from "../drafts/draft-storage.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeletedNote } from "./deleted-note.tsx";
import { hasErrors } from "./form-errors.ts";
import { FormProblem } from "./form-problem.tsx";
import { recipeToValues } from "./form-values.ts";
import { RecipeForm } from "./recipe-form.tsx";
import { useFormStep } from "./use-form-step.ts";
import { useDraftBase } from "./use-recipe-draft.ts";
import { useRecipeForm } from "./use-recipe-form.ts";
import { useSaveChanges } from "./use-save-changes.ts";
import { useSaveNew } from "./use-save-new.ts";

type Props = {
  userId: string;
  /** The recipe as it was when the form was opened. */
  recipe: Recipe;
};

/** Edits a recipe on one page; opens the conflict dialog when another person saved first. */
export function EditRecipe({ userId, recipe }: Props) {
  // The recipe as the last save returned it.
  const [stored, setStored] = useState(recipe);
  const storageKey = draftStorageKey(userId, `recipe:${recipe.id}`);
  const utils = trpc.useUtils();
  const form = useRecipeForm({
    start: () => recipeToValues(stored),
    draftKey: storageKey,
    basis: stored.version,
    place: { recipeId: recipe.id, memberId: userId },
    onEnded: () => void showLatest(),
  });
  const steps = useFormStep(form.values);
  const changes = useSaveChanges({ recipe, form, steps, onStored: setStored });
  const { saving, isDeleted, conflict } = changes;
  const saveNew = useSaveNew({ draftKey: storageKey, form, steps, pathAfter: paths.recipe });
  const basis = form.restored?.basis ?? stored.version;
  const readBase = useDraftBase(storageKey, stored, basis, form.isDirty);

  /** Another tab ended the draft, most likely by saving it. */
  async function showLatest() {
    toast.info(text.recipeWizard.draftEnded);
    try {
      const latest = await utils.recipes.get.fetch({ id: recipe.id }, { staleTime: 0 });
      setStored(latest);
      form.replaceInitial(recipeToValues(latest));
    } catch {
      // The form keeps the older version; saving it reports a conflict.
    }
  }

  return (
    <>
      <RecipeForm
        form={form}
        steps={steps}
        isEdit
        isDeleted={isDeleted}
        privacyEditable={recipe.privacyEditable}
        isBusy={saving === "leave" || saveNew.isPending}
        isSaving={saving === "stay"}
        cancelHref={isDeleted ? paths.recipes : paths.recipe(recipe.id)}
        onSubmit={() => changes.save("leave", form.values, basis)}
        onSaveChanges={() => changes.save("stay", form.values, basis)}
        problem={
          <>
            {isDeleted ? <DeletedNote form={form} onKeep={saveNew.save} /> : null}
            <FormProblem
              problem={isDeleted ? saveNew.problem : changes.problem}
              isMarked={hasErrors(form.errors)}
              isDraftStored={form.draft.isKept}
            />
          </>
        }
      />
      {conflict ? (
        <ConflictDialog
          mine={form.values}
          theirs={recipeToValues(conflict.current)}
          base={readBase()}
          onClose={changes.closeConflict}
          onChoose={changes.resolve}
        />
      ) : null}
    </>
  );
}
