import { formatIngredientLine } from "#server/engines/amounts/amounts.ts";
import type { Cuisine, Difficulty } from "#server/features/recipes/policy.ts";
import type { Ingredient, Instruction, Recipe } from "#server/features/recipes/schema/recipe.ts";
import type { IngredientIn } from "#server/features/recipes/schema/recipe-in.ts";
import { createRow, type LineRow } from "./lines/line-rows.ts";

/** The values of the form, mostly as typed text, so that a draft contains invalid values too. */
export type RecipeValues = {
  title: string;
  description: string;
  cuisine: Cuisine | "";
  difficulty: Difficulty;
  /** Whether the difficulty was chosen; missing in drafts of older versions. */
  difficultyStated?: boolean;
  servings: string;
  prepTime: string;
  cookingTime: string;
  totalTime: string;
  /** Missing in drafts of older versions; the stored value is then not changed. */
  caloriesPerServing?: string;
  /**
   * Path of an uploaded picture, "/images/{id}.webp", or in the review of an import an address on the page.
   */
  picture: string | null;
  isPublic: boolean;
  tags: string[];
  /** Text in the tag field that is not added as a tag yet; missing in drafts of older versions. */
  typedTag?: string;
  notes: string;
  ingredients: LineRow[];
  instructions: LineRow[];
};

/** Whether somebody chose the difficulty. In older drafts only MEDIUM counts as not chosen. */
export const isDifficultyStated = ({ difficulty, difficultyStated }: RecipeValues): boolean =>
  difficultyStated ?? difficulty !== "MEDIUM";

export function createEmptyRecipeValues(): RecipeValues {
  return {
    title: "",
    description: "",
    cuisine: "",
    difficulty: "MEDIUM",
    difficultyStated: false,
    servings: "4",
    prepTime: "",
    cookingTime: "",
    totalTime: "",
    caloriesPerServing: "",
    picture: null,
    isPublic: false,
    tags: [],
    notes: "",
    ingredients: [createRow()],
    instructions: [createRow()],
  };
}

export function convertRecipeToFormValues(recipe: Recipe): RecipeValues {
  return {
    title: recipe.title,
    description: recipe.description ?? "",
    cuisine: recipe.cuisine ?? "",
    difficulty: recipe.difficulty,
    difficultyStated: recipe.difficultyStated,
    servings: String(recipe.servings),
    prepTime: formatNumberOrEmptyText(recipe.prepTime),
    cookingTime: formatNumberOrEmptyText(recipe.cookingTime),
    totalTime: formatNumberOrEmptyText(recipe.totalTime),
    caloriesPerServing: formatNumberOrEmptyText(recipe.caloriesPerServing),
    picture: recipe.imageUrl,
    isPublic: recipe.isPublic && recipe.privacyEditable,
    tags: recipe.tags,
    notes: recipe.notes ?? "",
    ingredients: createRowsWithHeadings(recipe.ingredients, createIngredientRow),
    instructions: createRowsWithHeadings(recipe.instructions, createInstructionRow),
  };
}

/** The trimmed text in the tag field that is not added as a tag yet, or "". */
export function getUnaddedTagText({ typedTag }: RecipeValues): string {
  return typedTag?.trim() ?? "";
}

export function formatNumberOrEmptyText(value: number | null): string {
  return value === null ? "" : String(value);
}

/**
 * Creates rows for lines, with a heading row before each section. A blank heading ends a section if lines
 * without a section follow.
 */
export function createRowsWithHeadings<Part extends { section: string | null }>(
  parts: readonly Part[],
  rowOf: (part: Part, index: number) => LineRow,
): LineRow[] {
  let section: string | null = null;
  const rows: LineRow[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.section !== section) rows.push(createRow(part.section ?? "", "heading"));
    section = part.section;
    rows.push(rowOf(part, index));
  }
  return rows;
}

function createIngredientRow({ orderIndex: _, section: _section, amount, ...fields }: Ingredient): LineRow {
  const { unit, size, name, notes } = fields;
  const text = fields.originalText ?? formatIngredientLine({ amount, unit, size, name, notes });
  const stored: IngredientIn = fields;
  return {
    ...createRow(text),
    stored: { text, fields: stored, reading: { heading: null, amount, unit, size, name, notes } },
  };
}

function createInstructionRow(step: Instruction): LineRow {
  return { ...createRow(step.instruction), picture: step.imageUrl, stored: { text: step.instruction } };
}
