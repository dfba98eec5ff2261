import { VISIBLE } from "#server/features/recipes/policy.ts";
import type {
  CreateRecipeInput,
  IngredientIn,
  InstructionIn,
} from "#server/features/recipes/schema/recipe-in.ts";
import { type RecipeValues, unaddedTagText } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import { headingTextOrNull } from "./lines/pasted-lines.ts";

/** The row of each entry of a sent list: an error about entry 3 finds its field. */
export type SentRows = { ingredients: string[]; instructions: string[] };

type SentIngredient = Partial<IngredientIn>;
type SentInstruction = Pick<InstructionIn, "instruction" | "section">;

type Line = { row: LineRow; section: string | null };

/** The lines of both lists, and the row of each. */
export function collectLinesAndRowKeys(
  values: RecipeValues,
): { [List in ListKind]: Line[] } & { sent: SentRows } {
  const ingredients = listFilledLinesWithSections(values.ingredients);
  const instructions = listFilledLinesWithSections(values.instructions, "instructions");
  const keysOf = (lines: readonly Line[]) => lines.map(({ row }) => row.key);
  return {
    ingredients,
    instructions,
    sent: { ingredients: keysOf(ingredients), instructions: keysOf(instructions) },
  };
}

/**
 * The body of a create: blank values are null, texts are trimmed, each ingredient is one line that the server parses.
 */
export function createRecipeInput(values: RecipeValues) {
  const { ingredients, instructions, sent } = collectLinesAndRowKeys(values);
  return {
    sent,
    input: {
      ...fieldsOf(values),
      ...caloriesOf(values),
      imagePath: values.picture,
      isPublic: values.isPublic,
      privacySource: "CREATED" as const,
      privacyEditable: true,
      ingredients: ingredients.map(ingredientOf),
      instructions: instructions.map((line) => ({ ...instructionOf(line), imagePath: line.row.picture })),
    },
  };
}

/** Whether two forms would save the same recipe and hold the same pending tag. */
export function wouldSaveSameRecipe(left: RecipeValues, right: RecipeValues): boolean {
  if (unaddedTagText(left) !== unaddedTagText(right)) return false;
  return JSON.stringify(createRecipeInput(left).input) === JSON.stringify(createRecipeInput(right).input);
}

/** The body of an update. Unchanged rows are sent with their stored fields, others as a line. */
export function updateRecipeInput(
  values: RecipeValues,
  recipe: { id: string; version: number; privacyEditable: boolean },
) {
  const { ingredients, instructions, sent } = collectLinesAndRowKeys(values);
  return {
    sent,
    input: {
      id: recipe.id,
      version: recipe.version,
      ...fieldsOf(values),
      ...caloriesOf(values),
      imageUrl: values.picture,
      ...(recipe.privacyEditable ? { isPublic: values.isPublic } : {}),
      ingredients: ingredients.map(ingredientOf),
      // The server guesses an omitted section from the text of the step; null says that there is none.
      instructions: instructions.map(({ row, section }) => ({
        ...instructionOf({ row, section }),
        section,
        imageUrl: row.picture,
      })),
    },
  };
}

/** Recipe fields that the form does not show, or that create and update send differently. */
type NotInFields =
  | "servingsStated"
  | "yieldText"
  | "caloriesPerServing"
  | "sourceUrl"
  | "imagePath"
  | "imageUrl"
  | "isPublic"
  | "privacySource"
  | "privacyEditable"
  | "ingredients"
  | "instructions"
  | "idempotencyKey";

/** All other fields: a new recipe field does not compile until it is listed here or above. */
function fieldsOf(values: RecipeValues): Required<Omit<CreateRecipeInput, NotInFields>> {
  return {
    title: values.title.trim(),
    description: trimToNull(values.description),
    notes: trimToNull(values.notes),
    cuisine: values.cuisine === "" ? null : values.cuisine,
    difficulty: values.difficulty,
    servings: parseInteger(values.servings),
    prepTime: parseIntegerOrNull(values.prepTime),
    cookingTime: parseIntegerOrNull(values.cookingTime),
    totalTime: parseIntegerOrNull(values.totalTime),
    tags: values.tags,
  };
}

function caloriesOf({ caloriesPerServing }: RecipeValues): Partial<CreateRecipeInput> {
  return caloriesPerServing === undefined
    ? {}
    : { caloriesPerServing: parseIntegerOrNull(caloriesPerServing) };
}

/**
 * Lines with the heading above them. Blank lines are dropped; a line like "For the sauce:" is a heading, except as a
 * step without a step below it, which would be lost.
 */
export function listFilledLinesWithSections(
  rows: readonly LineRow[],
  list: ListKind = "ingredients",
): Line[] {
  let section: string | null = null;
  const lines: Line[] = [];
  const filled = rows.filter((row) => row.kind === "heading" || VISIBLE.test(row.text));
  for (const [index, row] of filled.entries()) {
    const next = filled[index + 1];
    const hasNoLine = list === "instructions" && (next === undefined || headingOf(next) !== null);
    const heading = row.kind === "line" && hasNoLine ? null : headingOf(row);
    if (heading === null) lines.push({ row, section });
    else section = heading === "" ? null : heading;
  }
  return lines;
}

/** Keys of headings without a line below them, which would not be stored. */
export function keysOfEmptyHeadings(rows: readonly LineRow[], list: ListKind): string[] {
  const lines = new Set(listFilledLinesWithSections(rows, list).map(({ row }) => row.key));
  const filled = rows.filter((row) => row.kind === "heading" || VISIBLE.test(row.text));
  return filled
    .filter((row, index) => {
      const next = filled[index + 1];
      return !lines.has(row.key) && VISIBLE.test(row.text) && (next === undefined || !lines.has(next.key));
    })
    .map(({ key }) => key);
}

function headingOf(row: LineRow): string | null {
  if (row.kind === "heading") return row.text.trim();
  return row.stored?.text === row.text ? null : headingTextOrNull(row.text);
}

function instructionOf({ row, section }: Line): SentInstruction {
  return { instruction: row.text.trim(), ...(section === null ? {} : { section }) };
}

function ingredientOf({ row, section }: Line): SentIngredient {
  if (row.stored?.fields && row.stored.text === row.text) return { ...row.stored.fields, section };
  return { originalText: row.text.trim(), ...(section === null ? {} : { section }) };
}

function trimToNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** The number of a field, or null for a blank one; NaN for invalid text, which the checks report first. */
export function parseIntegerOrNull(text: string): number | null {
  return text.trim() === "" ? null : parseInteger(text);
}

/**
 * Preparation plus cooking time in minutes, or null if one is missing; recipe lists compute the total in the same way.
 */
export function totalTimeOrNull(values: Pick<RecipeValues, "prepTime" | "cookingTime">): number | null {
  const prep = parseIntegerOrNull(values.prepTime);
  const cooking = parseIntegerOrNull(values.cookingTime);
  if (prep === null || cooking === null) return null;
  // Invalid text parses to NaN.
  return Number.isNaN(prep + cooking) ? null : prep + cooking;
}

/** An integer in digits, else NaN; clamped to the safe integers. */
function parseInteger(text: string): number {
  return isIntegerText(text) ? Math.min(Number(text.trim()), Number.MAX_SAFE_INTEGER) : Number.NaN;
}

/** Digits only: "1e2" and "0x10" are not accepted. */
export function isIntegerText(text: string): boolean {
  return /^-?[0-9]+$/.test(text.trim());
}
