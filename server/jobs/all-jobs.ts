import { setTimeout } from "node:timers/promises";
import { finishInterruptedDeletions } from "#server/features/accounts/service/delete-account.ts";
import { processMailRequests } from "#server/features/accounts/service/mail-requests.ts";
import { deliverDueMails } from "#server/features/mails/service/deliver-mails.ts";
import {
  deleteExpiredRows,
  deleteReleasedImages,
  purgeOldRecords,
} from "#server/features/retention/service.ts";
import {
  indexMissingRecipes,
  optimizeSearchIndex,
} from "#server/features/search-index/service/index-missing.ts";
import { widenTallPictures } from "#server/features/uploads/service/widen-tall-pictures.ts";
import type { Job } from "./job.ts";

/**
 * Deletes expired tokens, the remaining rows of deleted accounts and pictures without a recipe, and erases
 * them from the write-ahead log.
 */
export const sweepJob: Job = {
  name: "sweep",
  every: 10 * 60_000,
  run: async (deps, signal) => {
    await deleteExpiredRows(deps);
    await finishInterruptedDeletions(deps, signal);
    await deleteReleasedImages(deps);
    await deps.db.truncateLog();
  },
};

/**
 * Creates the mails that were requested, then sends all waiting ones. Woken when a request or mail is stored.
 */
export const outboxJob: Job = {
  name: "outbox",
  every: 15_000,
  async run(deps, signal) {
    await processMailRequests(deps, signal);
    await deliverDueMails(deps, { signal });
  },
};

/** Deletes records past their retention period. */
export const retentionJob: Job = {
  name: "retention",
  every: 6 * 3_600_000,
  run: (deps) => purgeOldRecords(deps),
};

/** Sizes pictures of earlier versions by width, once. */
export const pictureWidthsJob: Job = {
  name: "picture-widths",
  every: 24 * 3_600_000,
  async run(deps, signal) {
    const changed = await widenTallPictures(deps, signal);
    if (changed > 0) deps.log.info({ pictures: changed }, "tall pictures were sized by width");
  },
};

const OPTIMIZE_DELAY_MS = 60_000;

/**
 * Indexes recipes that the current version of the search index lacks, at the start and daily. Optimizes the
 * index a minute later.
 */
export const searchIndexJob: Job = {
  name: "search-index",
  every: 24 * 3_600_000,
  async run(deps, signal) {
    const indexed = await indexMissingRecipes(deps, signal);
    if (indexed > 0) deps.log.info({ recipes: indexed }, "recipes were indexed for the search");
    // Waits for a minute, because a starting server is busy.
    await setTimeout(OPTIMIZE_DELAY_MS, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(
      () => undefined,
    );
    if (!signal?.aborted && (await optimizeSearchIndex(deps, signal)))
      deps.log.info("the search index was joined into one piece");
  },
};

/** Sends changed recipes to the search server, within a second while it responds. */
export const searchServerJob: Job = {
  name: "search-server",
  every: 500,
  run: async (deps, signal) => {
    const { searchServer } = deps;
    if (searchServer !== null) await searchServer.sync.turn({ ...deps, meili: searchServer.meili }, signal);
  },
};
