import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { ingredients, instructions, tags } from "#db/schema/index.ts";
import type { Authorized } from "#server/guards/authorized.ts";
import type { RecipeRow } from "../access.ts";
import type { IngredientFields } from "./ingredient-rows.ts";

type Editable = Authorized<RecipeRow, "edit">;

export type InstructionFields = {
  position: number;
  section: string | null;
  text: string;
  imageId: string | null;
};

export async function replaceIngredients(
  tx: Tx,
  recipe: Editable,
  rows: readonly IngredientFields[],
): Promise<void> {
  await tx.delete(ingredients).where(eq(ingredients.recipeRowId, recipe.rowId));
  if (rows.length === 0) return;
  await tx
    .insert(ingredients)
    .values(rows.map((row) => ({ ...row, recipeRowId: recipe.rowId, amount: JSON.stringify(row.amount) })));
}

export async function replaceInstructions(
  tx: Tx,
  recipe: Editable,
  rows: readonly InstructionFields[],
): Promise<void> {
  await tx.delete(instructions).where(eq(instructions.recipeRowId, recipe.rowId));
  if (rows.length === 0) return;
  await tx.insert(instructions).values(rows.map((row) => ({ ...row, recipeRowId: recipe.rowId })));
}

/** Replaces all tags. `labels` must be normalized and have no duplicates that differ only in case. */
export async function replaceTags(tx: Tx, recipe: Editable, labels: readonly string[]): Promise<void> {
  await tx.delete(tags).where(eq(tags.recipeRowId, recipe.rowId));
  if (labels.length === 0) return;
  const recipeRowId = recipe.rowId;
  await tx
    .insert(tags)
    .values(labels.map((label, position) => ({ recipeRowId, position, key: label.toLowerCase(), label })));
}
