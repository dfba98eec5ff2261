import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { SearchServer } from "#server/ports.ts";
import { optimizeSearchIndex } from "./index-missing.ts";
import { indexStoredRecipe, type SearchDeps } from "./index-recipe.ts";

type Deps = SearchDeps & { db: Db; clock: Clock; log: Logger; searchServer: SearchServer | null };

export type Rebuilt = {
  recipes: number;
  /** Number of recipes on the search server; null without a search server. */
  sent: number | null;
};

/** Recipes per write. A write of this size delays other writes by a few milliseconds. */
const BATCH_SIZE = 10;
const PROGRESS_INTERVAL = 500;

/**
 * Rebuilds the index in the database, then on the search server; searches continue meanwhile. Rejects when
 * the search server does not answer, but the database index is then complete.
 */
export async function rebuildSearchIndex(
  deps: Deps,
  onProgress: (done: number, of: number, where: "database" | "meilisearch") => void,
): Promise<Rebuilt> {
  const row = await deps.db.all<{ recipes: number }>(sql`select count(*) as recipes from recipes`);
  const total = row[0]?.recipes ?? 0;
  let recipes = 0;
  let last = 0;
  for (;;) {
    const rows = await deps.db.all<{ rowId: number }>(
      sql`select row_id as rowId from recipes where row_id > ${last} order by row_id limit ${BATCH_SIZE}`,
    );
    if (rows.length === 0) break;
    await deps.db.write(async (tx) => {
      for (const recipe of rows) await indexStoredRecipe(tx, deps, recipe);
    });
    last = rows.at(-1)?.rowId ?? last;
    recipes += rows.length;
    if (recipes % PROGRESS_INTERVAL === 0) onProgress(recipes, total, "database");
    await new Promise((resolve) => setImmediate(resolve));
  }
  await optimizeSearchIndex(deps);
  const { searchServer } = deps;
  if (searchServer === null) return { recipes, sent: null };
  const { meili, sync } = searchServer;
  await sync.rebuild({ ...deps, meili }, (looked) => onProgress(looked, total, "meilisearch"));
  // The version mark is one of the counted documents.
  return { recipes, sent: Math.max(0, ((await meili.count()) ?? 1) - 1) };
}
