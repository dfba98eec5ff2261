import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
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

type Lines<Row> = Map<number, Row[]>;

/** The ingredients of several recipes by their row ids, in one statement. */
export async function readIngredientsOf(
  db: Reader,
  rowIds: readonly number[],
): Promise<Lines<IngredientFields>> {
  const rows = await db
    .select()
    .from(ingredients)
    .where(inList(ingredients.recipeRowId, rowIds))
    .orderBy(asc(ingredients.recipeRowId), asc(ingredients.position));
  return byRecipe(rows, ({ recipeRowId: _, ...row }) => ({
    ...row,
    amount: JSON.parse(row.amount) as Amount,
  }));
}

/** The steps of several recipes by their row ids, in one statement. */
export async function readInstructionsOf(
  db: Reader,
  rowIds: readonly number[],
): Promise<Lines<typeof instructions.$inferSelect>> {
  const rows = await db
    .select()
    .from(instructions)
    .where(inList(instructions.recipeRowId, rowIds))
    .orderBy(asc(instructions.recipeRowId), asc(instructions.position));
  return byRecipe(rows, (row) => row);
}

function inList(column: SQLiteColumn, rowIds: readonly number[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(rowIds)}))`;
}

function byRecipe<Row extends { recipeRowId: number }, Kept>(
  rows: readonly Row[],
  keep: (row: Row) => Kept,
): Lines<Kept> {
  const lines: Lines<Kept> = new Map();
  for (const row of rows) {
    const list = lines.get(row.recipeRowId);
    if (list) list.push(keep(row));
    else lines.set(row.recipeRowId, [keep(row)]);
  }
  return lines;
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
