import { removeReleasedImages, sweepExpired } from "#server/features/retention/service.ts";
import type { Job } from "./job.ts";

/** Takes away expired tokens and pictures without a recipe, from the write-ahead log too. */
export const sweepJob: Job = {
  name: "sweep",
  every: 10 * 60_000,
  run: async (deps) => {
    await sweepExpired(deps);
    await removeReleasedImages(deps);
    await deps.db.truncateLog();
  },
};
