import { setTimeout } from "node:timers/promises";
import { indexMissing } from "#server/features/search-index/service/index-missing.ts";
import { tidyIndex } from "#server/features/search-index/service/tidy-index.ts";
import type { Job } from "./job.ts";

const CALM = 60_000;

/**
 * Indexes what a new version of the search does not know yet, beside the requests: at the start, and to be sure daily. A
 * minute later it puts the index in order.
 */
export const searchIndexJob: Job = {
  name: "search-index",
  every: 24 * 3_600_000,
  async run(deps, signal) {
    const indexed = await indexMissing(deps, signal);
    if (indexed > 0) deps.log.info({ recipes: indexed }, "recipes were indexed for the search");
    // Not in the first minute: a server that starts has enough to do.
    await setTimeout(CALM, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => undefined);
    if (!signal?.aborted && (await tidyIndex(deps, signal)))
      deps.log.info("the search index was joined into one piece");
  },
};
