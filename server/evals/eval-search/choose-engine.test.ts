import { afterAll, expect, it, vi } from "vitest";
import { createHarness } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { startSearchServer } from "../search-server/start-server.ts";
import { openSearchEngine } from "./choose-engine.ts";

const server = await startSearchServer();
afterAll(async () => {
  vi.unstubAllEnvs();
  if (!("missing" in server)) await server.close();
});

it.skipIf("missing" in server)(
  "measures on a server of others without touching its index",
  async () => {
    if ("missing" in server) return;
    const harness = await createHarness({ MEILI_URL: server.url, MEILI_KEY: server.key });
    const ada = await harness.createMember();
    await harness.callerFor(ada).recipes.create(recipeInput({ title: "Leek pie", isPublic: true }));
    const { searchServer } = harness.deps;
    await searchServer?.sync.turn({ ...harness.deps, meili: searchServer.meili });
    expect(await searchServer?.meili.count()).toBe(2);

    vi.stubEnv("MEILI_URL", server.url);
    vi.stubEnv("MEILI_KEY", server.key);
    const trial = await createHarness();
    const chosen = await openSearchEngine("meili");
    await chosen.fill(trial.deps);
    expect(await searchServer?.meili.count()).toBe(2);
    await chosen.close();
    expect(await searchServer?.meili.count()).toBe(2);
    await trial.close();
    await harness.close();
  },
  60_000,
);
