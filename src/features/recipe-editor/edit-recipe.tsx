import { useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { draftKey } from "../drafts/draft-storage.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeletedNote } from "./deleted-note.tsx";
import { hasErrors } from "./form-errors.ts";
import { FormProblem } from "./form-problem.tsx";
import { valuesOf } from "./form-values.ts";
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
  const [standing, setStanding] = useState(recipe);
  const place = draftKey(userId, `recipe:${recipe.id}`);
  const utils = trpc.useUtils();
  const form = useRecipeForm({
    start: () => valuesOf(standing),
    draftKey: place,
    basis: standing.version,
    place: { recipeId: recipe.id, memberId: userId },
    onEnded: () => void showLatest(),
  });
  const steps = useFormStep(form.values);
  const changes = useSaveChanges({ recipe, form, steps, onStored: setStanding });
  const { saving, isDeleted, conflict } = changes;
  const asNew = useSaveNew({ draftKey: place, form, steps, pathAfter: paths.recipe });
  const basis = form.restored?.basis ?? standing.version;
  const readBase = useDraftBase(place, standing, basis, form.isDirty);

  /** Another tab ended the draft, most likely by saving it. */
  async function showLatest() {
    toast.info(text.recipeWizard.draftEnded);
    try {
      const latest = await utils.recipes.get.fetch({ id: recipe.id }, { staleTime: 0 });
      setStanding(latest);
      form.beginWith(valuesOf(latest));
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
        isBusy={saving === "leave" || asNew.isPending}
        isSaving={saving === "stay"}
        cancelHref={isDeleted ? paths.recipes : paths.recipe(recipe.id)}
        onSubmit={() => changes.save("leave", form.values, basis)}
        onSaveChanges={() => changes.save("stay", form.values, basis)}
        problem={
          <>
            {isDeleted ? <DeletedNote form={form} onKeep={asNew.save} /> : null}
            <FormProblem
              problem={isDeleted ? asNew.problem : changes.problem}
              isMarked={hasErrors(form.errors)}
              isKept={form.draft.isKept}
            />
          </>
        }
      />
      {conflict ? (
        <ConflictDialog
          mine={form.values}
          theirs={valuesOf(conflict.current)}
          base={readBase()}
          onClose={changes.closeConflict}
          onChoose={changes.resolve}
        />
      ) : null}
    </>
  );
}
