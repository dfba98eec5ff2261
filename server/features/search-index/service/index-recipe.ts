import type { Tx } from "#db/client.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";
import { type RecipeTexts, readSearchDocuments } from "./read-search-documents.ts";
import { createSearchWriter } from "./search-handle.ts";

export type SearchDeps = { search: SearchEngine };

/** Writes what the search knows of a recipe, as it is stored by now; `texts` are those of its lines, where they are at hand. */
export async function indexStoredRecipe(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
  texts?: RecipeTexts,
): Promise<void> {
  const known = texts === undefined ? undefined : new Map([[recipe.rowId, texts]]);
  const document = (await readSearchDocuments(tx, [recipe.rowId], known)).get(recipe.rowId);
  if (document) await search.index(createSearchWriter(tx), document);
}

/** Updates the likes of a recipe in the index, and its entry if its rank changes. */
export async function updateIndexedLikeCount(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
  likeCount: number,
): Promise<void> {
  const moves = await search.setLikeCount(createSearchWriter(tx), recipe.rowId, likeCount);
  if (moves) await indexStoredRecipe(tx, { search }, recipe);
}

/** Removes a recipe from the search index. */
export async function removeRecipeFromSearch(
  tx: Tx,
  { search }: SearchDeps,
  recipe: { rowId: number },
): Promise<void> {
  await search.remove(createSearchWriter(tx), recipe.rowId);
}
