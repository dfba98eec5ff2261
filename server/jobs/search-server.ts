import type { Job } from "./job.ts";

/** Tells the search server beside the database of what changed: within the second, as long as it answers. */
export const searchServerJob: Job = {
  name: "search-server",
  every: 500,
  run: async (deps, signal) => {
    const { searchServer } = deps;
    if (searchServer !== null) await searchServer.sync.turn({ ...deps, meili: searchServer.meili }, signal);
  },
};
