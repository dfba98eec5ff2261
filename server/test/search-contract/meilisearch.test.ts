import { it } from "vitest";
import { startSearchServer } from "#server/evals/search-server/start-server.ts";
import { createConfiguredSearchEngine } from "#server/features/search-index/service/create-search.ts";
import { setSearchOutboxEnabled } from "#server/features/search-index/service/outbox.ts";
import { searchServerJob } from "#server/jobs/all-jobs.ts";
import { createJobScheduler, type Jobs } from "#server/jobs/job.ts";
import type { Harness } from "#server/test/harness.ts";
import { describeContract } from "./contract.ts";

const server = await startSearchServer();
if ("missing" in server) {
  it("is answered by Meilisearch", ({ skip }) => skip(server.missing));
} else {
  const fallbacks: Error[] = [];
  let jobs: Jobs | undefined;
  let harness: Harness;

  describeContract({
    name: "Meilisearch",
    async install(installed) {
      harness = installed;
      // The timeout is long, because the test checks results and not their speed.
      const options = { inTimeMs: 20_000, onFallback: (why: Error) => void fallbacks.push(why) };
      Object.assign(
        harness.deps,
        createConfiguredSearchEngine({ url: server.url, key: server.key, ...options }),
      );
      await setSearchOutboxEnabled(harness.db, true);
    },
    async settle() {
      const { searchServer } = harness.deps;
      if (searchServer === null) throw new Error("There is no search server");
      await searchServer.sync.turn({ ...harness.deps, meili: searchServer.meili });
      if (!searchServer.sync.isComplete) throw new Error("The index is not whole");
      const mailer = { kind: "folder" as const, send: async () => undefined, close: () => undefined };
      jobs = createJobScheduler([searchServerJob]);
      jobs.start({ ...harness.deps, mailer });
    },
    async close() {
      await jobs?.stop();
      await server.close();
    },
    seesWithin: 3_000,
    fellBack: () => fallbacks.length > 0,
  });
}
