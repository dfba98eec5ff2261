import { lengthOf, RECIPE_LIMITS, VISIBLE } from "#server/features/recipes/policy.ts";
import { imageIdOf } from "#server/features/uploads/policy.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { text as words } from "#server/texts/en.ts";
import type { FieldDetail } from "../../lib/error-answer.ts";
import { headingsAlone, linesWithSections, minutesOf, type SentRows, wholeOf } from "./form-input.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";

export type FieldName = Exclude<keyof RecipeValues, "ingredients" | "instructions" | "typedTag">;

/** What is wrong, beside what: fields by name, rows by key, and what has no place of its own. */
export type FormErrors = {
  fields: Partial<Record<FieldName, string>>;
  rows: Record<string, string>;
  other: string[];
};

export const noErrors: FormErrors = { fields: {}, rows: {}, other: [] };

export function hasErrors(errors: FormErrors): boolean {
  return (
    errors.other.length > 0 || Object.keys(errors.fields).length > 0 || Object.keys(errors.rows).length > 0
  );
}

const fieldOfLoc: Record<string, FieldName> = {
  title: "title",
  description: "description",
  notes: "notes",
  cuisine: "cuisine",
  difficulty: "difficulty",
  servings: "servings",
  prepTime: "prepTime",
  cookingTime: "cookingTime",
  totalTime: "totalTime",
  tags: "tags",
  imagePath: "picture",
  imageUrl: "picture",
  coverImage: "picture",
  isPublic: "isPublic",
};

/** The server's list of wrong fields, each put beside the field it speaks of. The first word on a field counts. */
export function errorsFromServer(
  details: readonly FieldDetail[],
  sent: SentRows,
  values: Pick<RecipeValues, "ingredients" | "instructions">,
): FormErrors {
  const errors: FormErrors = { fields: {}, rows: {}, other: [] };
  for (const detail of details) {
    const message = detail.msg?.trim() || words.failures.validation;
    const [name, index] = detail.loc[0] === "body" ? detail.loc.slice(1) : detail.loc;
    if (name === "ingredients" || name === "instructions") {
      const key = typeof index === "number" ? sent[name][index] : firstLine(values[name]);
      if (key) errors.rows[key] ??= message;
      else errors.other.push(message);
      continue;
    }
    const field = fieldOfLoc[String(name)];
    if (field) errors.fields[field] ??= message;
    else errors.other.push(message);
  }
  return errors;
}

/** The picture of the recipe among those on their way; a step's goes by the key of its row. */
export const COVER = "cover";

/** Each picture that is not stored yet, marked at its place. */
export function errorsOfPictures(busy: readonly string[]): FormErrors {
  const message = words.recipes.upload.wait;
  const steps = busy.filter((picture) => picture !== COVER);
  return {
    fields: steps.length < busy.length ? { picture: message } : {},
    rows: Object.fromEntries(steps.map((key) => [key, message])),
    other: [],
  };
}

const LONGEST = [
  ["title", RECIPE_LIMITS.title],
  ["description", RECIPE_LIMITS.text],
  ["notes", RECIPE_LIMITS.text],
] as const;

const usualTexts = {
  title: validationTexts.titleRequired,
  ingredients: validationTexts.ingredientsRequired,
  instructions: validationTexts.instructionsRequired,
};

const rowTexts = [
  ["ingredients", validationTexts.ingredientName],
  ["instructions", validationTexts.instructionText],
] as const;

/** What can be told before anything is sent, where blank rows are nothing. The server checks the same and more. */
export function checkValues(
  values: RecipeValues,
  required: Record<"title" | "ingredients" | "instructions", string> = usualTexts,
): FormErrors {
  const errors: FormErrors = { fields: {}, rows: {}, other: [] };
  const { fields } = errors;
  if (!VISIBLE.test(values.title)) fields.title = required.title;
  for (const [name, most] of LONGEST) {
    const problem = lengthProblem(values[name], most);
    if (problem) fields[name] = problem;
  }
  const servings = servingsProblem(values.servings);
  if (servings) fields.servings = servings;
  for (const name of ["prepTime", "cookingTime", "totalTime"] as const) {
    const problem = minutesProblem(values[name]);
    if (problem) fields[name] = problem;
  }
  checkRows(errors, values.ingredients, {
    list: "ingredients",
    none: required.ingredients,
    longest: RECIPE_LIMITS.line,
    most: RECIPE_LIMITS.ingredients,
  });
  checkRows(errors, values.instructions, {
    list: "instructions",
    none: required.instructions,
    longest: RECIPE_LIMITS.text,
    most: RECIPE_LIMITS.instructions,
  });
  return errors;
}

/** As `checkValues`, of a recipe that is written here: each row wants its words, each heading a line below it. */
export function checkWritten(values: RecipeValues): FormErrors {
  const errors = checkValues(values);
  for (const [list, missing] of rowTexts) {
    for (const { key, kind, text } of values[list]) {
      if (kind === "line" && !VISIBLE.test(text)) errors.rows[key] ??= missing;
    }
    for (const key of headingsAlone(values[list], list)) errors.rows[key] ??= words.recipes.form.headingAlone;
  }
  return errors;
}

export function servingsProblem(text: string): string | null {
  if (text.trim() === "") return validationTexts.servingsPositive;
  const servings = wholeOf(text);
  if (Number.isNaN(servings)) return validationTexts.wholeNumber;
  if (servings <= 0) return validationTexts.servingsPositive;
  return servings > RECIPE_LIMITS.servings ? validationTexts.outOfRange : null;
}

export function minutesProblem(text: string): string | null {
  const minutes = minutesOf(text);
  if (minutes === null) return null;
  if (Number.isNaN(minutes)) return validationTexts.wholeNumber;
  return minutes < 0 || minutes > RECIPE_LIMITS.minutes ? validationTexts.outOfRange : null;
}

/** By how much a text is too long: that much has to go. */
function lengthProblem(typed: string, most: number): string | null {
  const have = lengthOf(typed.trim());
  return have > most ? words.recipes.form.tooManyCharacters(most, have) : null;
}

function checkRows(
  errors: FormErrors,
  rows: readonly LineRow[],
  rule: { list: ListKind; none: string; longest: number; most: number },
): void {
  const first = firstLine(rows);
  if (linesWithSections(rows, rule.list).length === 0) {
    if (first) errors.rows[first] = rule.none;
    else errors.other.push(rule.none);
  }
  const lines = rows.filter((row) => row.kind !== "heading" && VISIBLE.test(row.text));
  // The first line too many is marked: there the list has to end.
  const over = lines[rule.most];
  if (over) errors.rows[over.key] = words.recipes.form.tooManyLines(rule.most, lines.length);
  // A picture that was added to a blank row would go with it.
  for (const row of rows) if (isPictureAlone(row)) errors.rows[row.key] = validationTexts.instructionText;
  for (const row of rows) {
    const longest = row.kind === "heading" ? RECIPE_LIMITS.section : rule.longest;
    // Parts that were stored go back as they are, however long the line that shows them all.
    const isAsStored = row.stored?.fields !== undefined && row.stored.text === row.text;
    const problem = isAsStored ? null : lengthProblem(row.text, longest);
    if (problem) errors.rows[row.key] ??= problem;
  }
}

/** A step without words under which somebody has put a picture. One that came with a page goes with its words. */
export function isPictureAlone({ kind, text, picture }: LineRow): boolean {
  return kind === "line" && !VISIBLE.test(text) && picture !== null && imageIdOf(picture) !== null;
}

function firstLine(rows: readonly LineRow[]): string | undefined {
  return rows.find((row) => row.kind === "line")?.key;
}
