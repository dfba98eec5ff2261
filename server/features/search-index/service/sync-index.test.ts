import { beforeEach, expect, it } from "vitest";
import type { MeiliServer } from "#server/lib/meilisearch/meili-server.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { createIndexSync } from "./sync-index.ts";

const harness = setUpHarness({ USAGE_LIMITS: "off", MEILI_URL: "http://127.0.0.1:9" });
beforeEach(async () => {
  const ada = harness.callerFor(await harness.createMember());
  for (const title of ["Leek pie", "Plum tart", "Apple pie"])
    await ada.recipes.create(recipeInput({ title }));
  await harness.db.write((tx) => tx.run("delete from search_outbox"));
});

/**
 * A slow search server that stores nothing. `calls` lists its calls in order; `most` is the maximum number of
 * concurrent calls.
 */
function slowServer() {
  const seen = { calls: [] as string[], most: 0 };
  let running = 0;
  const slow = async (name: string) => {
    seen.calls.push(name);
    running += 1;
    seen.most = Math.max(seen.most, running);
    await new Promise((resolve) => setTimeout(resolve, 10));
    running -= 1;
  };
  const meili: MeiliServer = {
    host: "test",
    answers: true,
    search: async () => [],
    count: async () => null,
    revision: async () => null,
    prepare: () => slow("prepare"),
    put: () => slow("put"),
    remove: () => slow("remove"),
    drop: () => slow("drop"),
    revisions: async () => {
      await slow("revisions");
      return new Map();
    },
  };
  return { seen, meili };
}

it("sends changes between the parts of a walk", async () => {
  const { seen, meili } = slowServer();
  await createIndexSync({ partSize: 1 }).turn({ ...harness.deps, meili });
  expect(seen.calls.slice(0, 6)).toEqual(["prepare", "revisions", "put", "revisions", "put", "revisions"]);
});

it("lets a rebuild and a turn send one after the other, and tells how far the rebuild is", async () => {
  const { seen, meili } = slowServer();
  const deps = { ...harness.deps, meili };
  const sync = createIndexSync({ partSize: 2 });
  const progress: number[] = [];
  await Promise.all([
    sync.turn(deps),
    sync.rebuild(deps, (looked) => progress.push(looked)),
    sync.turn(deps),
  ]);
  expect(seen.most).toBe(1);
  expect(progress).toEqual([2, 3]);
});
