import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { recipes, tags } from "#db/schema/index.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";
import { readLinesOf } from "./read-lines.ts";
import { searchWriter } from "./search-handle.ts";

export type SearchDeps = { search: SearchEngine };

/** Names of ingredients and texts of steps, in order: a recipe of the longest lists is not read again for its words. */
export type RecipeTexts = { ingredients: readonly string[]; instructions: readonly string[] };

export function textsOf(
  ingredients: readonly { name: string }[],
  instructions: readonly { text: string }[],
): RecipeTexts {
  return {
    ingredients: ingredients.map((row) => row.name),
    instructions: instructions.map((row) => row.text),
  };
}

export async function readTexts(tx: Tx, { rowId }: { rowId: number }): Promise<RecipeTexts> {
  const { ingredients, instructions } = (await readLinesOf(tx, [rowId]))(rowId);
  return textsOf(ingredients, instructions);
}

/** Writes what the search knows of a recipe, as it is stored by now; `texts` are those of its lines, where they are at hand. */
export async function indexRecipe(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
  texts?: RecipeTexts,
): Promise<void> {
  const [row] = await tx
    .select({
      rowId: recipes.rowId,
      ownerRowId: recipes.ownerRowId,
      title: recipes.title,
      description: recipes.description,
      isPublic: recipes.isPublic,
      cuisine: recipes.cuisine,
      difficulty: recipes.difficulty,
      cookingTime: recipes.cookingTime,
      servings: recipes.servings,
      imageId: recipes.imageId,
      createdAt: recipes.createdAt,
      likeCount: recipes.likeCount,
    })
    .from(recipes)
    .where(eq(recipes.rowId, recipe.rowId));
  if (!row) return;
  const { imageId, ...fields } = row;
  const labels = await tx.select({ label: tags.label }).from(tags).where(eq(tags.recipeRowId, row.rowId));
  await search.index(searchWriter(tx), {
    ...fields,
    hasImage: imageId !== null,
    ...(texts ?? (await readTexts(tx, row))),
    tags: labels.map((tag) => tag.label),
  });
}

/** Keeps the likes that the search ranks by; where they move the recipe among the others, it is indexed anew. */
export async function indexLikes(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
  likeCount: number,
): Promise<void> {
  const moves = await search.setLikeCount(searchWriter(tx), recipe.rowId, likeCount);
  if (moves) await indexRecipe(tx, { search }, recipe);
}

/** Forgets a recipe. */
export async function unindexRecipe(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
): Promise<void> {
  await search.remove(searchWriter(tx), recipe.rowId);
}
