import {
  type FieldName,
  type FormErrors,
  findErrorsBeforeSave,
  findSchemaErrors,
  isPictureOnlyStep,
} from "./form-errors.ts";
import type { RecipeValues } from "./form-values.ts";

/** The steps of the form in order. The query parameter `step` of the page's address names the current one. */
export const FORM_STEPS = ["details", "ingredients", "instructions", "review"] as const;
export type FormStep = (typeof FORM_STEPS)[number];

/** The fields of the instructions step; all other fields belong to the details step. */
const instructionFields: readonly FieldName[] = ["notes"];

/** The errors in fields and rows of one step. The review step has no fields, so it has no errors. */
export function filterErrorsOfFormStep(errors: FormErrors, step: FormStep, values: RecipeValues): FormErrors {
  const rowKeys = new Set(
    step === "ingredients" || step === "instructions" ? values[step].map(({ key }) => key) : [],
  );
  const isHere = (name: FieldName) =>
    step === (instructionFields.includes(name) ? "instructions" : "details");
  return {
    fields: Object.fromEntries(Object.entries(errors.fields).filter(([name]) => isHere(name as FieldName))),
    rows: Object.fromEntries(Object.entries(errors.rows).filter(([key]) => rowKeys.has(key))),
    other: [],
  };
}

/** The first error that prevents going on from a step, or null. */
export function firstStepErrorOrNull(values: RecipeValues, step: FormStep): string | null {
  return firstErrorMessageOrNull(filterErrorsOfFormStep(findErrorsBeforeSave(values), step, values), values);
}

/** The first error in any step that prevents saving a new recipe, or null. */
export function firstSaveErrorOrNull(values: RecipeValues): string | null {
  return firstErrorMessageOrNull(findErrorsBeforeSave(values), values);
}

function firstErrorMessageOrNull({ fields, rows, other }: FormErrors, values: RecipeValues): string | null {
  // Rows are searched in list order, because the first one with an error gets the focus.
  const first = [...values.ingredients, ...values.instructions].find(({ key }) => key in rows);
  return Object.values(fields)[0] ?? (first ? rows[first.key] : Object.values(rows)[0]) ?? other[0] ?? null;
}

/** The first step that has an error, or null if no error belongs to a field or row. */
export function firstStepWithErrorsOrNull(errors: FormErrors, values: RecipeValues): FormStep | null {
  const isIn = (step: FormStep) => {
    const { fields, rows } = filterErrorsOfFormStep(errors, step, values);
    return Object.keys(fields).length + Object.keys(rows).length > 0;
  };
  return FORM_STEPS.find(isIn) ?? null;
}

/** The requested step, or the first invalid step if that comes earlier. */
export function requestedOrFirstInvalidStep(requested: string | null, values: RecipeValues): FormStep {
  const wanted = FORM_STEPS.find((step) => step === requested) ?? "details";
  const blocked = firstStepWithErrorsOrNull(findErrorsBeforeSave(values), values) ?? "review";
  return FORM_STEPS.indexOf(blocked) < FORM_STEPS.indexOf(wanted) ? blocked : wanted;
}

/**
 * The errors to show while the member types. Empty fields are not reported yet, except servings: they have an
 * initial value, so an empty field was cleared.
 */
export function findErrorsToShowWhileTyping(values: RecipeValues): FormErrors {
  const { fields, rows } = findSchemaErrors(values);
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
        lines.some((row) => row.key === key && (row.text.trim() !== "" || isPictureOnlyStep(row))),
      ),
    ),
    other: [],
  };
}
