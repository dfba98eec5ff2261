import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Member } from "#server/guards/member.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { indexMissingRecipes, optimizeSearchIndex } from "./service/index-missing.ts";

const harness = setUpHarness({ USAGE_LIMITS: "off" });
let ada: Member;
beforeEach(async () => {
  ada = await harness.createMember();
  for (let turn = 0; turn < 25; turn += 1) {
    await harness.callerFor(ada).recipes.create(recipeInput({ title: `Soup ${turn}`, isPublic: true }));
  }
});

const count = async () =>
  (await harness.callerFor(null).search.advanced({ title: "soup" })).metadata.totalCount;
const emptyIndex = () =>
  harness.db.write((tx) =>
    harness.deps.search.clear({
      run: async (text) => void (await tx.run(sql.raw(text))),
      all: () => Promise.resolve([]),
    }),
  );

it("indexes what the search does not know, and nothing twice", async () => {
  expect(await indexMissingRecipes(harness.deps)).toBe(0);
  await emptyIndex();
  expect(await count()).toBe(0);
  expect(await indexMissingRecipes(harness.deps)).toBe(25);
  expect(await count()).toBe(25);
  expect(await indexMissingRecipes(harness.deps)).toBe(0);
});

it("indexes entries of an earlier version again", async () => {
  await harness.db.write((tx) => tx.run(sql`update search_texts set version = 0 where row_id % 2 = 0`));
  expect(await indexMissingRecipes(harness.deps)).toBeGreaterThan(10);
  expect(await count()).toBe(25);
  expect(await harness.db.integrityCheck()).toBe("ok");
});

it("ends when the server stops, and goes on at the next start", async () => {
  await emptyIndex();
  const stop = new AbortController();
  const { search } = harness.deps;
  let writes = 0;
  const counting = {
    ...search,
    index: (...args: Parameters<typeof search.index>) => {
      writes += 1;
      if (writes === 5) stop.abort();
      return search.index(...args);
    },
  };
  expect(await indexMissingRecipes({ db: harness.deps.db, search: counting }, stop.signal)).toBe(10);
  expect(await count()).toBe(10);
  expect(await indexMissingRecipes(harness.deps)).toBe(15);
  expect(await count()).toBe(25);
});

it("is put in order once it is in many pieces", async () => {
  expect(await optimizeSearchIndex(harness.deps)).toBe(true);
  expect(await optimizeSearchIndex(harness.deps)).toBe(false);
  expect(await count()).toBe(25);
  expect(await harness.db.integrityCheck()).toBe("ok");
});
