import { asc, eq } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { ingredients, instructions } from "#db/schema/index.ts";
import { type Amount, quantityMaxOf, quantityOf } from "#server/engines/amounts/amounts.ts";
import { imagePath } from "#server/features/uploads/policy.ts";
import type { Ingredient, Instruction } from "../schema/recipe.ts";
import type { IngredientFields } from "./ingredient-rows.ts";

/** A recipe's ingredients as stored, in order. */
export async function readIngredients(db: Reader, recipe: { rowId: number }): Promise<IngredientFields[]> {
  const rows = await db
    .select()
    .from(ingredients)
    .where(eq(ingredients.recipeRowId, recipe.rowId))
    .orderBy(asc(ingredients.position));
  return rows.map(({ recipeRowId: _, ...row }) => ({ ...row, amount: JSON.parse(row.amount) as Amount }));
}

/** A recipe's steps as stored, in order. */
export async function readInstructions(db: Reader, recipe: { rowId: number }) {
  return db
    .select()
    .from(instructions)
    .where(eq(instructions.recipeRowId, recipe.rowId))
    .orderBy(asc(instructions.position));
}

export function ingredientAnswer(row: IngredientFields): Ingredient {
  return {
    name: row.name,
    amount: row.amount,
    quantity: quantityOf(row.amount),
    quantityMax: quantityMaxOf(row.amount),
    unit: row.unit,
    size: row.size,
    notes: row.notes,
    section: row.section,
    originalText: row.original,
    orderIndex: row.position,
  };
}

export function instructionAnswer(row: typeof instructions.$inferSelect): Instruction {
  const path = row.imageId === null ? null : imagePath(row.imageId);
  return {
    stepNumber: row.position + 1,
    section: row.section,
    instruction: row.text,
    imagePath: path,
    imageUrl: path,
  };
}
