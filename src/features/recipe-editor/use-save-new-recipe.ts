import { useState } from "react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { readFieldErrors } from "../../lib/error-answer.ts";
import { serverErrorTextOr } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { paths } from "../../paths.ts";
import {
  createUnfinishedUploadErrors,
  findErrorsBeforeSave,
  mapServerErrorsToFieldsAndRows,
} from "./form-errors.ts";
import { createRecipeInput } from "./form-input.ts";
import type { Problem } from "./form-problem-alert.tsx";
import { useCreateRecipeOnce } from "./use-create-recipe-once.ts";
import type { useFormStepInAddress } from "./use-form-step-in-address.ts";
import type { RecipeForm } from "./use-recipe-form-state.ts";

const texts = text.recipes.form;

type Options = {
  draftKey: string;
  form: RecipeForm;
  steps: ReturnType<typeof useFormStepInAddress>;
  /** The path of the page to open after the save. */
  pathAfter: (id: string) => string;
};

/**
 * Saves the form as a new recipe, removes its draft and opens `pathAfter`. An error is returned as `problem`.
 */
export function useSaveNewRecipe({ draftKey, form, steps, pathAfter }: Options) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { create, isPending } = useCreateRecipeOnce(draftKey, form);

  async function save() {
    setProblem(null);
    if (steps.reject(form, createUnfinishedUploadErrors(form.busyPictures))) return;
    if (steps.reject(form, findErrorsBeforeSave(form.values))) return;
    const { sent } = createRecipeInput(form.values);
    try {
      const recipe = await create(form.values);
      form.end();
      toast.success(texts.created(recipe.title), {
        label: texts.view,
        onClick: () => navigate(paths.recipe(recipe.id)),
      });
      // If the member has left the form meanwhile, the recipe is not opened.
      if (form.element.current) navigate(pathAfter(recipe.id));
    } catch (error) {
      if (!form.element.current) return void toast.error(serverErrorTextOr(error, texts.createFailed));
      const found = mapServerErrorsToFieldsAndRows(readFieldErrors(error), sent, form.values);
      const isPlaced = steps.reject(form, found) && found.other.length === 0;
      setProblem(isPlaced ? null : { error, fallback: texts.createFailed, failedAt: Date.now() });
    }
  }
  return { save: () => void save(), isPending, problem };
}
