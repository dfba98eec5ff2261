import { searchReader } from "#server/features/recipes/service/search-handle.ts";
import type { Logger } from "#server/lib/logger.ts";
import type { SearchDeps } from "./search-deps.ts";

/** Asks for something, so that nobody's first search waits for what the search reads once: the words of the kitchen. */
export async function warmSearch({ db, search, log }: SearchDeps & { log: Logger }): Promise<void> {
  try {
    await search.query(searchReader(db), { text: "bread", owners: [], limit: 1 });
  } catch (error) {
    log.warn({ err: error }, "the search could not be asked at the start");
  }
}
