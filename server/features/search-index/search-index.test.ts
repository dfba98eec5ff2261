import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSearchServer } from "#server/evals/search-server/start-server.ts";
import type { Member } from "#server/guards/member.ts";
import { createHarness, type Harness } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { indexDifferences } from "#server/test/search-outage/index-differences.ts";
import { createConfiguredSearchEngine, describeAnsweringSearchEngine } from "./service/create-search.ts";
import { setSearchOutboxEnabled } from "./service/outbox.ts";

const server = await startSearchServer();
afterAll(async () => {
  if (!("missing" in server)) await server.close();
});

let harness: Harness;
let ada: Member;
afterEach(() => harness.close());

const open = async (env: Record<string, string>) => {
  harness = await createHarness({ USAGE_LIMITS: "off", ...env });
  ada = await harness.createMember();
};
const create = (title: string) =>
  harness.callerFor(ada).recipes.create(recipeInput({ title, isPublic: true }));
const turn = () => {
  const { searchServer } = harness.deps;
  if (searchServer === null) throw new Error("There is no search server");
  return searchServer.sync.turn({ ...harness.deps, meili: searchServer.meili });
};
const waiting = async () => (await harness.db.all("select row_id from search_outbox")).length;

describe("without a search server that answers", () => {
  beforeEach(() => open({ MEILI_URL: "http://127.0.0.1:9" }));

  it("the embedded search answers, and the state says so", async () => {
    await create("Leek pie");
    await turn();
    expect(describeAnsweringSearchEngine(harness.deps.searchServer)).toBe(
      "embedded (meilisearch does not answer)",
    );
    const { recipes } = await harness.callerFor(null).search.advanced({ title: "leek" });
    expect(recipes.map(({ title }) => title)).toEqual(["Leek pie"]);
  });

  it("each change is noted once, with its recipe, and forgotten when no server is set any more", async () => {
    const { id } = await create("Leek pie");
    await create("Plum tart");
    await harness.callerFor(ada).recipes.update({ id, title: "Leek soup" });
    expect(await waiting()).toBe(2);
    await harness.callerFor(ada).recipes.delete({ id });
    expect(await waiting()).toBe(2);
    await setSearchOutboxEnabled(harness.db, false);
    await create("Apple pie");
    expect(await waiting()).toBe(0);
  });
});

it("notes nothing where none is set", async () => {
  await open({});
  await create("Leek pie");
  expect(await waiting()).toBe(0);
});

describe.skipIf("missing" in server)("with a Meilisearch server", () => {
  if ("missing" in server) return;
  const call = (path: string, method: string, body?: unknown) =>
    fetch(server.url + path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${server.key}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).then((answer) => answer.json() as Promise<{ key: string; taskUid: number }>);
  const settle = async (task: { taskUid: number }) => {
    const status = () =>
      call(`/tasks/${task.taskUid}`, "GET").then(
        (answer) => (answer as unknown as { status: string }).status,
      );
    await expect.poll(status, { timeout: 10_000 }).toBe("succeeded");
  };
  beforeEach(() => open({ MEILI_URL: server.url, MEILI_KEY: server.key }));

  it("repairs what is missing there, of another state, or should not be there", async () => {
    for (const title of ["Leek pie", "Plum tart", "Apple pie"]) await create(title);
    await turn();
    expect(await indexDifferences(harness.deps, server)).toEqual([]);
    await settle(await call("/indexes/larder_recipes/documents/1", "DELETE"));
    await settle(
      await call("/indexes/larder_recipes/documents", "PUT", [
        { id: 2, rev: "old", scope: 0 },
        { id: 9, rev: "stray", scope: 0, title: "Stray" },
        { id: 10, rev: "stray", scope: 0, title: "Stray" },
      ]),
    );
    expect(await indexDifferences(harness.deps, server)).toHaveLength(4);
    // A new sync, as after a restart, knows nothing about the state of the search server.
    Object.assign(harness.deps, createConfiguredSearchEngine({ url: server.url, key: server.key }));
    await turn();
    expect(await indexDifferences(harness.deps, server)).toEqual([]);
    expect(describeAnsweringSearchEngine(harness.deps.searchServer)).toBe("meilisearch");
  });

  it("needs no more than the key of the guide opens", async () => {
    const guide = readFileSync(new URL("../../../docs/search.md", import.meta.url), "utf8");
    const actions = JSON.parse(/```json\n(.+?)```/s.exec(guide)?.[1] ?? "");
    await settle(await call("/indexes/larder_recipes", "DELETE"));
    const { key } = await call("/keys", "POST", actions);
    const fallbacks: Error[] = [];
    const onFallback = (why: Error) => void fallbacks.push(why);
    Object.assign(
      harness.deps,
      createConfiguredSearchEngine({ url: server.url, key, inTimeMs: 20_000, onFallback }),
    );
    const { id } = await create("Leek pie");
    await turn();
    expect(harness.deps.searchServer?.sync.isComplete).toBe(true);
    await harness.callerFor(ada).recipes.delete({ id });
    await create("Plum tart");
    await turn();
    expect(await indexDifferences(harness.deps, server)).toEqual([]);
    expect((await harness.callerFor(null).search.advanced({ title: "plum" })).recipes).toHaveLength(1);
    expect(fallbacks).toEqual([]);
  });
});
