import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { SEARCH_VERSION } from "#server/engines/search/search.ts";
import { indexStoredRecipe, type SearchDeps } from "./index-recipe.ts";
import { createSearchHandleForReads, createSearchHandleForWrites } from "./search-handle.ts";

/**
 * Recipes per read, and recipes per write. A write of this size delays other writes by a few milliseconds.
 */
const LOOKED_AT = 500;
const WRITTEN = 10;

/**
 * Indexes recipes that are missing in the search index or were indexed by an earlier version. After an abort
 * the next call continues. Returns the number of indexed recipes.
 */
export async function indexMissingRecipes(
  deps: SearchDeps & { db: Db },
  signal?: AbortSignal,
): Promise<number> {
  let indexed = 0;
  let last = 0;
  for (;;) {
    const rows = await deps.db.all<{ rowId: number; isMissing: number }>(
      sql`select r.row_id as rowId, x.version is not ${SEARCH_VERSION} as isMissing
        from recipes r left join search_texts x on x.row_id = r.row_id
        where r.row_id > ${last} order by r.row_id limit ${LOOKED_AT}`,
    );
    const missing = rows.filter(({ isMissing }) => isMissing === 1);
    for (let from = 0; from < missing.length; from += WRITTEN) {
      if (signal?.aborted) return indexed;
      const some = missing.slice(from, from + WRITTEN);
      await deps.db.write(async (tx) => {
        for (const recipe of some) await indexStoredRecipe(tx, deps, recipe);
      });
      indexed += some.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (rows.length < LOOKED_AT || signal?.aborted) return indexed;
    last = rows.at(-1)?.rowId ?? last;
  }
}

/**
 * Merges the index segments that many small writes created, in small steps, because fragments make searches
 * up to a third slower. Returns whether the index was fragmented.
 */
export async function optimizeSearchIndex(
  { db, search }: SearchDeps & { db: Db },
  signal?: AbortSignal,
): Promise<boolean> {
  if (!(await search.isFragmented(createSearchHandleForReads(db)))) return false;
  while (!signal?.aborted && (await db.write((tx) => search.mergeSegments(createSearchHandleForWrites(tx)))))
    await new Promise((resolve) => setImmediate(resolve));
  return true;
}
