import { isDeepStrictEqual } from "node:util";
import { recipes } from "#db/schema/index.ts";
import type { Deps } from "#server/deps.ts";
import { createMeiliDocument } from "#server/features/search-index/service/meilisearch.ts";
import { readSearchDocuments } from "#server/features/search-index/service/read-search-documents.ts";
import { readRecipeRevisionsByRowId } from "#server/features/search-index/service/revisions.ts";

const PAGE = 500;

type Stored = { id: number };

/** The row ids of recipes that differ between index and database, or that only one of them has. */
export async function indexDifferences(deps: Deps, server: { url: string; key: string }): Promise<number[]> {
  const theirs = new Map<number, Stored>();
  for (let offset = 0; ; offset += PAGE) {
    const answer = await fetch(`${server.url}/indexes/larder_recipes/documents/fetch`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${server.key}` },
      body: JSON.stringify({ limit: PAGE, offset }),
    });
    if (!answer.ok) return [-1];
    const { results } = (await answer.json()) as { results: Stored[] };
    for (const document of results) if (document.id !== 0) theirs.set(document.id, document);
    if (results.length < PAGE) break;
  }
  const rows = await deps.db.select({ rowId: recipes.rowId }).from(recipes);
  const different = new Set(theirs.keys());
  for (let from = 0; from < rows.length; from += PAGE) {
    const rowIds = rows.slice(from, from + PAGE).map(({ rowId }) => rowId);
    const ours = await readSearchDocuments(deps.db, rowIds);
    const revisions = await readRecipeRevisionsByRowId(deps.db, rowIds);
    for (const [rowId, recipe] of ours) {
      const wanted = createMeiliDocument(recipe, revisions.get(rowId) ?? "");
      if (isDeepStrictEqual(theirs.get(rowId), wanted)) different.delete(rowId);
      else different.add(rowId);
    }
  }
  return [...different];
}
