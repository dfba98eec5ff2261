import { describe, expect, it } from "vitest";
import type { SearchEngine } from "#server/engines/search/search.ts";
import { AppError } from "#server/errors.ts";
import { QueueFullError } from "#server/lib/work/bounded-queue.ts";
import { WorkerJobError } from "#server/lib/work/worker-pool.ts";
import { createSearchEngineWithThreadedReads, type SearchJob } from "./service/search-threads.ts";

const sql = {
  run: () => Promise.reject(new Error("not here")),
  all: () => Promise.reject(new Error("not here")),
};
const engine = { remove: async () => undefined } as unknown as SearchEngine;

describe("searches on threads", () => {
  it("are asked there, and not of the connection here", async () => {
    const asked: SearchJob[] = [];
    const search = createSearchEngineWithThreadedReads(engine, async (job) => {
      asked.push(job);
      return job.call !== "query" ? [3] : { rowIds: [1], total: 1, totalIsCapped: false };
    });
    expect(await search.query(sql, { text: "soup", owners: [], limit: 2 })).toMatchObject({ rowIds: [1] });
    expect(await search.quick(sql, { text: "so", owners: [4], limit: 2 })).toEqual([3]);
    expect(await search.listMatches(sql, { text: "pie", member: 4 })).toEqual([3]);
    expect(asked).toEqual([
      { call: "query", asked: { text: "soup", owners: [], limit: 2 } },
      { call: "quick", asked: { text: "so", owners: [4], limit: 2 } },
      { call: "listMatches", asked: { text: "pie", member: 4 } },
    ]);
    expect(search.remove).toBe(engine.remove);
  });

  it.each([
    ["too many wait", new QueueFullError(10)],
    ["the thread took too long", new WorkerJobError("deadline", "late")],
    ["the thread died", new WorkerJobError("crashed", "gone")],
  ])("say when to come again where %s", async (_, why) => {
    const search = createSearchEngineWithThreadedReads(engine, () => Promise.reject(why));
    const refused = await search.quick(sql, { text: "so", owners: [], limit: 2 }).catch((error) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ code: "UNAVAILABLE", retryAfter: 1 });
  });

  it("let any other error through", async () => {
    const broken = new WorkerJobError("failed", "broken");
    const search = createSearchEngineWithThreadedReads(engine, () => Promise.reject(broken));
    await expect(search.quick(sql, { text: "so", owners: [], limit: 2 })).rejects.toBe(broken);
  });
});
