import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import type { ImportDraft } from "./draft.ts";
import { ProvenanceRecorder } from "./provenance.ts";
import type { Reading, ReadRecipe, Step } from "./readings.ts";
import type { Sectioned } from "./sections.ts";

/** Longest text, in characters, of a cuisine or a yield. */
const MAX_SAID_LENGTH = 100;

/** The fields of a recipe within the limits. `book` records the source of each field. */
export type BoundRecipe = Pick<
  ImportDraft,
  | "title"
  | "description"
  | "ingredients"
  | "ingredientSections"
  | "instructionSections"
  | "images"
  | "cuisine"
  | "servings"
  | "servingsStated"
  | "yieldText"
  | "prepTime"
  | "cookingTime"
  | "totalTime"
  | "difficulty"
  | "tags"
  | "notes"
  | "caloriesPerServing"
> & { steps: Step[]; book: ProvenanceRecorder };

/**
 * Cuts a parsed recipe to the limits of a stored recipe. `book` records the source of each field and which
 * fields were cut.
 */
export function truncateRecipeToLimits(read: ReadRecipe): BoundRecipe {
  const book = new ProvenanceRecorder();
  const text = (field: string, reading: Reading<string> | null, limit: number): string | null => {
    if (reading === null) return null;
    book.enter(field, reading);
    return book.clip(field, reading.value, limit);
  };
  const title = text("title", read.title, RECIPE_LIMITS.title) ?? "";
  const description = text("description", read.description, RECIPE_LIMITS.text);
  book.enter("ingredients", read.ingredients);
  const ingredients = truncateListAndRecordLoss(
    read.ingredients,
    RECIPE_LIMITS.ingredients,
    "ingredients",
    book,
    (line) => book.clip("ingredients", line, RECIPE_LIMITS.line),
  );
  book.enter("instructions", read.steps);
  const steps = truncateListAndRecordLoss(
    read.steps,
    RECIPE_LIMITS.instructions,
    "instructions",
    book,
    (step) => ({
      ...step,
      text: book.clip("instructions", step.text, RECIPE_LIMITS.text),
    }),
  );
  book.enter("images", read.images);
  return {
    title,
    description,
    ingredients: ingredients.lines,
    ingredientSections: ingredients.sections,
    steps: steps.lines,
    instructionSections: steps.sections,
    images: (read.images?.value ?? []).slice(0, RECIPE_LIMITS.images),
    cuisine: text("cuisine", read.cuisine, MAX_SAID_LENGTH),
    ...clampServingsOfYield(read.yields, book),
    prepTime: clampNumberAndRecordLoss("prepTime", read.prep, RECIPE_LIMITS.minutes, book),
    cookingTime: clampNumberAndRecordLoss("cookingTime", read.cook, RECIPE_LIMITS.minutes, book),
    totalTime: clampNumberAndRecordLoss("totalTime", read.total, RECIPE_LIMITS.minutes, book),
    difficulty: recordAndGetValue("difficulty", read.difficulty, book),
    tags: recordAndGetValue("tags", read.tags, book) ?? [],
    notes: text("notes", read.notes, RECIPE_LIMITS.text),
    caloriesPerServing: clampNumberAndRecordLoss(
      "caloriesPerServing",
      read.calories,
      RECIPE_LIMITS.calories,
      book,
    ),
    book,
  };
}

function recordAndGetValue<T>(field: string, reading: Reading<T> | null, book: ProvenanceRecorder): T | null {
  book.enter(field, reading);
  return reading?.value ?? null;
}

function truncateListAndRecordLoss<T>(
  reading: Reading<Sectioned<T>> | null,
  most: number,
  field: string,
  book: ProvenanceRecorder,
  clip: (line: T) => T,
): Sectioned<T> {
  const { lines, sections } = reading?.value ?? { lines: [], sections: [] };
  if (lines.length > most) book.lose(field, "clipped");
  return {
    lines: lines.slice(0, most).map(clip),
    sections: sections.filter((mark) => mark.at < Math.min(most, lines.length)),
  };
}

function clampNumberAndRecordLoss(
  field: string,
  reading: Reading<number> | null,
  most: number,
  book: ProvenanceRecorder,
): number | null {
  if (reading === null) return null;
  book.enter(field, reading);
  if (reading.value <= most) return reading.value;
  book.lose(field, "capped");
  return most;
}

function clampServingsOfYield(
  reading: ReadRecipe["yields"],
  book: ProvenanceRecorder,
): Pick<BoundRecipe, "servings" | "yieldText" | "servingsStated"> {
  if (reading === null) return { servings: null, yieldText: null, servingsStated: false };
  book.enter("servings", reading);
  const { servings, yieldText } = reading.value;
  const fits = servings === null || servings <= RECIPE_LIMITS.servings;
  if (!fits) book.lose("servings", "capped");
  const said = yieldText ?? (fits ? null : String(servings));
  return {
    servings: servings === null ? null : Math.min(servings, RECIPE_LIMITS.servings),
    yieldText: said === null ? null : book.clip("servings", said, MAX_SAID_LENGTH),
    servingsStated: servings !== null && fits,
  };
}
