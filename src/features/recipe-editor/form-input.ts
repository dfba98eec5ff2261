import { parseExactMinutesOrNull } from "#server/engines/step-times/step-times.ts";
import { VISIBLE } from "#server/features/recipes/policy.ts";
import type {
  CreateRecipeInput,
  IngredientIn,
  InstructionIn,
} from "#server/features/recipes/schema/recipe-in.ts";
import { getUnaddedTagText, isDifficultyStated, type RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import { parseHeadingLineOrNull } from "./lines/pasted-lines.ts";

/** Row keys of the sent entries by index, to find the row that a server error such as "entry 3" is about. */
export type SentRows = { ingredients: string[]; instructions: string[] };

type SentIngredient = Partial<IngredientIn>;
type SentInstruction = Pick<InstructionIn, "instruction" | "section">;

type Line = { row: LineRow; section: string | null };

/** The filled lines of both lists with their sections, and the row keys of the lines. */
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
 * The input of the create procedure. Texts are trimmed, blank ones are null; the server parses each
 * ingredient line.
 */
export function createRecipeInput(values: RecipeValues) {
  const { ingredients, instructions, sent } = collectLinesAndRowKeys(values);
  return {
    sent,
    input: {
      ...createInputFieldsWithoutLists(values),
      ...createCaloriesInput(values),
      imagePath: values.picture,
      isPublic: values.isPublic,
      privacySource: "CREATED" as const,
      privacyEditable: true,
      ingredients: ingredients.map(createIngredientInput),
      instructions: instructions.map((line) => ({
        ...createInstructionInput(line),
        imagePath: line.row.picture,
      })),
    },
  };
}

/** Whether two forms would save the same recipe and have the same text in the tag field. */
export function wouldSaveSameRecipe(left: RecipeValues, right: RecipeValues): boolean {
  if (getUnaddedTagText(left) !== getUnaddedTagText(right)) return false;
  return JSON.stringify(createRecipeInput(left).input) === JSON.stringify(createRecipeInput(right).input);
}

/**
 * The input of the update procedure. Unchanged ingredients are sent as stored fields, changed ones as a line
 * to parse.
 */
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
      ...createInputFieldsWithoutLists(values),
      ...createCaloriesInput(values),
      imageUrl: values.picture,
      ...(recipe.privacyEditable ? { isPublic: values.isPublic } : {}),
      ingredients: ingredients.map(createIngredientInput),
      // `section` is always sent, because the server would guess a missing one from the step's text.
      instructions: instructions.map(({ row, section }) => ({
        ...createInstructionInput({ row, section }),
        section,
        imageUrl: row.picture,
      })),
    },
  };
}

/** Recipe fields that the form does not show, or that create and update send in different forms. */
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

/** All other recipe fields. The types ensure that a new recipe field is listed here or in `NotInFields`. */
function createInputFieldsWithoutLists(values: RecipeValues): Required<Omit<CreateRecipeInput, NotInFields>> {
  return {
    title: values.title.trim(),
    description: trimTextOrNullIfBlank(values.description),
    notes: trimTextOrNullIfBlank(values.notes),
    cuisine: values.cuisine === "" ? null : values.cuisine,
    difficulty: values.difficulty,
    difficultyStated: isDifficultyStated(values),
    servings: parseSafeIntegerOrNaN(values.servings),
    prepTime: parseMinutesOrNullIfBlank(values.prepTime),
    cookingTime: parseMinutesOrNullIfBlank(values.cookingTime),
    totalTime: parseMinutesOrNullIfBlank(values.totalTime),
    tags: values.tags,
  };
}

function createCaloriesInput({ caloriesPerServing }: RecipeValues): Partial<CreateRecipeInput> {
  return caloriesPerServing === undefined
    ? {}
    : { caloriesPerServing: parseIntegerOrNullIfBlank(caloriesPerServing) };
}

/**
 * The lines that have text, with the heading above each. A line such as "For the sauce:" counts as a heading;
 * an instruction does so only if a step follows it, because it would be lost otherwise.
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
    const hasNoLine =
      list === "instructions" && (next === undefined || headingTextOfRowOrNull(next) !== null);
    const heading = row.kind === "line" && hasNoLine ? null : headingTextOfRowOrNull(row);
    if (heading === null) lines.push({ row, section });
    else section = heading === "" ? null : heading;
  }
  return lines;
}

/** Keys of the headings without a line below them. Such headings are not stored. */
export function listKeysOfEmptyHeadings(rows: readonly LineRow[], list: ListKind): string[] {
  const lines = new Set(listFilledLinesWithSections(rows, list).map(({ row }) => row.key));
  const filled = rows.filter((row) => row.kind === "heading" || VISIBLE.test(row.text));
  return filled
    .filter((row, index) => {
      const next = filled[index + 1];
      return !lines.has(row.key) && VISIBLE.test(row.text) && (next === undefined || !lines.has(next.key));
    })
    .map(({ key }) => key);
}

function headingTextOfRowOrNull(row: LineRow): string | null {
  if (row.kind === "heading") return row.text.trim();
  return row.stored?.text === row.text ? null : parseHeadingLineOrNull(row.text);
}

function createInstructionInput({ row, section }: Line): SentInstruction {
  return { instruction: row.text.trim(), ...(section === null ? {} : { section }) };
}

function createIngredientInput({ row, section }: Line): SentIngredient {
  if (row.stored?.fields && row.stored.text === row.text) return { ...row.stored.fields, section };
  return { originalText: row.text.trim(), ...(section === null ? {} : { section }) };
}

function trimTextOrNullIfBlank(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/**
 * The number in a field; null if it is blank, NaN if it is invalid. Callers report invalid fields before they
 * send values.
 */
export function parseIntegerOrNullIfBlank(text: string): number | null {
  return text.trim() === "" ? null : parseSafeIntegerOrNaN(text);
}

/**
 * The minutes of a time field, which holds minutes ("90") or a time ("1 h 30"); null if it is blank, NaN if it
 * is invalid.
 */
export function parseMinutesOrNullIfBlank(text: string): number | null {
  if (text.trim() === "" || isIntegerText(text)) return parseIntegerOrNullIfBlank(text);
  return parseExactMinutesOrNull(text) ?? Number.NaN;
}

/**
 * The sum of preparation and cooking time in minutes, or null if one is missing. Recipe lists compute it in
 * the same way.
 */
export function sumPrepAndCookingTimeOrNull(
  values: Pick<RecipeValues, "prepTime" | "cookingTime">,
): number | null {
  const prep = parseMinutesOrNullIfBlank(values.prepTime);
  const cooking = parseMinutesOrNullIfBlank(values.cookingTime);
  if (prep === null || cooking === null) return null;
  // A time with invalid text is NaN.
  return Number.isNaN(prep + cooking) ? null : prep + cooking;
}

/** Parses an integer written in digits, limited to the safe integers; NaN for other text. */
function parseSafeIntegerOrNaN(text: string): number {
  return isIntegerText(text) ? Math.min(Number(text.trim()), Number.MAX_SAFE_INTEGER) : Number.NaN;
}

/** Whether a text is an integer in decimal digits, unlike "1e2" or "0x10", which `Number` accepts. */
export function isIntegerText(text: string): boolean {
  return /^-?[0-9]+$/.test(text.trim());
}
