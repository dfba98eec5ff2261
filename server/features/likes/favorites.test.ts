import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";

const harness = setUpHarness();
let cook: Caller;
let author: Caller;

beforeEach(async () => {
  cook = harness.callerFor(await harness.createMember({ exempt: true, name: "Cook" }));
  author = harness.callerFor(await harness.createMember({ exempt: true, name: "Author" }));
});

/** Creates a public recipe of the author, which the cook likes one second after the previous one. */
async function liked(fields: Parameters<typeof recipeInput>[0] = {}): Promise<string> {
  const { id } = await author.recipes.create(recipeInput({ isPublic: true, ...fields }));
  harness.clock.advance(1000);
  await cook.likes.like({ id });
  return id;
}

type Asked = Parameters<Caller["likes"]["favorites"]>[0];
const idsOf = async (asked: Asked = {}) =>
  (await cook.likes.favorites(asked)).favorites.map((recipe) => recipe.id);

describe("favorites", () => {
  it("are the liked recipes, the latest like first, with their authors", async () => {
    const first = await liked({ title: "First" });
    const index = new Date(harness.clock.now()).toISOString();
    const second = await liked({ title: "Second" });
    const answer = await cook.likes.favorites({});
    expect(answer.favorites.map((recipe) => recipe.id)).toEqual([second, first]);
    expect(answer.favorites[1]).toMatchObject({
      title: "First",
      authorName: "Author",
      likedAt: index,
      userLiked: true,
      likeCount: 1,
    });
    expect(answer.totalFavorites).toBe(2);
    expect(answer.pagination).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalCount: 2,
      pageSize: 100,
      hasNext: false,
      hasPrevious: false,
    });
  });

  it("are empty at first, and separate per member", async () => {
    await liked();
    expect(await author.likes.favorites({})).toMatchObject({
      favorites: [],
      totalFavorites: 0,
      pagination: { totalPages: 0, totalCount: 0 },
    });
  });

  it("lose what is unliked, what is deleted, and what turns private; that comes back when it is public again", async () => {
    const [recipe, two, three] = [await liked(), await liked(), await liked()];
    await cook.likes.unlike({ id: recipe });
    await author.recipes.delete({ id: two });
    await author.recipes.update({ id: three, isPublic: false });
    expect(await cook.likes.favorites({})).toMatchObject({
      favorites: [],
      totalFavorites: 0,
      pagination: { totalCount: 0 },
    });
    await author.recipes.update({ id: three, isPublic: true });
    expect(await idsOf()).toEqual([three]);
  });

  it("are found and sorted by what their authors change of them", async () => {
    const [rice, plum] = [await liked({ title: "Rice" }), await liked({ title: "Plum", tags: ["warm"] })];
    await author.recipes.update({ id: rice, title: "Apple" });
    await author.recipes.update({ id: plum, tags: ["cold"] });
    expect(await idsOf({ search: "rice" })).toEqual([]);
    expect(await idsOf({ search: "apple" })).toEqual([rice]);
    expect(await idsOf({ search: "warm" })).toEqual([]);
    expect(await idsOf({ search: "cold" })).toEqual([plum]);
    expect(await idsOf({ sortBy: "title", sortOrder: "asc" })).toEqual([rice, plum]);
  });

  it("hold an own private one", async () => {
    const { id } = await cook.recipes.create(recipeInput());
    await cook.likes.like({ id });
    expect(await idsOf()).toEqual([id]);
    expect(await idsOf({ isPublic: true })).toEqual([]);
    expect(await idsOf({ isPublic: false })).toEqual([id]);
  });

  it("are paged; a page past the end is empty", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await liked());
    expect(await idsOf({ pageSize: 2 })).toEqual(ids.slice(0, 2));
    expect(await idsOf({ pageSize: 2, page: 3 })).toEqual(ids.slice(4));
    const past = await cook.likes.favorites({ pageSize: 2, page: 4 });
    expect(past).toMatchObject({
      favorites: [],
      totalFavorites: 5,
      pagination: { totalCount: 5, totalPages: 3, hasNext: false, hasPrevious: true },
    });
  });
});

describe("filters of favorites", () => {
  let thai: string;
  let cake: string;
  beforeEach(async () => {
    thai = await liked({
      title: "Crème of rice",
      cuisine: "thai",
      difficulty: "easy",
      cookingTime: 20,
      servings: 2,
      tags: ["Weeknight"],
      ingredients: [{ name: "coconut milk" }, { name: "rice" }],
    });
    cake = await liked({
      title: "Plum cake",
      cuisine: "french",
      difficulty: "hard",
      servings: 12,
      tags: ["Quick"],
      ingredients: [{ name: "plums" }, { name: "flour" }],
    });
  });

  it.each<[Exclude<Asked, undefined>, ("thai" | "cake")[]]>([
    [{ cuisine: "Thai" }, ["thai"]],
    [{ cuisine: "klingon" }, []],
    [{ difficulty: "hard" }, ["cake"]],
    [{ search: "creme" }, ["thai"]],
    [{ search: "quick" }, ["cake", "thai"]],
    [{ search: "WEEKNIGHT rice" }, ["thai"]],
    [{ search: "plumms cake" }, ["cake"]],
    [{ search: "plum cake rice" }, ["cake"]],
    [{ search: "plum", cuisine: "thai" }, []],
    [{ search: "rice", title: "creme" }, ["thai"]],
    [{ search: "%" }, []],
    [{ title: "cake" }, ["cake"]],
    [{ maxCookingTime: 20 }, ["thai"]],
    [{ maxCookingTime: 19 }, []],
    [{ minServings: 3 }, ["cake"]],
    [{ maxServings: 3 }, ["thai"]],
    [{ ingredientsInclude: "plums, coconut milk" }, ["cake", "thai"]],
    [{ ingredientsInclude: "plums, rice", ingredientsMatchAll: true }, []],
    [{ ingredientsInclude: "rice, coconut", ingredientsMatchAll: true }, ["thai"]],
    [{ ingredientsInclude: "plum, coconut", search: "cake" }, ["cake"]],
    [{ ingredientsExclude: "flours" }, ["thai"]],
    [{ hasImage: true }, []],
    [{ hasImage: false }, ["cake", "thai"]],
    [{ cuisine: "thai", difficulty: "hard" }, []],
  ])("%j", async (asked, names) => {
    const answer = await cook.likes.favorites(asked);
    const expected = names.map((name) => ({ thai, cake })[name]);
    expect(answer.favorites.map((recipe) => recipe.id)).toEqual(expected);
    expect(answer.pagination.totalCount).toBe(expected.length);
    expect(answer.totalFavorites).toBe(2);
  });

  it("refuse servings in the wrong order", async () => {
    expect(await refusalOf(cook.likes.favorites({ minServings: 3, maxServings: 2 }))).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "minServings"], msg: "min_servings must not exceed max_servings" }],
    });
  });
});
