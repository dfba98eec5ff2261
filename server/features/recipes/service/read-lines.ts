import { asc, eq, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { ingredients, instructions } from "#db/schema/index.ts";
import {
  type Amount,
  getLowestQuantityOrNull,
  getMaxQuantityOrNull,
} from "#server/engines/amounts/amounts.ts";
import { toImagePath } from "#server/features/uploads/policy.ts";
import type { Ingredient, Instruction } from "../schema/recipe.ts";
import type { IngredientFields } from "./ingredient-rows.ts";

/** The ingredient rows of a recipe by position. */
export async function readIngredients(db: Reader, recipe: { rowId: number }): Promise<IngredientFields[]> {
  const rows = await db
    .select()
    .from(ingredients)
    .where(eq(ingredients.recipeRowId, recipe.rowId))
    .orderBy(asc(ingredients.position));
  return rows.map(({ recipeRowId: _, ...row }) => ({ ...row, amount: JSON.parse(row.amount) as Amount }));
}

/** The instruction rows of a recipe by position. */
export async function readInstructions(db: Reader, recipe: { rowId: number }) {
  return db
    .select()
    .from(instructions)
    .where(eq(instructions.recipeRowId, recipe.rowId))
    .orderBy(asc(instructions.position));
}

type InstructionRow = typeof instructions.$inferSelect & {
  imageWidth: number | null;
  imageHeight: number | null;
};
type Lines = { ingredients: IngredientFields[]; instructions: InstructionRow[] };
/** A row of the union of both tables: `name` is null for a step, `text` is null for an ingredient. */
type LineRow = {
  recipeRowId: number;
  position: number;
  section: string | null;
  original: string | null;
  amount: string;
  unit: string | null;
  size: string | null;
  name: string | null;
  notes: string | null;
  text: string;
  imageId: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
};

/**
 * Reads ingredients and steps of several recipes in one statement. Returns a lookup by the recipe's row id.
 */
export async function readIngredientAndStepLookup(
  db: Reader,
  rowIds: readonly number[],
): Promise<(recipeRowId: number) => Lines> {
  const chosen = sql`recipe_row_id in (select value from json_each(${JSON.stringify(rowIds)}))`;
  const rows = await db.all<LineRow>(sql`
    select recipe_row_id as recipeRowId, position, section, original, amount, unit, size, name, notes,
      null as text, null as imageId, null as imageWidth, null as imageHeight
    from ingredients where ${chosen}
    union all
    select recipe_row_id, position, section, null, null, null, null, null, null, text, image_id, width, height
    from instructions left join images on images.id = image_id where ${chosen}`);
  const byRecipe = new Map<number, Lines>(
    rowIds.map((rowId) => [rowId, { ingredients: [], instructions: [] }]),
  );
  for (const { recipeRowId, position, section, name, ...row } of rows) {
    const lines = byRecipe.get(recipeRowId);
    if (name === null) {
      const { text, imageId, imageWidth, imageHeight } = row;
      const picture = { imageId, imageWidth, imageHeight };
      lines?.instructions.push({ recipeRowId, position, section, text, ...picture });
    } else {
      const { original, unit, size, notes } = row;
      const amount = JSON.parse(row.amount) as Amount;
      lines?.ingredients.push({ position, section, original, amount, unit, size, name, notes });
    }
  }
  return (recipeRowId) => {
    const lines = byRecipe.get(recipeRowId) ?? { ingredients: [], instructions: [] };
    lines.ingredients.sort(comparePositions);
    lines.instructions.sort(comparePositions);
    return lines;
  };
}

function comparePositions(a: { position: number }, b: { position: number }): number {
  return a.position - b.position;
}

export function toIngredientAnswer(row: IngredientFields): Ingredient {
  return {
    name: row.name,
    amount: row.amount,
    quantity: getLowestQuantityOrNull(row.amount),
    quantityMax: getMaxQuantityOrNull(row.amount),
    unit: row.unit,
    size: row.size,
    notes: row.notes,
    section: row.section,
    originalText: row.original,
    orderIndex: row.position,
  };
}

export function toInstructionAnswer(row: InstructionRow): Instruction {
  const path = row.imageId === null ? null : toImagePath(row.imageId);
  return {
    stepNumber: row.position + 1,
    section: row.section,
    instruction: row.text,
    imagePath: path,
    imageUrl: path,
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
  };
}
