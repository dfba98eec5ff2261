import {
  checkSaved,
  checkValues,
  checkWritten,
  type FieldName,
  type FormErrors,
  isPictureAlone,
} from "./form-errors.ts";
import type { RecipeValues } from "./form-values.ts";

/** The steps of writing a recipe, in their order; `step` of the page's address names one. */
export const FORM_STEPS = ["details", "ingredients", "instructions", "review"] as const;
export type FormStep = (typeof FORM_STEPS)[number];

/** Fields that stand beside the method; every other one is a detail. */
const besideMethod: readonly FieldName[] = ["notes"];

/** What is wrong in one step alone. Nothing is ever wrong in the review: it shows the others. */
export function errorsOfStep(errors: FormErrors, step: FormStep, values: RecipeValues): FormErrors {
  const rowKeys = new Set(
    step === "ingredients" || step === "instructions" ? values[step].map(({ key }) => key) : [],
  );
  const isHere = (name: FieldName) => step === (besideMethod.includes(name) ? "instructions" : "details");
  return {
    fields: Object.fromEntries(Object.entries(errors.fields).filter(([name]) => isHere(name as FieldName))),
    rows: Object.fromEntries(Object.entries(errors.rows).filter(([key]) => rowKeys.has(key))),
    other: [],
  };
}

/** The first words that say why a step cannot be left forward; null where it can. */
export function stepProblem(values: RecipeValues, step: FormStep): string | null {
  return firstWords(errorsOfStep(checkWritten(values), step, values), values);
}

/** The first words that say why a new recipe cannot be saved yet, whatever step one is at; null where it can. */
export function saveProblem(values: RecipeValues): string | null {
  return firstWords(checkSaved(values), values);
}

function firstWords({ fields, rows, other }: FormErrors, values: RecipeValues): string | null {
  // Of the rows the first as they stand: there the keyboard goes.
  const first = [...values.ingredients, ...values.instructions].find(({ key }) => key in rows);
  return Object.values(fields)[0] ?? (first ? rows[first.key] : Object.values(rows)[0]) ?? other[0] ?? null;
}

/** The first step that something is wrong in; null where nothing has a place. */
export function firstStepWith(errors: FormErrors, values: RecipeValues): FormStep | null {
  const isIn = (step: FormStep) => {
    const { fields, rows } = errorsOfStep(errors, step, values);
    return Object.keys(fields).length + Object.keys(rows).length > 0;
  };
  return FORM_STEPS.find(isIn) ?? null;
}

/** The step to show: the one asked for, but none beyond a step that is not right yet. */
export function reachableStep(asked: string | null, values: RecipeValues): FormStep {
  const wanted = FORM_STEPS.find((step) => step === asked) ?? "details";
  const blocked = firstStepWith(checkWritten(values), values) ?? "review";
  return FORM_STEPS.indexOf(blocked) < FORM_STEPS.indexOf(wanted) ? blocked : wanted;
}

/**
 * What is wrong with what was typed so far, told beside the field at once. A field that is only still empty is not
 * held against anyone before they go on; servings begin filled, so whoever left them blank has emptied them.
 */
export function errorsWhileTyping(values: RecipeValues): FormErrors {
  const { fields, rows } = checkValues(values);
  const lines = [...values.ingredients, ...values.instructions];
  const isTyped = (name: string) => {
    if (name === "servings") return true;
    const value = values[name as FieldName];
    return typeof value === "string" && value.trim() !== "";
  };
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => isTyped(name))),
    rows: Object.fromEntries(
      Object.entries(rows).filter(([key]) =>
        lines.some((row) => row.key === key && (row.text.trim() !== "" || isPictureAlone(row))),
      ),
    ),
    other: [],
  };
}
