import { beforeEach, expect, it } from "vitest";
import { usageCounters } from "#db/schema/index.ts";
import { LIFETIME } from "#server/guards/usage-windows.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness();
let read: number;
beforeEach(async () => {
  read = 0;
  const { readLines } = harness.deps;
  harness.override({
    readLines: (job) => {
      read += 1;
      return readLines(job);
    },
  });
});

const long = recipeInput({
  ingredients: Array.from({ length: 100 }, (_, index) => ({
    originalText: `${index + 1} g of ${"flour ".repeat(10)}`,
  })),
});

it("reads a long list in a worker, a short one where it is, and stores the same", async () => {
  const caller = harness.callerFor(await harness.createMember());
  const made = await caller.recipes.create(long);
  expect(read).toBe(1);
  expect(made.ingredients[41]).toMatchObject({ quantity: 42, unit: "g" });
  const changed = await caller.recipes.update({ id: made.id, ingredients: long.ingredients.slice(0, 60) });
  expect(read).toBe(2);
  expect(changed.ingredients[41]).toMatchObject({
    quantity: 42,
    unit: "g",
    name: made.ingredients[41]?.name,
  });
  await caller.recipes.create(recipeInput({ ingredients: [{ originalText: "42 g flour" }] }));
  expect(read).toBe(2);
});

it("reads no line when the caller may not store it", async () => {
  const owner = harness.callerFor(await harness.createMember());
  const { id } = await owner.recipes.create(recipeInput({ isPublic: true }));
  const member = await harness.createMember();
  const stranger = harness.callerFor(member);
  expect(await refusalOf(stranger.recipes.update({ id, ingredients: long.ingredients }))).toMatchObject({
    code: "RECIPE_CHANGE_FORBIDDEN",
  });
  const now = harness.clock.now();
  const spent = {
    userRowId: member.rowId,
    operation: "recipe_create",
    window: LIFETIME,
    count: 100,
  } as const;
  await harness.db.write((tx) => tx.insert(usageCounters).values({ ...spent, updatedAt: now }));
  expect(await refusalOf(stranger.recipes.create(long))).toMatchObject({ code: "LIFETIME_LIMIT_EXCEEDED" });
  expect(read).toBe(0);
});
