import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { likes, recipes } from "#db/schema/index.ts";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness();
let owner: Caller;
let open: string;
let closed: string;

beforeEach(async () => {
  owner = harness.callerFor(await harness.createMember());
  open = (await owner.recipes.create(recipeInput({ isPublic: true }))).id;
  closed = (await owner.recipes.create(recipeInput())).id;
});

const stranger = async () => harness.callerFor(await harness.createMember());

async function storedCount(id: string) {
  const [row] = await harness.db.select().from(recipes).where(eq(recipes.id, id));
  const rows = await harness.db.$count(likes, eq(likes.recipeRowId, row?.rowId ?? 0));
  expect(row?.likeCount).toBe(rows);
  return rows;
}

describe("liking", () => {
  it("answers the same when it is repeated, either way", async () => {
    const caller = await stranger();
    for (let n = 0; n < 3; n += 1) {
      expect(await caller.likes.like({ id: open })).toEqual({ liked: true, likeCount: 1 });
    }
    for (let n = 0; n < 3; n += 1) {
      expect(await caller.likes.unlike({ id: open })).toEqual({ liked: false, likeCount: 0 });
    }
    expect(await storedCount(open)).toBe(0);
  });

  it("takes an own private recipe", async () => {
    expect(await owner.likes.like({ id: closed })).toEqual({ liked: true, likeCount: 1 });
    expect(await owner.recipes.get({ id: closed })).toMatchObject({ userLiked: true, likeCount: 1 });
  });

  it("is no change of the recipe", async () => {
    const before = await owner.recipes.get({ id: open });
    harness.clock.advance(1000);
    await owner.likes.like({ id: open });
    expect(await owner.recipes.get({ id: open })).toEqual({ ...before, likeCount: 1, userLiked: true });
  });

  it("keeps the count equal to its rows under 200 calls at once", async () => {
    const callers = await Promise.all(Array.from({ length: 40 }, stranger));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const caller = callers[n % callers.length] ?? owner;
        return n % 3 === 0 ? caller.likes.unlike({ id: open }) : caller.likes.like({ id: open });
      }),
    );
    expect(answers).toHaveLength(200);
    // Each caller makes five calls; the last one decides whether the like exists.
    const liked = Array.from({ length: 40 }, (_, n) => n + 160).filter((n) => n % 3 !== 0);
    expect(await storedCount(open)).toBe(liked.length);
  });

  it("ends with the recipe's visibility in the member's own figures", async () => {
    const caller = await stranger();
    await caller.likes.like({ id: open });
    expect(await caller.recipes.stats()).toMatchObject({ likedRecipes: 1 });
    await owner.recipes.update({ id: open, isPublic: false });
    expect(await caller.recipes.stats()).toMatchObject({ likedRecipes: 0 });
  });

  it("moves a recipe up in featured", async () => {
    await (await stranger()).recipes.create(recipeInput({ isPublic: true, title: "Newer soup" }));
    const best = async () => (await owner.recipes.featured({ limit: 1 }))[0]?.id;
    expect(await best()).not.toBe(open);
    await owner.likes.like({ id: open });
    expect(await best()).toBe(open);
  });
});
