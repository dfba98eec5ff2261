import { formatIngredientLine } from "#server/engines/amounts/amounts.ts";
import type { RereadAnswer } from "#server/features/imports/schema.ts";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import type { UpdateRecipeInput } from "#server/features/recipes/schema/recipe-in.ts";
import { type Line, mergeOwnLinesIntoReread } from "./own-lines.ts";

const rereadFields = [
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

/**
 * A field whose value in the recipe (`mine`) differs from the page (`theirs`). Values are lists of lines;
 * ingredients and steps include their headings as "# For the sauce".
 */
export type RereadChange = {
  field: RereadField;
  mine: string[];
  theirs: string[];
  /** For ingredients and steps: the lines that the member added, and the page's lines merged with them. */
  own: string[];
  withOwn: string[];
  /** Whether `withOwn` differs from the recipe. */
  isChanged: boolean;
};

/** The fields in which a recipe differs from its page. Fields without a value on the page are left out. */
export function findRereadChanges(recipe: Recipe, { draft, read }: RereadAnswer): RereadChange[] {
  const lists = { mine: linesOfStoredRecipe(recipe), theirs: linesOfRereadDraft(draft) };
  const mine = textLinesByField(recipe, lists.mine);
  const theirs = textLinesByField(draft, lists.theirs);
  return rereadFields.flatMap((field) => {
    if (!theirs[field].some((line) => line !== "") || haveEqualTrimmedLines(mine[field], theirs[field]))
      return [];
    const merged = isListField(field)
      ? mergeOwnLinesIntoReread(lists.mine[field], lists.theirs[field], read?.[field] ?? null)
      : null;
    const withOwn = merged === null ? theirs[field] : textLinesWithHeadings(merged.lines);
    const isChanged = !haveEqualTrimmedLines(mine[field], withOwn);
    return [{ field, mine: mine[field], theirs: theirs[field], own: merged?.own ?? [], withOwn, isChanged }];
  });
}

function textLinesByField(source: Recipe | Draft, lists: Lists): Record<RereadField, string[]> {
  return {
    title: [source.title],
    description: valueAsTextLines(source.description),
    ingredients: textLinesWithHeadings(lists.ingredients),
    instructions: textLinesWithHeadings(lists.instructions),
    servings: source.servingsStated ? valueAsTextLines(source.servings) : [],
    yieldText: valueAsTextLines(source.yieldText),
    prepTime: valueAsTextLines(source.prepTime),
    cookingTime: valueAsTextLines(source.cookingTime),
    totalTime: valueAsTextLines(source.totalTime),
  };
}

const isListField = (field: RereadField) => field === "ingredients" || field === "instructions";

/**
 * The update that takes the chosen fields from the page. Lists in `bare` lose the lines that the member
 * added. A step with the same text keeps its picture.
 */
export function createUpdateInputFromReread(
  recipe: Recipe,
  { draft, read }: RereadAnswer,
  chosen: ReadonlySet<RereadField>,
  bare: ReadonlySet<RereadField>,
): Omit<UpdateRecipeInput, "ingredients" | "instructions" | "tags" | "difficulty" | "cuisine"> & {
  ingredients?: { originalText: string; section: string | null }[];
  instructions?: { instruction: string; section: string | null; imagePath: string | null }[];
} {
  const mine = linesOfStoredRecipe(recipe);
  const theirs = linesOfRereadDraft(draft);
  const linesOf = (field: "ingredients" | "instructions") =>
    bare.has(field)
      ? theirs[field]
      : mergeOwnLinesIntoReread(mine[field], theirs[field], read?.[field] ?? null).lines;
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
      ingredients: linesOf("ingredients").map(({ text, section }) => ({ originalText: text, section })),
    }),
    ...(chosen.has("instructions") && {
      instructions: linesOf("instructions").map(({ text, section }) => ({
        instruction: text,
        section,
        imagePath: pictures.get(text) ?? null,
      })),
    }),
  };
}

type Draft = RereadAnswer["draft"];
type Lists = Record<"ingredients" | "instructions", Line[]>;

const linesOfStoredRecipe = (recipe: Recipe): Lists => ({
  ingredients: recipe.ingredients.map((row) => ({
    text: row.originalText ?? formatIngredientLine(row),
    section: row.section,
  })),
  instructions: recipe.instructions.map((step) => ({ text: step.instruction, section: step.section })),
});
const linesOfRereadDraft = (draft: Draft): Lists => ({
  ingredients: addSectionsToLines(draft.ingredients, draft.ingredientSections),
  instructions: addSectionsToLines(draft.instructions.map(stepTextOfDraft), draft.instructionSections),
});
const valueAsTextLines = (value: string | number | null): string[] => (value === null ? [] : [String(value)]);
const stepTextOfDraft = (step: Draft["instructions"][number]) =>
  typeof step === "string" ? step : step.text;
const haveEqualTrimmedLines = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((line, index) => line.trim() === b[index]?.trim());

function addSectionsToLines(lines: readonly string[], marks: Draft["ingredientSections"]): Line[] {
  let section: string | null = null;
  return lines.map((text, index) => {
    section = marks.findLast((mark) => mark.at === index)?.heading ?? section;
    return { text, section };
  });
}

function textLinesWithHeadings(lines: readonly Line[]): string[] {
  return lines.flatMap(({ text, section }, index) =>
    section !== null && section !== (lines[index - 1]?.section ?? null) ? [`# ${section}`, text] : [text],
  );
}
