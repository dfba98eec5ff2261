import type { Tx } from "#db/client.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";
import { type RecipeTexts, readSearchDocuments } from "./read-search-documents.ts";
import { createSearchHandleForWrites } from "./search-handle.ts";

export type SearchDeps = { search: SearchEngine };

/**
 * Writes the current state of a recipe to the search index. `texts` saves a read when the caller has the
 * recipe's lines.
 */
export async function indexStoredRecipe(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
  texts?: RecipeTexts,
): Promise<void> {
  const known = texts === undefined ? undefined : new Map([[recipe.rowId, texts]]);
  const document = (await readSearchDocuments(tx, [recipe.rowId], known)).get(recipe.rowId);
  if (document) await search.index(createSearchHandleForWrites(tx), document);
}

/** Updates the like count in the search index. Indexes the recipe again only when its rank changes. */
export async function updateIndexedLikeCount(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
  likeCount: number,
): Promise<void> {
  const moves = await search.setLikeCount(createSearchHandleForWrites(tx), recipe.rowId, likeCount);
  if (moves) await indexStoredRecipe(tx, { search }, recipe);
}

/** Removes a recipe from the search index; call it in the transaction that deletes the recipe. */
export async function removeRecipeFromSearch(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
): Promise<void> {
  await search.remove(createSearchHandleForWrites(tx), recipe.rowId);
}
