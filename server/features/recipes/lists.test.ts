import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Member } from "#server/guards/member.ts";
import type { Caller } from "#server/test/harness.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import { validationTexts } from "#server/texts/en/answers.ts";
import { LIST_SORTS, type ListInput, type MyListInput, SORT_ORDERS } from "./schema/lists.ts";
import type { RecipeSummary } from "./schema/recipe.ts";

const harness = setUpHarness({}, "file");
let ada: Member;
let asAda: Caller;
let asBob: Caller;
let guest: Caller;

const titles = (page: { items: { title: string }[] }) => page.items.map((recipe) => recipe.title);

beforeAll(async () => {
  ada = await harness.createMember({ name: "Ada", exempt: true });
  asAda = harness.callerFor(ada);
  asBob = harness.callerFor(await harness.createMember({ name: "Bob", exempt: true }));
  guest = harness.callerFor(null);
  const rows = [
    [
      asAda,
      {
        title: "Éclair",
        isPublic: true,
        cuisine: "FRENCH",
        difficulty: "hard",
        cookingTime: 90,
        servings: 8,
      },
    ],
    [
      asAda,
      { title: "apple pie", isPublic: true, cuisine: "AMERICAN", cookingTime: 60, tags: ["Sweet", "Pie"] },
    ],
    [asAda, { title: "Zuppa", cuisine: "ITALIAN", cookingTime: 40, tags: ["Äpfel_100%"], servings: 2 }],
    [asAda, { title: "Imported stew", privacySource: "IMPORTED", difficulty: "easy" }],
    [
      asBob,
      {
        title: "Dal",
        isPublic: true,
        cuisine: "INDIAN",
        cookingTime: 30,
        difficulty: "easy",
        tags: ["sweet"],
      },
    ],
    [asBob, { title: "Bob's secret", cookingTime: 5 }],
    [asBob, { title: "Focaccia", isPublic: true, cuisine: "ITALIAN", servings: 6 }],
  ] as const;
  for (const [caller, fields] of rows) {
    await caller.recipes.create(recipeInput({ ...fields, tags: [...("tags" in fields ? fields.tags : [])] }));
    harness.clock.advance(1000);
  }
  const [dal] = (await asAda.recipes.list({ cuisine: "indian" })).items;
  await asAda.likes.like({ id: dal?.id ?? "" });
  const [pie] = (await asAda.recipes.list({ cuisine: "american" })).items;
  for (const caller of [asAda, asBob]) await caller.likes.like({ id: pie?.id ?? "" });
});

describe("who sees what in the list", () => {
  it("a guest sees public recipes, whatever is asked, and no private one", async () => {
    expect(titles(await guest.recipes.list({}))).toEqual(["Focaccia", "Dal", "apple pie", "Éclair"]);
    expect(titles(await guest.recipes.list({ isPublic: true }))).toHaveLength(4);
    expect(await guest.recipes.list({ isPublic: false })).toMatchObject({
      items: [],
      metadata: { totalCount: 0, totalPages: 0, hasNext: false, hasPrevious: false },
    });
  });

  it("a member sees public and own ones, each once", async () => {
    expect(titles(await asAda.recipes.list({}))).toEqual([
      "Focaccia",
      "Dal",
      "Imported stew",
      "Zuppa",
      "apple pie",
      "Éclair",
    ]);
    expect(titles(await asAda.recipes.list({ isPublic: true }))).toHaveLength(4);
    expect(titles(await asAda.recipes.list({ isPublic: false }))).toEqual(["Imported stew", "Zuppa"]);
  });

  it("carries author, tags and the viewer's own like", async () => {
    const { items } = await asAda.recipes.list({});
    const byTitle = Object.fromEntries(items.map((recipe) => [recipe.title, recipe]));
    expect(byTitle["apple pie"]).toMatchObject({
      authorName: "Ada",
      userId: ada.id,
      tags: ["Sweet", "Pie"],
      likeCount: 2,
      userLiked: true,
      canLike: true,
    });
    expect(byTitle.Focaccia).toMatchObject({ authorName: "Bob", userLiked: false, canLike: true, tags: [] });
    expect(items[0]).not.toHaveProperty("ingredients");
    expect(items[0]).not.toHaveProperty("notes");
  });
});

describe("the order of the list", () => {
  const key: Record<(typeof LIST_SORTS)[number], (recipe: RecipeSummary) => number | string | null> = {
    like_count: (recipe) => recipe.likeCount,
    created_at: (recipe) => recipe.createdAt,
    updated_at: (recipe) => recipe.updatedAt,
    title: (recipe) => recipe.title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
    cooking_time: (recipe) => recipe.cookingTime,
    servings: (recipe) => recipe.servings,
  };

  const orders = LIST_SORTS.flatMap((sortBy) => SORT_ORDERS.map((sortOrder) => ({ sortBy, sortOrder })));

  it.each(orders)("is by $sortBy, $sortOrder; what has no value comes last", async (order) => {
    for (const list of [asAda.recipes.list, asAda.recipes.my, guest.recipes.list]) {
      const { items } = await list(order);
      const values = items.map(key[order.sortBy]);
      const known = values.filter((value) => value !== null);
      const sorted = [...known].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      if (order.sortOrder === "desc") sorted.reverse();
      expect(values).toEqual([...sorted, ...values.filter((value) => value === null)]);
    }
  });

  it.each(orders)("by $sortBy, $sortOrder gives each recipe once over all pages", async (order) => {
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) {
      seen.push(...titles(await asAda.recipes.list({ ...order, page, pageSize: 2 })));
    }
    expect(seen).toEqual(titles(await asAda.recipes.list(order)));
    expect(new Set(seen).size).toBe(6);
  });
});

