import { useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { readErrorAnswer, readFieldErrors } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import {
  createUnfinishedUploadErrors,
  type FormErrors,
  findErrorsBeforeSave,
  mapServerErrorsToFieldsAndRows,
} from "./form-errors.ts";
import { updateRecipeInput } from "./form-input.ts";
import type { Problem } from "./form-problem-alert.tsx";
import { filterErrorsOfFormStep } from "./form-steps.ts";
import { convertRecipeToFormValues, type RecipeValues } from "./form-values.ts";
import type { useFormStepInAddress } from "./use-form-step-in-address.ts";
import type { RecipeForm } from "./use-recipe-form-state.ts";
import { recipeConflictOrNull, useUpdateRecipeAndCache } from "./use-update-recipe-and-cache.ts";
import { areVersionsEqual, isOneOfSentVersions } from "./version-differences.ts";

const texts = text.recipes.form;
const wizard = text.recipeWizard;

const TOAST_DURATION_MS = 10_000;

/** Whether the save leaves the form for the recipe's page, or stays in the form. */
type Ending = "leave" | "stay";

type Options = {
  recipe: Recipe;
  form: RecipeForm;
  steps: ReturnType<typeof useFormStepInAddress>;
  /** Called with the saved recipe if the form stays open. */
  onStored: (recipe: Recipe) => void;
};

/**
 * Saves the form as a new version of its recipe. An error is returned as `problem`, `conflict` or
 * `isDeleted`.
 */
export function useSaveRecipeChanges({ recipe, form, steps, onStored }: Options) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [conflict, setConflict] = useState<{ current: Recipe; ending: Ending } | null>(null);
  const [ending, setEnding] = useState<Ending>("leave");
  const [isDeleted, setDeleted] = useState(false);
  // Values that were sent without a response; the server may have stored any of them.
  const unanswered = useRef<RecipeValues[]>([]);
  const { update, isPending, stored } = useUpdateRecipeAndCache();

  async function save(ending: Ending, values: RecipeValues, basis: number): Promise<void> {
    setProblem(null);
    setEnding(ending);
    if (steps.reject(form, createUnfinishedUploadErrors(form.busyPictures))) return;
    if (steps.reject(form, checkBefore(ending, values))) return;
    const { input, sent } = updateRecipeInput(values, { ...recipe, version: basis });
    const before = unanswered.current;
    unanswered.current = [...before, values];
    try {
      handleSaved(await update(input), values, ending);
    } catch (error) {
      const current = recipeConflictOrNull(error)?.current;
      if (current && areVersionsEqual(values, convertRecipeToFormValues(current))) {
        // The conflicting version has the values of this form: an earlier request saved them, but its
        // response was lost.
        stored(current);
        return handleSaved(current, values, ending);
      }
      // The conflicting version is from an earlier request of this form, so the current values are saved on
      // top of it.
      if (current && isOneOfSentVersions(before, convertRecipeToFormValues(current)))
        return save(ending, values, current.version);
      const fallback = ending === "leave" ? texts.updateFailed : wizard.saveChangesFailed;
      if (!form.element.current) return void toast.error(serverErrorTextOr(error, fallback));
      if (current) return setConflict({ current, ending });
      if (readErrorAnswer(error).status === 404) return setDeleted(true);
      const found = mapServerErrorsToFieldsAndRows(readFieldErrors(error), sent, values);
      const isPlaced = steps.reject(form, found) && found.other.length === 0;
      setProblem(isPlaced ? null : { error, fallback, failedAt: Date.now() });
    }
  }

  function handleSaved(saved: Recipe, values: RecipeValues, ending: Ending) {
    unanswered.current = [];
    if (ending === "leave") return leave();
    onStored(saved);
    form.saved(values);
    toast.success(wizard.changesSaved, {
      label: wizard.viewRecipe,
      onClick: () => navigate(paths.recipe(recipe.id)),
      duration: TOAST_DURATION_MS,
    });
  }

  function leave() {
    form.end();
    toast.success(texts.updated);
    // If the member has left the form meanwhile, the recipe is not opened.
    if (form.element.current) navigate(paths.recipe(recipe.id));
  }

  /** A save that stays in the form checks only the current step; the server checks the rest. */
  function checkBefore(ending: Ending, values: RecipeValues): FormErrors {
    const all = findErrorsBeforeSave(values);
    return ending === "leave" ? all : filterErrorsOfFormStep(all, steps.step, values);
  }

  return {
    save: (ending: Ending, values: RecipeValues, basis: number) => void save(ending, values, basis),
    /** How the pending save ends, or null if none is pending. */
    saving: isPending ? ending : null,
    problem,
    isDeleted,
    conflict,
    closeConflict: () => setConflict(null),
    /** Saves the values that the conflict dialog has merged from both versions. */
    resolve(merged: RecipeValues) {
      if (!conflict) return;
      setConflict(null);
      form.replace(merged);
      void save(conflict.ending, merged, conflict.current.version);
    },
  };
}
