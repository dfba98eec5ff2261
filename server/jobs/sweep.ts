import { finishDeletions } from "#server/features/accounts/service/delete-account.ts";
import { removeReleasedImages, sweepExpired } from "#server/features/retention/service.ts";
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
