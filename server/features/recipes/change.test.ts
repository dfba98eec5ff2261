import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { ingredients, instructions, recipes, tags } from "#db/schema/index.ts";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness();
let caller: Caller;
let stranger: Caller;

beforeEach(async () => {
  caller = harness.callerFor(await harness.createMember({ exempt: true }));
  stranger = harness.callerFor(await harness.createMember());
});

const missing = { status: 404, code: "RECIPE_NOT_FOUND", detail: "Recipe not found" };

describe("reading a recipe", () => {
  it("shows a public one to a guest, who can neither like nor have liked it", async () => {
    const { id } = await caller.recipes.create(recipeInput({ isPublic: true }));
    await caller.likes.like({ id });
    expect(await harness.callerFor(null).recipes.get({ id })).toMatchObject({
      likeCount: 1,
      userLiked: false,
      canLike: false,
    });
    expect(await caller.recipes.get({ id })).toMatchObject({ userLiked: true, canLike: true });
  });
});

describe("changing a recipe", () => {
  it("leaves what was not sent, clears what was sent as null, and counts the version up", async () => {
    const before = await caller.recipes.create(
      recipeInput({
        description: "Warm",
        notes: "Salt late",
        cookingTime: 30,
        tags: ["a", "b"],
        cuisine: "thai",
      }),
    );
    harness.clock.advance(60_000);
    const after = await caller.recipes.update({ id: before.id, description: null, cookingTime: 45 });
    expect(after).toEqual({
      ...before,
      description: null,
      cookingTime: 45,
      version: 2,
      updatedAt: "2026-03-10T12:01:00.000Z",
    });
  });

  it("replaces lists completely", async () => {
    const { id } = await caller.recipes.create(recipeInput({ tags: ["a", "b"] }));
    const after = await caller.recipes.update({
      id,
      tags: ["c"],
      ingredients: [{ name: "leeks", quantity: 2 }],
      instructions: [{ instruction: "Fry." }, { instruction: "Serve." }],
    });
    expect(after.tags).toEqual(["c"]);
    expect(after.ingredients.map((row) => row.name)).toEqual(["leeks"]);
    expect(after.instructions.map((step) => step.instruction)).toEqual(["Fry.", "Serve."]);
  });

  it("refuses a stale version with the current recipe, and accepts the current version", async () => {
    const { id } = await caller.recipes.create(recipeInput());
    const current = await caller.recipes.update({ id, version: 1, title: "First" });
    const refusal = await refusalOf(caller.recipes.update({ id, version: 1, title: "Second" }));
    expect(refusal).toMatchObject({ status: 409, detail: "This recipe was changed elsewhere." });
    expect(refusal.conflict).toEqual({ sentVersion: 1, current });
    expect(await caller.recipes.update({ id, version: 2, title: "Third" })).toMatchObject({ version: 3 });
  });

  it("never publishes an imported or scanned recipe, and takes isPublic false", async () => {
    const { id } = await caller.recipes.create(recipeInput({ privacySource: "IMPORTED" }));
    expect(await refusalOf(caller.recipes.update({ id, isPublic: true }))).toMatchObject({
      status: 403,
      detail: "Imported and scanned recipes cannot be made public",
    });
    expect(await caller.recipes.update({ id, isPublic: false })).toMatchObject({ isPublic: false });
  });

  it("does not let a client change where a recipe came from", async () => {
    const { id } = await caller.recipes.create(recipeInput({ privacySource: "IMPORTED" }));
    const sent = { id, privacySource: "CREATED", privacyEditable: true };
    expect(await caller.recipes.update(sent)).toMatchObject({
      privacySource: "IMPORTED",
      privacyEditable: false,
    });
  });

  it("takes a changed number of servings as stated", async () => {
    const { id } = await caller.recipes.create(recipeInput({ servings: 4, servingsStated: false }));
    expect(await caller.recipes.update({ id, servings: 4 })).toMatchObject({ servingsStated: false });
    expect(await caller.recipes.update({ id, servings: 6 })).toMatchObject({ servingsStated: true });
  });

  it("is found by its new words and no more by the old", async () => {
    const { id } = await caller.recipes.create(recipeInput({ title: "Borscht" }));
    await caller.recipes.update({ id, title: "Gazpacho" });
    const found = async (search: string) => (await caller.recipes.my({ search })).metadata.totalCount;
    expect([await found("borscht"), await found("gazpacho")]).toEqual([0, 1]);
  });
});

describe("deleting a recipe", () => {
  it("takes lines, tags, likes and the search's entry along", async () => {
    const { id } = await caller.recipes.create(recipeInput({ isPublic: true, tags: ["warm"] }));
    await stranger.likes.like({ id });
    await caller.recipes.delete({ id });
    expect(await refusalOf(caller.recipes.get({ id }))).toMatchObject(missing);
    for (const table of [recipes, ingredients, instructions, tags])
      expect(await harness.db.$count(table)).toBe(0);
    expect((await stranger.recipes.stats()).likedRecipes).toBe(0);
    expect((await caller.recipes.my({})).metadata.totalCount).toBe(0);
  });

  it("refunds no usage", async () => {
    const { id } = await stranger.recipes.create(recipeInput());
    await stranger.recipes.delete({ id });
    expect((await stranger.usage.get()).usage.daily.recipesCreated).toBe(1);
  });

  it("answers a second delete like a missing recipe", async () => {
    const { id } = await caller.recipes.create(recipeInput());
    await caller.recipes.delete({ id });
    expect(await refusalOf(caller.recipes.delete({ id }))).toMatchObject(missing);
    expect(await harness.db.select().from(recipes).where(eq(recipes.id, id))).toEqual([]);
  });
});
