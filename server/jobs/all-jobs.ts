import { setTimeout } from "node:timers/promises";
import { finishDeletions } from "#server/features/accounts/service/delete-account.ts";
import { fillMailOrders } from "#server/features/accounts/service/mail-requests.ts";
import { deliverDueMails } from "#server/features/mails/service/deliver-mails.ts";
import { purgeOld, removeReleasedImages, sweepExpired } from "#server/features/retention/service.ts";
import { indexMissing, tidyIndex } from "#server/features/search-index/service/index-missing.ts";
import type { Job } from "./job.ts";

/** Takes away expired tokens, what is left of deleted accounts, and pictures without a recipe, from the write-ahead log too. */
export const sweepJob: Job = {
  name: "sweep",
  every: 10 * 60_000,
  run: async (deps, signal) => {
    await sweepExpired(deps);
    await finishDeletions(deps, signal);
    await removeReleasedImages(deps);
    await deps.db.truncateLog();
  },
};

/** Makes the mails that were ordered, then sends what waits; woken whenever an order or a message is stored. */
export const outboxJob: Job = {
  name: "outbox",
  every: 15_000,
  async run(deps, signal) {
    await fillMailOrders(deps, signal);
    await deliverDueMails(deps, { signal });
  },
};

/** Forgets finished things when their time is over. */
export const retentionJob: Job = { name: "retention", every: 6 * 3_600_000, run: (deps) => purgeOld(deps) };

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

/** Tells the search server beside the database of what changed: within the second, as long as it answers. */
export const searchServerJob: Job = {
  name: "search-server",
  every: 500,
  run: async (deps, signal) => {
    const { searchServer } = deps;
    if (searchServer !== null) await searchServer.sync.turn({ ...deps, meili: searchServer.meili }, signal);
  },
};
