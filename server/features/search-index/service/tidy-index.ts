import type { Db } from "#db/client.ts";
import type { SearchDeps } from "./index-recipe.ts";
import { searchReader, searchWriter } from "./search-handle.ts";

/** Joins what many small writes have left in pieces, a little in each write: searches take up to a third longer without. */
export async function tidyIndex(
  { db, search }: SearchDeps & { db: Db },
  signal?: AbortSignal,
): Promise<boolean> {
  if (!(await search.isScattered(searchReader(db)))) return false;
  while (!signal?.aborted && (await db.write((tx) => search.joinPieces(searchWriter(tx)))))
    await new Promise((resolve) => setImmediate(resolve));
  return true;
}