describe("filters and pages", () => {
  it.each<[z.input<typeof ListInput>, string[]]>([
    [{ cuisine: "italian" }, ["Focaccia", "Zuppa"]],
    [{ cuisine: " Italian ", sortBy: "title", sortOrder: "asc" }, ["Focaccia", "Zuppa"]],
    [{ cuisine: "ITALIAN", isPublic: false }, ["Zuppa"]],
    [{ difficulty: "Easy" }, ["Dal", "Imported stew"]],
    [{ difficulty: "hard", cuisine: "french" }, ["Éclair"]],
    [{ difficulty: "hard", cuisine: "thai" }, []],
    [{ cuisine: "martian" }, []],
    [{ difficulty: "impossible" }, []],
  ])("%j finds %j", async (filters, expected) => {
    const page = await asAda.recipes.list(filters);
    expect(titles(page)).toEqual(expected);
    expect(page.metadata.totalCount).toBe(expected.length);
  });

  it("counts the pages and is empty past the end", async () => {
    expect((await asAda.recipes.list({ page: 2, pageSize: 4 })).metadata).toEqual({
      currentPage: 2,
      totalPages: 2,
      totalCount: 6,
      pageSize: 4,
      hasNext: false,
      hasPrevious: true,
    });
    expect(await asAda.recipes.list({ page: 1_000_000, pageSize: 100 })).toMatchObject({ items: [] });
  });

  it.each([
    [{ page: 0 }, validationTexts.outOfRange],
    [{ page: 1_000_001 }, validationTexts.outOfRange],
    [{ page: 1.5 }, validationTexts.wholeNumber],
    [{ pageSize: 0 }, validationTexts.outOfRange],
    [{ pageSize: 101 }, validationTexts.outOfRange],
    [{ pageSize: 1.5 }, validationTexts.wholeNumber],
  ])("refuses %j: %s", async (input, msg) => {
    expect(await refusalOf(guest.recipes.list(input))).toMatchObject({ status: 422, detail: [{ msg }] });
  });
});

describe("my recipes", () => {
  it("holds the member's own alone", async () => {
    expect(titles(await asBob.recipes.my({}))).toEqual(["Focaccia", "Bob's secret", "Dal"]);
    expect(titles(await asBob.recipes.my({ isPublic: false }))).toEqual(["Bob's secret"]);
    expect(titles(await asBob.recipes.my({ isPublic: true }))).toEqual(["Focaccia", "Dal"]);
  });

  it.each([
    ["eclair", ["Éclair"]],
    ["ÉCL", ["Éclair"]],
    ["tomato", ["Imported stew", "Zuppa", "apple pie", "Éclair"]],
    ["pie sweet", ["apple pie"]],
    ["apfel", ["Zuppa", "apple pie"]],
    ["importd stwe", ["Imported stew"]],
    ["pies", ["apple pie"]],
    ["%", []],
    ["a_p", []],
    ["zuppa stew", []],
    ["secret", []],
    ["'", []],
    ["  ", ["Imported stew", "Zuppa", "apple pie", "Éclair"]],
  ])("searched for %j are %j", async (search, expected) => {
    const page = await asAda.recipes.my({ search });
    expect(titles(page)).toEqual(expected);
    expect(page.metadata.totalCount).toBe(expected.length);
  });

  it("searched keep their filters, their order and their pages", async () => {
    const found = async (query: z.input<typeof MyListInput>) =>
      titles(await asAda.recipes.my({ search: "tomato", ...query }));
    expect(await found({ isPublic: false })).toEqual(["Imported stew", "Zuppa"]);
    expect(await found({ cuisine: "italian" })).toEqual(["Zuppa"]);
    expect((await found({ sortBy: "like_count" }))[0]).toBe("apple pie");
    expect(await found({ sortBy: "title", sortOrder: "asc", page: 2, pageSize: 3 })).toEqual(["Zuppa"]);
    expect((await asAda.recipes.my({ search: "tomato", page: 2, pageSize: 3 })).metadata).toMatchObject({
      totalCount: 4,
      totalPages: 2,
      hasNext: false,
    });
  });

  it("searched are only those with all words when some have all", async () => {
    expect(titles(await asAda.recipes.my({ search: "tomato stew" }))).toEqual(["Imported stew"]);
  });

  it("finds a recipe by a tag that the search engine reads as a condition", async () => {
    await asAda.recipes.create(recipeInput({ title: "Slow roast", cookingTime: 240, tags: ["Quick"] }));
    expect(titles(await asAda.recipes.my({ search: "quick" }))).toContain("Slow roast");
  });
});

describe("featured", () => {
  it("holds public recipes, the most liked first, then the newest", async () => {
    const featured = await guest.recipes.featured({});
    expect(featured.map((recipe) => recipe.title)).toEqual(["apple pie", "Dal", "Focaccia", "Éclair"]);
    expect(await guest.recipes.featured({ limit: 1 })).toHaveLength(1);
  });

  it.each([0, 51])("refuses a limit of %i", async (limit) => {
    const detail = [{ msg: validationTexts.outOfRange }];
    expect(await refusalOf(guest.recipes.featured({ limit }))).toMatchObject({ status: 422, detail });
  });
});
