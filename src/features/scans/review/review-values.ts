import type { SaveScanInput, ScanAnswer, ScannedIngredient } from "#server/features/scans/schema.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { type FormErrors, findSchemaErrors } from "../../recipe-editor/form-errors.ts";
import { collectLinesAndRowKeys, parseMinutesOrNullIfBlank } from "../../recipe-editor/form-input.ts";
import {
  createEmptyRecipeValues,
  createRowsWithHeadings,
  formatNumberOrEmptyText,
  isDifficultyStated,
  type RecipeValues,
} from "../../recipe-editor/form-values.ts";
import {
  addedParts,
  createExtractedRowKey,
  createRow,
  type LineRow,
} from "../../recipe-editor/lines/line-rows.ts";
import { formatQuantityAndUnit, parseQuantityOrNull } from "./quantity-text.ts";

/** The number of servings if the page states none. */
const DEFAULT_SERVINGS = 4;

/** A placeholder for a food image, used where form values have a picture's address. */
export const createFoodImagePlaceholderAddress = (index: number) => `scan:${index}`;

export function createInitialScanReviewValues(answer: ScanAnswer): RecipeValues {
  const empty = createEmptyRecipeValues();
  return {
    ...empty,
    title: answer.title ?? "",
    cuisine: answer.cuisineType ?? "OTHER",
    difficulty: answer.difficulty ?? empty.difficulty,
    difficultyStated: answer.difficulty !== null,
    servings: String(answer.servingSize ?? DEFAULT_SERVINGS),
    cookingTime: formatNumberOrEmptyText(answer.cookingTime),
    ingredients:
      answer.ingredients.length > 0
        ? createRowsWithHeadings(answer.ingredients, createScannedIngredientRow)
        : [{ ...createRow(), parts: addedParts }],
    instructions:
      answer.instructions.length > 0
        ? answer.instructions.map((step, index) => ({
            ...createRow(step),
            key: createExtractedRowKey("instructions", index),
          }))
        : [createRow()],
  };
}

function createScannedIngredientRow(row: ScannedIngredient, index: number): LineRow {
  return {
    ...createRow([row.size, row.name].filter(Boolean).join(" ")),
    key: createExtractedRowKey("ingredients", index),
    parts: { ...formatQuantityAndUnit(row), notes: row.notes ?? "", isChecked: !row.uncertain },
  };
}

/** The recognised ingredient of a row and its index, or null if the member added the row. */
export function scannedIngredientOfRowOrNull(
  answer: ScanAnswer,
  row: LineRow,
): { read: ScannedIngredient; index: number } | null {
  const index = answer.ingredients.findIndex((_, i) => createExtractedRowKey("ingredients", i) === row.key);
  const read = answer.ingredients[index];
  return read ? { read, index } : null;
}

/** The typed servings, or the default if the text does not start with a number. */
export function parseServingsOrDefault(typed: string): number {
  const servings = Number.parseInt(typed, 10);
  return Number.isNaN(servings) ? DEFAULT_SERVINGS : servings;
}

export function parseCookingMinutesOrNull(typed: string): number | null {
  const minutes = parseMinutesOrNullIfBlank(typed);
  return Number.isNaN(minutes) ? null : minutes;
}

/**
 * The values as they are saved: invalid servings are replaced by the default, and an invalid cooking time is
 * removed.
 */
export function normalizeScanReviewValues(values: RecipeValues): RecipeValues {
  const minutes = parseCookingMinutesOrNull(values.cookingTime);
  return {
    ...values,
    servings:
      findSchemaErrors(values).fields.servings === undefined
        ? values.servings
        : String(parseServingsOrDefault(values.servings)),
    cookingTime: formatNumberOrEmptyText(minutes),
  };
}

/**
 * The errors found before the request. Unlike in other forms, an ingredient with an amount but no name is an
 * error.
 */
export function findScanReviewErrors(values: RecipeValues): FormErrors {
  const errors = findSchemaErrors(values);
  for (const { key, text, parts } of values.ingredients) {
    if (text.trim() !== "" || !parts) continue;
    const content = [parts.quantity, parts.unit, parts.notes].map((part) => part.trim()).join("");
    if (content !== "" && content !== addedParts.quantity)
      errors.rows[key] ??= validationTexts.ingredientName;
  }
  return errors;
}

/**
 * The input of the save procedure. It contains only the food images that the recipe uses; assignments refer
 * to their new indexes.
 */
export function createSaveScanInput(values: RecipeValues, answer: ScanAnswer) {
  const { ingredients, instructions, sent } = collectLinesAndRowKeys(values);
  const servings = parseServingsOrDefault(values.servings);
  const foodImages: SaveScanInput["foodImages"] = [];
  const imageAssignments: SaveScanInput["imageAssignments"] = {};
  for (const [index, image] of answer.foodImages.entries()) {
    const address = createFoodImagePlaceholderAddress(index);
    const step = instructions.findIndex(({ row }) => row.picture === address);
    const isCover = values.picture === address;
    if (!isCover && step < 0) continue;
    imageAssignments[String(foodImages.length)] = isCover
      ? { type: "cover", stepNumber: null }
      : { type: "step", stepNumber: step + 1 };
    foodImages.push(image);
  }
  const input = {
    recipe: {
      title: values.title.trim(),
      description: values.description.trim() || null,
      cookingTime: parseCookingMinutesOrNull(values.cookingTime),
      servings,
      servingsStated: answer.servingSize !== null || servings !== DEFAULT_SERVINGS,
      difficulty: values.difficulty,
      difficultyStated: isDifficultyStated(values),
      cuisine: values.cuisine,
      ingredients: ingredients.map(({ row, section }) => createSaveIngredientInput(row, section, answer)),
      instructions: instructions.map(({ row, section }, index) => ({
        instruction: row.text.trim(),
        stepNumber: index + 1,
        ...(section === null ? {} : { section }),
        imagePath: null,
      })),
    },
    foodImages,
    imageAssignments,
    photoIds: answer.photoIds,
  };
  return { input, sent };
}

/** An unchanged row is sent as it was recognised, a changed row with the values of its fields. */
function createSaveIngredientInput(row: LineRow, section: string | null, answer: ScanAnswer) {
  const found = scannedIngredientOfRowOrNull(answer, row);
  const index = { section };
  // A row without separate fields was pasted, so the server parses its line.
  if (!row.parts) return { ...index, originalText: row.text.trim() };
  const { parts } = row;
  if (found && isRowAsRecognised(row, createScannedIngredientRow(found.read, found.index))) {
    const { name, quantity, quantityMax, unit, size, notes, originalText } = found.read;
    return { ...index, name, quantity, quantityMax, unit, size, notes, originalText };
  }
  const [name, unit, notes] = [row.text.trim(), parts.unit.trim() || null, parts.notes.trim() || null];
  const content = [parts.quantity.trim(), unit, name].filter(Boolean).join(" ");
  const originalText = notes ? `${content}, ${notes}` : content;
  const numbers = parseQuantityOrNull(parts.quantity);
  // An amount such as "2 (400 g)" is no single number, so the server parses the complete line.
  if (numbers === null) return { ...index, originalText };
  return { ...index, name, ...numbers, unit, size: null, notes, originalText };
}

function isRowAsRecognised(row: LineRow, read: LineRow): boolean {
  return (
    row.text === read.text &&
    row.parts?.quantity === read.parts?.quantity &&
    row.parts?.unit === read.parts?.unit &&
    row.parts?.notes === read.parts?.notes
  );
}
