import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer, readFieldErrors } from "../../lib/error-answer.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import { baseKey, draftKey, drafts } from "../drafts/draft-store.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DeletedNote } from "./deleted-note.tsx";
import {
  checkWritten,
  errorsFromServer,
  errorsOfPictures,
  type FormErrors,
  hasErrors,
} from "./form-errors.ts";
import { updateInput } from "./form-input.ts";
import { FormProblem, type Problem } from "./form-problem.tsx";
import { errorsOfStep } from "./form-steps.ts";
import { type RecipeValues, valuesOf } from "./form-values.ts";
import { readConflict } from "./read-conflict.ts";
import { RecipeForm } from "./recipe-form.tsx";
import { useFormStep } from "./use-form-step.ts";
import { useRecipeForm } from "./use-recipe-form.ts";
import { useSaveNew } from "./use-save-new.ts";
import { useUpdateRecipe } from "./use-update-recipe.ts";
import { isAmong, isSameVersion } from "./version-differences.ts";

const words = text.recipes.form;
const wizard = text.recipeWizard;

/** Stays so long after the changes were saved, in ms. */
const SAVED_FOR = 10_000;

/** How a saving ends: the page of the recipe, or the form goes on. */
type Ending = "leave" | "stay";

type Props = {
  userId: string;
  /** As it was when the form was opened. */
  recipe: Recipe;
};

/** Changes a recipe, and lays both versions beside each other where somebody else was faster. */
export function EditRecipe({ userId, recipe }: Props) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  // As the last saving left it.
  const [standing, setStanding] = useState(recipe);
  const [conflict, setConflict] = useState<{ current: Recipe; ending: Ending } | null>(null);
  const [ending, setEnding] = useState<Ending>("leave");
  const [isDeleted, setDeleted] = useState(false);
  // What went out since the last answer: any of it may be what the server has.
  const unanswered = useRef<RecipeValues[]>([]);
  const place = draftKey(userId, `recipe:${recipe.id}`);
  const { update, isPending, stored } = useUpdateRecipe();
  const utils = trpc.useUtils();
  const form = useRecipeForm({
    start: () => valuesOf(standing),
    draftKey: place,
    basis: standing.version,
    place: { recipeId: recipe.id, memberId: userId },
    onEnded: () => void showLatest(),
  });
  const steps = useFormStep(form.values);
  const asNew = useSaveNew({ draftKey: place, form, steps, pathAfter: paths.recipe });

  /** Another tab has ended the draft, most likely by saving it. */
  async function showLatest() {
    toast.info(wizard.draftEnded);
    try {
      const latest = await utils.recipes.get.fetch({ id: recipe.id }, { staleTime: 0 });
      setStanding(latest);
      form.beginWith(valuesOf(latest));
    } catch {
      // What is shown stands on an older version then, and saving it asks.
    }
  }

  async function save(ending: Ending, values: RecipeValues, basis: number): Promise<void> {
    setProblem(null);
    setEnding(ending);
    if (steps.reject(form, errorsOfPictures(form.busyPictures))) return setProblem("pictures");
    if (steps.reject(form, wrongBefore(ending, values))) return setProblem("fields");
    const { input, sent } = updateInput(values, { ...recipe, version: basis });
    const before = unanswered.current;
    unanswered.current = [...before, values];
    try {
      arrived(await update(input), values, ending);
    } catch (error) {
      const current = readConflict(error)?.current;
      if (current && isSameVersion(values, valuesOf(current))) {
        // It was saved before, and only its answer was lost.
        stored(current);
        return arrived(current, values, ending);
      }
      // As it was sent before: what was written since goes on top of it.
      if (current && isAmong(before, valuesOf(current))) return save(ending, values, current.version);
      const fallback = ending === "leave" ? words.updateFailed : wizard.saveChangesFailed;
      if (!form.element.current) return void toast.error(errorMessage(error, fallback));
      if (current) return setConflict({ current, ending });
      if (readErrorAnswer(error).status === 404) return setDeleted(true);
      const found = errorsFromServer(readFieldErrors(error), sent, values);
      const isPlaced = steps.reject(form, found) && found.other.length === 0;
      setProblem(isPlaced ? "fields" : { error, fallback, at: Date.now() });
    }
  }

  function arrived(saved: Recipe, values: RecipeValues, ending: Ending) {
    unanswered.current = [];
    if (ending === "leave") return leave();
    setStanding(saved);
    form.saved(values);
    toast.success(wizard.changesSaved, {
      label: wizard.viewRecipe,
      onClick: () => navigate(paths.recipe(recipe.id)),
      duration: SAVED_FOR,
    });
  }

  function leave() {
    form.end();
    toast.success(words.updated);
    // Whoever has gone on to another page meanwhile stays there.
    if (form.element.current) navigate(paths.recipe(recipe.id));
  }

  /** Saving before the end looks at the present step alone: the server checks the rest. */
  function wrongBefore(ending: Ending, values: RecipeValues): FormErrors {
    const all = checkWritten(values);
    return ending === "leave" ? all : errorsOfStep(all, steps.step, values);
  }

  const basis = form.restored?.basis ?? standing.version;
  useEffect(() => {
    if (!form.isDirty || basis !== standing.version) return;
    drafts.write(baseKey(place), { value: valuesOf(standing), basis, savedAt: new Date().toISOString() });
  }, [form.isDirty, basis, standing, place]);

  /** What the draft was written upon; null where only another device knows. */
  function baseOfDraft(): RecipeValues | null {
    if (basis === standing.version) return valuesOf(standing);
    const base = drafts.read<RecipeValues>(baseKey(place));
    return base?.basis === basis ? base.value : null;
  }

  return (
    <>
      <RecipeForm
        form={form}
        steps={steps}
        isEdit
        isDeleted={isDeleted}
        privacyEditable={recipe.privacyEditable}
        isBusy={(isPending && ending === "leave") || asNew.isPending}
        isSaving={isPending && ending === "stay"}
        cancelHref={isDeleted ? paths.recipes : paths.recipe(recipe.id)}
        onSubmit={() => void save("leave", form.values, basis)}
        onSaveChanges={() => void save("stay", form.values, basis)}
        problem={
          <>
            {isDeleted ? <DeletedNote form={form} onKeep={asNew.save} /> : null}
            <FormProblem
              problem={isDeleted ? asNew.problem : problem}
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
          base={baseOfDraft()}
          onClose={() => setConflict(null)}
          onChoose={(merged) => {
            setConflict(null);
            form.replace(merged);
            void save(conflict.ending, merged, conflict.current.version);
          }}
        />
      ) : null}
    </>
  );
}
