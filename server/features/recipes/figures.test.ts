import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { LIST_SORTS } from "./schema/lists.ts";

const harness = setUpHarness();
let ada: Caller;
let bob: Caller;
let guest: Caller;

beforeEach(async () => {
  ada = harness.callerFor(await harness.createMember({ exempt: true }));
  bob = harness.callerFor(await harness.createMember({ exempt: true }));
  guest = harness.callerFor(null);
});

describe("the figures of a member", () => {
  it("count own recipes by where they came from, and visible likes", async () => {
    for (const privacySource of ["CREATED", "IMPORTED", "IMPORTED", "SCANNED"] as const) {
      await ada.recipes.create(recipeInput({ privacySource }));
    }
    const { id } = await bob.recipes.create(recipeInput({ isPublic: true }));
    await ada.likes.like({ id });
    expect(await ada.recipes.stats()).toEqual({
      totalRecipes: 4,
      recipesThisWeek: 4,
      importedRecipes: 2,
      scannedRecipes: 1,
      likedRecipes: 1,
    });
  });

  it("take the last 7 days as the week", async () => {
    await ada.recipes.create(recipeInput());
    harness.clock.advance(7 * 24 * 3_600_000 - 1);
    expect(await ada.recipes.stats()).toMatchObject({ totalRecipes: 1, recipesThisWeek: 1 });
    harness.clock.advance(1);
    expect(await ada.recipes.stats()).toMatchObject({ totalRecipes: 1, recipesThisWeek: 0 });
  });
});

describe("categories", () => {
  it("are the tags of public recipes, the most used first", async () => {
    await ada.recipes.create(recipeInput({ isPublic: true, tags: ["Sweet", "Pie"] }));
    await bob.recipes.create(recipeInput({ isPublic: true, tags: ["sweet"] }));
    await bob.recipes.create(recipeInput({ tags: ["Secret"] }));
    expect(await guest.recipes.categories()).toEqual(["Sweet", "Pie"]);
  });

  it("are taken up within a minute", async () => {
    expect(await guest.recipes.categories()).toEqual([]);
    await ada.recipes.create(recipeInput({ isPublic: true, tags: ["Brunch"] }));
    harness.clock.advance(60_000);
    expect(await guest.recipes.categories()).toEqual(["Brunch"]);
  });
});

describe("own tags", () => {
  it("are those of the member alone, the most used first", async () => {
    await ada.recipes.create(recipeInput({ tags: ["Pie", "Sweet"] }));
    await ada.recipes.create(recipeInput({ tags: ["sweet"] }));
    await bob.recipes.create(recipeInput({ isPublic: true, tags: ["Brunch"] }));
    expect(await ada.recipes.tags()).toEqual(["Sweet", "Pie"]);
  });
});

describe("metadata", () => {
  it("offers a form its choices", async () => {
    expect(await guest.recipes.metadata()).toMatchObject({
      difficulties: ["EASY", "MEDIUM", "HARD"],
      privacySources: ["CREATED", "IMPORTED", "SCANNED"],
      categories: [],
      sortOptions: [...LIST_SORTS],
    });
    expect(await guest.recipes.cuisines()).toHaveLength(10);
  });
});
