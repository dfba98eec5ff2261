import { countCodePoints, RECIPE_LIMITS, VISIBLE } from "#server/features/recipes/policy.ts";
import { CreateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";
import { parseImageIdOrNull } from "#server/features/uploads/policy.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { text as words } from "#server/texts/en.ts";
import type { FieldDetail } from "../../lib/error-answer.ts";
import {
  createRecipeInput,
  isIntegerText,
  listKeysOfEmptyHeadings,
  parseMinutesOrNullIfBlank,
  type SentRows,
} from "./form-input.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow } from "./lines/line-rows.ts";

export type FieldName = Exclude<keyof RecipeValues, "ingredients" | "instructions" | "typedTag">;

/** Error messages of fields by name, of rows by key, and those that belong to neither. */
export type FormErrors = {
  fields: Partial<Record<FieldName, string>>;
  rows: Record<string, string>;
  other: string[];
};

export const noErrors: FormErrors = { fields: {}, rows: {}, other: [] };

export function hasFormErrors(errors: FormErrors): boolean {
  return (
    errors.other.length > 0 || Object.keys(errors.fields).length > 0 || Object.keys(errors.rows).length > 0
  );
}

/** Merges errors found in the browser (`here`) with those of a failed save, which take precedence. */
export function mergeFormErrors(here: FormErrors, saving: FormErrors): FormErrors {
  return {
    fields: { ...here.fields, ...saving.fields },
    rows: { ...here.rows, ...saving.rows },
    other: [...here.other, ...saving.other],
  };
}

const fieldByPath: Record<string, FieldName> = {
  title: "title",
  description: "description",
  notes: "notes",
  cuisine: "cuisine",
  difficulty: "difficulty",
  servings: "servings",
  prepTime: "prepTime",
  cookingTime: "cookingTime",
  totalTime: "totalTime",
  caloriesPerServing: "caloriesPerServing",
  tags: "tags",
  imagePath: "picture",
  imageUrl: "picture",
  coverImage: "picture",
  isPublic: "isPublic",
};

type Lists = Pick<RecipeValues, "ingredients" | "instructions">;

/** Maps the server's validation errors to fields and rows. A field shows only its first error. */
export function mapServerErrorsToFieldsAndRows(
  details: readonly FieldDetail[],
  sent: SentRows,
  values: Lists,
): FormErrors {
  const errors: FormErrors = { fields: {}, rows: {}, other: [] };
  for (const detail of details) {
    const path = detail.loc[0] === "body" ? detail.loc.slice(1) : detail.loc;
    addErrorAtPath(errors, path, detail.msg?.trim() || words.failures.validation, { sent, values });
  }
  return errors;
}

/**
 * Adds a message to the field or row that an error's path names, for example `["ingredients", 3, "section"]`.
 */
function addErrorAtPath(
  errors: FormErrors,
  [name, index, part]: readonly PropertyKey[],
  message: string,
  { sent, values }: { sent: SentRows; values: Lists },
): void {
  if (name === "ingredients" || name === "instructions") {
    const line = typeof index === "number" ? sent[name][index] : keyOfFirstLineIfAny(values[name]);
    const key = part === "section" ? keyOfHeadingAboveOrOwnKey(values[name], line) : line;
    if (key) errors.rows[key] ??= message;
    else errors.other.push(message);
    return;
  }
  const field = fieldByPath[String(name)];
  if (field) errors.fields[field] ??= message;
  else errors.other.push(message);
}

/** The recipe's picture in lists of pending uploads, which name a step's picture by its row key. */
export const COVER = "cover";

/** An error for each picture whose upload is not finished. */
export function createUnfinishedUploadErrors(busy: readonly string[]): FormErrors {
  const message = words.recipes.upload.wait;
  const steps = busy.filter((picture) => picture !== COVER);
  return {
    fields: steps.length < busy.length ? { picture: message } : {},
    rows: Object.fromEntries(steps.map((key) => [key, message])),
    other: [],
  };
}

const defaultTexts = {
  titleRequired: validationTexts.titleRequired,
  ingredientsRequired: validationTexts.ingredientsRequired,
  instructionsRequired: validationTexts.instructionsRequired,
};
type Required = Record<keyof typeof defaultTexts, string>;

/**
 * The errors of the recipe schema by field and row. Blank rows are ignored, and pictures are not checked,
 * because only the server can check them.
 */
export function findSchemaErrors(values: RecipeValues, required: Required = defaultTexts): FormErrors {
  const cachedErrors = required === defaultTexts ? errorCache.get(values) : undefined;
  if (cachedErrors) return cachedErrors;
  const errors: FormErrors = { fields: {}, rows: {}, other: [] };
  const { input, sent } = createRecipeInputWithoutPictures(values);
  // The schema receives a blank field for text such as "two" or "2.5", so the error is added here.
  if (!isIntegerText(values.servings) && values.servings.trim() !== "")
    errors.fields.servings = validationTexts.wholeNumber;
  for (const name of TIME_FIELDS) {
    if (!isTimeOrBlank(values[name])) errors.fields[name] = words.recipes.form.timeUnclear;
  }
  for (const { key } of values.instructions.filter(isPictureOnlyStep))
    errors.rows[key] = validationTexts.instructionText;
  for (const issue of CreateRecipeInput.safeParse(input).error?.issues ?? []) {
    const { path, message } = describeSchemaIssue(issue, input, required);
    addErrorAtPath(errors, path, message, { sent, values });
  }
  const ordered = { ...errors, fields: sortErrorsByFormOrder(errors.fields) };
  if (required === defaultTexts) errorCache.set(values, ordered);
  return ordered;
}

/** Sorts errors by the order of the form, because the first one is shown and focused. */
function sortErrorsByFormOrder(fields: FormErrors["fields"]): FormErrors["fields"] {
  const names = new Set(Object.values(fieldByPath));
  return Object.fromEntries([...names].filter((name) => name in fields).map((name) => [name, fields[name]]));
}

/** Caches the errors, because a form checks the same values several times per render. */
const errorCache = new WeakMap<RecipeValues, FormErrors>();

/**
 * Like `findSchemaErrors`, with an error for each heading that has no line below it, because such a heading
 * is not stored.
 */
export function findErrorsBeforeSave(values: RecipeValues): FormErrors {
  const found = findSchemaErrors(values);
  const errors = { ...found, rows: { ...found.rows } };
  for (const list of ["ingredients", "instructions"] as const) {
    for (const key of listKeysOfEmptyHeadings(values[list], list))
      errors.rows[key] ??= words.recipes.form.headingAlone;
  }
  return errors;
}

const TIME_FIELDS = ["prepTime", "cookingTime", "totalTime"] as const;

/** Whether a time field is blank or holds a time that is not negative. */
function isTimeOrBlank(text: string): boolean {
  const minutes = parseMinutesOrNullIfBlank(text);
  return minutes === null || minutes >= 0;
}

function createRecipeInputWithoutPictures(values: RecipeValues) {
  const { input, sent } = createRecipeInput(values);
  const instructions = input.instructions.map(({ imagePath: _, ...step }) => step);
  return { input: { ...input, imagePath: null, instructions }, sent };
}

type Issue = { path: PropertyKey[]; message: string; maximum?: number | bigint };

/** The message of a schema issue. For a limit it states the actual length of the text or size of the list. */
function describeSchemaIssue(
  issue: Issue,
  input: object,
  required: Required,
): { path: PropertyKey[]; message: string } {
  const { path, message: rule } = issue;
  const value = path.reduce<unknown>((parent, part) => (parent as Record<PropertyKey, unknown>)[part], input);
  const maximum = Number(issue.maximum);
  if (rule === "tooLong" && typeof value === "string")
    return { path, message: words.recipes.form.tooManyCharacters(maximum, countCodePoints(value.trim())) };
  if (rule === "tooMany" && Array.isArray(value))
    return { path: [...path, maximum], message: words.recipes.form.tooManyLines(maximum, value.length) };
  if (rule === "outOfRange") return { path, message: describeNumberLimit(path[0], maximum) };
  const texts: Record<string, string> = { ...validationTexts, ...required };
  return { path, message: texts[rule] ?? words.failures.validation };
}

/** The largest number that a field accepts. An error of another field names none. */
function describeNumberLimit(field: PropertyKey | undefined, maximum: number): string {
  if (TIME_FIELDS.some((name) => name === field)) return words.recipes.form.timeTooLong;
  if (field === "servings") return words.recipes.form.servingsLimit(maximum);
  if (field === "caloriesPerServing") return words.recipes.form.caloriesLimit(RECIPE_LIMITS.calories);
  return validationTexts.outOfRange;
}

/**
 * Whether a step has an uploaded picture but no text. A picture from an imported page does not count: it is
 * dropped together with its step.
 */
export function isPictureOnlyStep({ kind, text, picture }: LineRow): boolean {
  return kind === "line" && !VISIBLE.test(text) && picture !== null && parseImageIdOrNull(picture) !== null;
}

function keyOfFirstLineIfAny(rows: readonly LineRow[]): string | undefined {
  return rows.find((row) => row.kind === "line")?.key;
}

/** The key of the heading that names a line's section; the line's own key if it has none above it. */
function keyOfHeadingAboveOrOwnKey(rows: readonly LineRow[], line: string | undefined): string | undefined {
  const index = rows.findIndex(({ key }) => key === line);
  return rows.slice(0, index).findLast(({ kind }) => kind === "heading")?.key ?? line;
}
