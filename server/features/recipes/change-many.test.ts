import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness({ USAGE_LIMITS: "off" });
let caller: Caller;
let stranger: Caller;

beforeEach(async () => {
  caller = harness.callerFor(await harness.createMember());
  stranger = harness.callerFor(await harness.createMember());
});

const MISSING = "0195f8a0-0000-7000-8000-000000000000";

async function make(input: Parameters<typeof recipeInput>[0] = {}, by = caller): Promise<string> {
  return (await by.recipes.create(recipeInput(input))).id;
}

describe("changing several recipes at once", () => {
  it("denies a stranger each of them, and tells a private one like one that is not there", async () => {
    const open = await make({ isPublic: true });
    const hidden = await make();
    for (const action of ["delete", "make_private", "add_tags"] as const) {
      const recipeIds = [open, hidden, MISSING];
      expect(await stranger.recipes.changeMany({ recipeIds, deed: action, tags: ["mine"] })).toEqual({
        changed: [],
        stayed: [
          { id: open, reason: "not_yours" },
          { id: hidden, reason: "not_found" },
          { id: MISSING, reason: "not_found" },
        ],
      });
    }
    expect(await caller.recipes.get({ id: open })).toMatchObject({ isPublic: true, version: 1, tags: [] });
    expect(await caller.recipes.get({ id: hidden })).toMatchObject({ version: 1, tags: [] });
  });

  it("deletes the own ones, whatever others are in the list", async () => {
    const [first, second] = [await make(), await make()];
    const foreign = await make({ isPublic: true }, stranger);
    const unchanged = await make();
    const recipeIds = [first, foreign, MISSING, second, first];
    expect(await caller.recipes.changeMany({ recipeIds, deed: "delete" })).toEqual({
      changed: [first, second],
      stayed: [
        { id: foreign, reason: "not_yours" },
        { id: MISSING, reason: "not_found" },
      ],
    });
    expect((await caller.recipes.my({})).items.map(({ id }) => id)).toEqual([unchanged]);
    expect((await stranger.recipes.get({ id: foreign })).id).toBe(foreign);
  });

  it("makes private what is public, and leaves alone what is private already", async () => {
    const open = await make({ isPublic: true, title: "Plum cake" });
    const hidden = await make();
    const recipeIds = [open, hidden];
    expect(await caller.recipes.changeMany({ recipeIds, deed: "make_private" })).toEqual({
      changed: recipeIds,
      stayed: [],
    });
    expect(await caller.recipes.get({ id: open })).toMatchObject({ isPublic: false, version: 2 });
    expect(await caller.recipes.get({ id: hidden })).toMatchObject({ version: 1 });
    expect((await stranger.search.advanced({ title: "plum" })).recipes).toEqual([]);
  });

  it("adds tags behind those that there are, once each, and they are found", async () => {
    const plain = await make();
    const tagged = await make({ tags: ["Soup", "weeknight"] });
    const recipeIds = [plain, tagged];
    const tags = ["Weeknight", "autumn"];
    expect(await caller.recipes.changeMany({ recipeIds, deed: "add_tags", tags })).toEqual({
      changed: recipeIds,
      stayed: [],
    });
    expect((await caller.recipes.get({ id: plain })).tags).toEqual(tags);
    expect((await caller.recipes.get({ id: tagged })).tags).toEqual(["Soup", "weeknight", "autumn"]);
    expect((await caller.recipes.my({ search: "autumn" })).items).toHaveLength(2);
    await caller.recipes.changeMany({ recipeIds, deed: "add_tags", tags });
    expect(await caller.recipes.get({ id: tagged })).toMatchObject({ version: 2 });
  });

  it("changes nothing of a recipe that would have more than ten tags", async () => {
    const nine = Array.from({ length: 9 }, (_, index) => `tag ${index}`);
    const full = await make({ tags: nine });
    const space = await make();
    const recipeIds = [full, space];
    expect(await caller.recipes.changeMany({ recipeIds, deed: "add_tags", tags: ["ten", "eleven"] })).toEqual(
      { changed: [space], stayed: [{ id: full, reason: "tags_full" }] },
    );
    expect(await caller.recipes.get({ id: full })).toMatchObject({ tags: nine, version: 1 });
  });

  it("refuses more than a hundred, none at all, and no tags to add", async () => {
    const id = await make();
    for (const input of [
      { recipeIds: Array.from({ length: 101 }, () => id), deed: "delete" },
      { recipeIds: [], deed: "delete" },
      { recipeIds: [id], deed: "add_tags" },
      { recipeIds: [id], deed: "add_tags", tags: ["  "] },
    ] as const) {
      expect(
        await refusalOf(caller.recipes.changeMany({ ...input, recipeIds: [...input.recipeIds] } as never)),
      ).toMatchObject({ status: 422 });
    }
    expect(await caller.recipes.get({ id })).toMatchObject({ version: 1 });
  });

  it("keeps what was changed before a server error, and leaves the rest unchanged", async () => {
    const [first, second] = [await make(), await make()];
    const { index } = harness.deps.search;
    let count = 0;
    harness.deps.search.index = async (...args) => {
      count += 1;
      if (count === 2) throw new Error("no room");
      return index(...args);
    };
    const call = caller.recipes.changeMany({ recipeIds: [first, second], deed: "add_tags", tags: ["a"] });
    await expect(call).rejects.toThrow();
    harness.deps.search.index = index;
    expect(await caller.recipes.get({ id: first })).toMatchObject({ tags: ["a"], version: 2 });
    expect(await caller.recipes.get({ id: second })).toMatchObject({ tags: [], version: 1 });
  });
});
