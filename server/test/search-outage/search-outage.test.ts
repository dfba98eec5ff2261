import { expect, it } from "vitest";
import { searchServerJob } from "#server/jobs/all-jobs.ts";
import { createJobs } from "#server/jobs/job.ts";
import { createHarness } from "#server/test/harness.ts";
import { startSearchServer } from "#server/tools/search-server/start-server.ts";
import { startFaultyProxy } from "./faulty-proxy.ts";
import { runRound } from "./outage-rounds.ts";

const server = await startSearchServer();
if ("missing" in server) {
  it("is answered by Meilisearch", ({ skip }) => skip(server.missing));
} else {
  it("answers, writes, and catches up, whether Meilisearch is paused or wiped", async () => {
    const proxy = await startFaultyProxy(server.url);
    const harness = await createHarness({
      MEILI_URL: proxy.url,
      MEILI_KEY: server.key,
      USAGE_LIMITS: "off",
    });
    const mailer = { kind: "folder" as const, send: async () => undefined, close: () => undefined };
    const jobs = createJobs([searchServerJob]);
    jobs.start({ ...harness.deps, mailer });
    try {
      const trial = { ...harness, cook: await harness.createMember(), server, proxy };
      for (const [number, trouble] of (["paused", "wiped"] as const).entries()) {
        const { failed, equalAfterMs } = await runRound(trial, trouble, number);
        expect({ trouble, failed, caughtUp: equalAfterMs !== null }).toEqual({
          trouble,
          failed: [],
          caughtUp: true,
        });
      }
    } finally {
      await jobs.stop();
      await harness.close();
      await proxy.close();
      await server.close();
    }
  }, 180_000);
}
