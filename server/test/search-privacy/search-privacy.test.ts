import { describe, expect, it } from "vitest";
import { StaleIndexError } from "#server/engines/search/search.ts";
import { startSearchServer } from "#server/evals/search-server/start-server.ts";
import { createConfiguredSearchEngine } from "#server/features/search-index/service/create-search.ts";
import { setSearchOutboxEnabled } from "#server/features/search-index/service/outbox.ts";
import { createHarness } from "#server/test/harness.ts";
import { addPublicRecipes, addSecretRecipes, takeBack } from "./secret-library.ts";
import { tracesOf } from "./secret-questions.ts";

const PUBLIC = 80;
const SECRETS = { private: 10, hidden: 40, deleted: 40 };
const QUESTIONS = 60;
/** Each test fills and searches two servers. */
const LONG = { timeout: 120_000 };
const server = await startSearchServer();

async function createServers() {
  const [asked, innocent] = [
    await createHarness({ USAGE_LIMITS: "off" }),
    await createHarness({ USAGE_LIMITS: "off" }),
  ];
  const owners = [];
  for (const harness of [asked, innocent]) {
    harness.deps.rateLimits.take = () => undefined;
    const cook = await harness.createMember();
    owners.push(await harness.createMember());
    await addPublicRecipes(harness.deps, cook, PUBLIC);
  }
  return { asked, innocent, owner: owners[0] as (typeof owners)[number] };
}

describe("no trace of private recipes", () => {
  it("is in any answer of the embedded search", LONG, async () => {
    const { asked, innocent, owner } = await createServers();
    await addSecretRecipes(asked.deps, owner, SECRETS);
    await takeBack(asked.callerFor(owner), SECRETS);
    const guests = [asked.callerFor(null), innocent.callerFor(null)] as const;
    expect(await tracesOf(...guests, { from: 0, to: QUESTIONS, secrets: SECRETS })).toEqual([]);
    await asked.close();
    await innocent.close();
  });

  it.skipIf("missing" in server)(
    "is in any answer of Meilisearch, though its index still shows them",
    LONG,
    async () => {
      if ("missing" in server) return;
      const { asked, innocent, owner } = await createServers();
      const fallbacks = { stale: 0, others: [] as Error[] };
      const onFallback = (why: Error) => {
        if (why instanceof StaleIndexError) fallbacks.stale += 1;
        else fallbacks.others.push(why);
      };
      const options = { inTimeMs: 20_000, onFallback };
      const made = createConfiguredSearchEngine({ url: server.url, key: server.key, ...options });
      Object.assign(asked.deps, made);
      await setSearchOutboxEnabled(asked.db, true);
      await addSecretRecipes(asked.deps, owner, SECRETS);
      await made.searchServer?.sync.turn({ ...asked.deps, meili: made.searchServer.meili });
      expect(made.searchServer?.sync.isComplete).toBe(true);
      // The index is outdated from here on: it has recipes that are private or deleted now.
      await takeBack(asked.callerFor(owner), SECRETS);
      const guests = [asked.callerFor(null), innocent.callerFor(null)] as const;
      expect(await tracesOf(...guests, { from: 0, to: QUESTIONS, secrets: SECRETS })).toEqual([]);
      expect(fallbacks.others).toEqual([]);
      expect(fallbacks.stale).toBeLessThan(QUESTIONS / 2);
      await asked.close();
      await innocent.close();
      await server.close();
    },
  );
});
