import { lineText } from "#server/engines/amounts/amounts.ts";
import type { ImportDraft } from "#server/features/imports/schema.ts";
import type { Recipe, UpdateRecipeInput } from "#server/features/recipes/schema/recipe.ts";

export const rereadFields = [
  "title",
  "description",
  "ingredients",
  "instructions",
  "servings",
  "yieldText",
  "prepTime",
  "cookingTime",
  "totalTime",
] as const;
export type RereadField = (typeof rereadFields)[number];

/** A field in which the page, read again, says something else. Lists are lines with their headings ("# For the sauce"). */
export type RereadChange = { field: RereadField; mine: string[]; theirs: string[] };

/** Where a recipe and its page read again differ. What the page does not say is no change. */
export function rereadChanges(recipe: Recipe, draft: ImportDraft): RereadChange[] {
  const mine: Record<RereadField, string[]> = {
    title: [recipe.title],
    description: textOf(recipe.description),
    ingredients: withHeadings(recipe.ingredients.map((row) => ({ text: lineOf(row), section: row.section }))),
    instructions: withHeadings(
      recipe.instructions.map((step) => ({ text: step.instruction, section: step.section })),
    ),
    servings: recipe.servingsStated ? [String(recipe.servings)] : [],
    yieldText: textOf(recipe.yieldText),
    prepTime: textOf(recipe.prepTime),
    cookingTime: textOf(recipe.cookingTime),
    totalTime: textOf(recipe.totalTime),
  };
  const theirs: Record<RereadField, string[]> = {
    title: [draft.title],
    description: textOf(draft.description),
    ingredients: withHeadings(sectioned(draft.ingredients, draft.ingredientSections)),
    instructions: withHeadings(sectioned(draft.instructions.map(stepOf), draft.instructionSections)),
    servings: draft.servingsStated ? textOf(draft.servings) : [],
    yieldText: textOf(draft.yieldText),
    prepTime: textOf(draft.prepTime),
    cookingTime: textOf(draft.cookingTime),
    totalTime: textOf(draft.totalTime),
  };
  return rereadFields.flatMap((field) =>
    theirs[field].some((line) => line !== "") && !isSame(mine[field], theirs[field])
      ? [{ field, mine: mine[field], theirs: theirs[field] }]
      : [],
  );
}

/** The change to send for the fields that were chosen. A step that stays keeps its picture. */
export function rereadUpdate(
  recipe: Recipe,
  draft: ImportDraft,
  chosen: ReadonlySet<RereadField>,
): Omit<UpdateRecipeInput, "ingredients" | "instructions" | "tags" | "difficulty" | "cuisine"> & {
  ingredients?: { originalText: string; section: string | null }[];
  instructions?: { instruction: string; section: string | null; imagePath: string | null }[];
} {
  const pictures = new Map(recipe.instructions.map((step) => [step.instruction, step.imagePath]));
  return {
    id: recipe.id,
    version: recipe.version,
    ...(chosen.has("title") && { title: draft.title }),
    ...(chosen.has("description") && { description: draft.description }),
    ...(chosen.has("servings") && { servings: draft.servings ?? recipe.servings, servingsStated: true }),
    ...(chosen.has("yieldText") && { yieldText: draft.yieldText }),
    ...(chosen.has("prepTime") && { prepTime: draft.prepTime }),
    ...(chosen.has("cookingTime") && { cookingTime: draft.cookingTime }),
    ...(chosen.has("totalTime") && { totalTime: draft.totalTime }),
    ...(chosen.has("ingredients") && {
      ingredients: sectioned(draft.ingredients, draft.ingredientSections).map(({ text, section }) => ({
        originalText: text,
        section,
      })),
    }),
    ...(chosen.has("instructions") && {
      instructions: sectioned(draft.instructions.map(stepOf), draft.instructionSections).map(
        ({ text, section }) => ({
          instruction: text,
          section,
          imagePath: pictures.get(text) ?? null,
        }),
      ),
    }),
  };
}

type Line = { text: string; section: string | null };

const textOf = (value: string | number | null): string[] => (value === null ? [] : [String(value)]);
const stepOf = (step: ImportDraft["instructions"][number]) => (typeof step === "string" ? step : step.text);
const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((line, at) => line.trim() === b[at]?.trim());

function lineOf(row: Recipe["ingredients"][number]): string {
  return row.originalText ?? lineText(row);
}

function sectioned(lines: readonly string[], marks: readonly { at: number; heading: string }[]): Line[] {
  let section: string | null = null;
  return lines.map((text, at) => {
    section = marks.findLast((mark) => mark.at === at)?.heading ?? section;
    return { text, section };
  });
}

function withHeadings(lines: readonly Line[]): string[] {
  return lines.flatMap(({ text, section }, at) =>
    section !== null && section !== (lines[at - 1]?.section ?? null) ? [`# ${section}`, text] : [text],
  );
}
