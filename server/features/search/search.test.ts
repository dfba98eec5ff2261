import { beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { FieldError } from "#server/errors.ts";
import type { Member, Viewer } from "#server/guards/member.ts";
import { png } from "#server/test/png.ts";
import { recipeInput } from "#server/test/recipe-input.ts";
import { refusalOf } from "#server/test/refusal.ts";
import { setUpHarness } from "#server/test/set-up-harness.ts";
import type { AdvancedInput } from "./schema.ts";

type Query = z.input<typeof AdvancedInput>;

const harness = setUpHarness({ USAGE_LIMITS: "off" });
let ada: Member;
let grace: Member;
beforeEach(async () => {
  ada = await harness.createMember({ name: "Ada" });
  grace = await harness.createMember();
});

const create = (as: Member, fields: Parameters<typeof recipeInput>[0] = {}) =>
  harness.callerFor(as).recipes.create(recipeInput({ isPublic: true, ...fields }));
const advanced = (as: Viewer, query: Query = {}) => harness.callerFor(as).search.advanced(query);
const titles = async (as: Viewer, query: Query = {}) =>
  (await advanced(as, query)).recipes.map(({ title }) => title).sort();
const quick = (as: Viewer, q: string) => harness.callerFor(as).search.quick({ q });
const fieldsOf = async (call: Promise<unknown>) => {
  const { status, detail } = await refusalOf(call);
  expect(status).toBe(422);
  return (detail as FieldError[]).map(({ loc, msg }) => `${loc.join(".")}: ${msg}`);
};

describe("searching", () => {
  it("answers summaries in the order of the finds, with paging and time", async () => {
    for (const title of ["Carrot a", "Carrot b", "Carrot c"]) {
      await create(ada, { title });
      harness.clock.advance(1000);
    }
    const answer = await advanced(grace, { title: "carrot", sortBy: "created_at", pageSize: 2 });
    expect(answer.recipes.map(({ title }) => title)).toEqual(["Carrot c", "Carrot b"]);
    expect(answer.recipes[0]).toMatchObject({ authorName: "Ada", canLike: true, userLiked: false });
    expect(answer.recipes[0]).not.toHaveProperty("ingredients");
    expect(answer.recipes[0]).not.toHaveProperty("notes");
    expect(answer.metadata).toEqual({
      currentPage: 1,
      totalPages: 2,
      totalCount: 3,
      pageSize: 2,
      hasNext: true,
      hasPrevious: false,
      totalIsCapped: false,
    });
    expect(answer.processingTime).toBeGreaterThanOrEqual(0);
    const past = await advanced(grace, { title: "carrot", page: 9 });
    expect(past).toMatchObject({
      recipes: [],
      metadata: { totalCount: 3, hasNext: false, hasPrevious: true },
    });
  });

  it("hands each filter on", async () => {
    const { path } = await harness.callerFor(ada).uploads.create({ fileName: "a.png", bytes: await png() });
    await create(ada, {
      title: "Thai",
      cuisine: "THAI",
      difficulty: "EASY",
      cookingTime: 10,
      servings: 2,
      imagePath: path,
      ingredients: [{ name: "basil" }, { name: "chilli" }],
    });
    await create(ada, {
      title: "French",
      cuisine: "FRENCH",
      difficulty: "HARD",
      cookingTime: 90,
      servings: 8,
      ingredients: [{ name: "butter" }, { name: "basil" }],
    });
    await create(ada, { title: "Untimed", ingredients: [{ name: "salt" }], isPublic: false });
    const only = (query: Query) => titles(ada, query);
    expect(await only({ cuisine: "thai" })).toEqual(["Thai"]);
    expect(await only({ cuisine: "KLINGON" })).toEqual([]);
    expect(await only({ difficulty: "hard" })).toEqual(["French"]);
    expect(await only({ maxCookingTime: 10 })).toEqual(["Thai"]);
    expect(await only({ minServings: 5 })).toEqual(["French"]);
    expect(await only({ minServings: 3, maxServings: 7 })).toEqual(["Untimed"]);
    expect(await only({ maxServings: 2 })).toEqual(["Thai"]);
    expect(await only({ ingredientsInclude: "basil" })).toEqual(["French", "Thai"]);
    expect(await only({ ingredientsInclude: "chilli, butter" })).toEqual(["French", "Thai"]);
    expect(await only({ ingredientsInclude: "basil,chilli", ingredientsMatchAll: true })).toEqual(["Thai"]);
    expect(await only({ ingredientsInclude: "basil", ingredientsExclude: "butter" })).toEqual(["Thai"]);
    expect(await only({ hasImage: true })).toEqual(["Thai"]);
    expect(await only({ hasImage: false })).toEqual(["French", "Untimed"]);
    expect(await only({ isPublic: false })).toEqual(["Untimed"]);
    expect(await only({ isPublic: true })).toEqual(["French", "Thai"]);
    for (const viewer of [null, grace]) expect(await titles(viewer, { isPublic: false })).toEqual([]);
  });

  it.each([
    ["crème zwiebel", "Crème mit Röstzwiebeln", ["Crème", "zwiebel"]],
    ["婆豆腐", "麻婆豆腐", ["婆豆", "豆腐"]],
  ])("marks what of a title matched when it is inside a word: %j", async (text, title, marked) => {
    await create(ada, { title });
    const { matches } = await advanced(grace, { title: text });
    expect(matches[0]?.titleMarks.map(({ start, end }) => title.slice(start, end))).toEqual(marked);
  });

  it("names what is wrong with a query", async () => {
    expect(await fieldsOf(advanced(null, { minServings: 5, maxServings: 4 }))).toEqual([
      "body.minServings: min_servings must not exceed max_servings",
    ]);
    const eleven = Array.from({ length: 11 }, (_, index) => `i${index}`).join(",");
    expect(await fieldsOf(advanced(null, { ingredientsInclude: eleven }))).toEqual([
      "body.ingredientsInclude: At most 10 ingredients",
    ]);
    expect(await fieldsOf(advanced(null, { ingredientsExclude: `salt,${"x".repeat(21)}` }))).toMatchObject([
      expect.stringContaining("Ingredient filters are limited to 20 characters"),
    ]);
    expect(await fieldsOf(advanced(null, { page: 0, pageSize: 101, maxCookingTime: -1 }))).toHaveLength(3);
    expect(await fieldsOf(quick(null, "  "))).toEqual(["body.q: This field is required"]);
    expect(await fieldsOf(quick(null, "x".repeat(101)))).toEqual(["body.q: Text is too long"]);
  });

  it("as one types answers at most ten titles with their picture and cuisine", async () => {
    for (let turn = 0; turn < 12; turn += 1)
      await create(ada, { title: `Pancake ${turn}`, cuisine: "FRENCH" });
    const found = await quick(null, "panc");
    expect(found).toHaveLength(10);
    expect(found[0]).toEqual({
      id: expect.any(String),
      title: expect.stringContaining("Pancake"),
      cuisine: "FRENCH",
      imageUrl: null,
    });
  });
});

describe("what is being typed", () => {
  const suggested = async (as: Viewer, q: string) =>
    (await harness.callerFor(as).search.suggestions({ q })).suggestions;

  it("goes on by the words of titles, the most frequent first", async () => {
    for (const title of ["Tomato soup", "Tomato soup with rice", "Tomato tart", "Roast tomatoes"]) {
      await create(ada, { title });
    }
    expect(await suggested(null, "tom")).toEqual(["tomato", "tomato soup", "tomatoes", "tomato tart"]);
    expect(await suggested(null, "Tomato")).toEqual(["tomato soup", "tomatoes", "tomato tart"]);
    expect(await suggested(null, "Roast tom")).toEqual(["roast tomatoes"]);
    expect(await suggested(null, "qqqq")).toEqual([]);
    expect(await suggested(null, "Rosst tom")).toEqual([]);
    for (const ellipsis of ["...", "…"]) {
      expect(await suggested(null, ellipsis)).toEqual([]);
      expect(await quick(null, ellipsis)).toEqual([]);
      expect(await titles(null, { title: ellipsis })).toEqual([]);
    }
  });

  it("suggests no words that occur only in others' private recipes", async () => {
    await create(ada, { title: "Quixotic zabaglione", isPublic: false, ingredients: [{ name: "marsala" }] });
    const named = async (as: Viewer, q?: string) =>
      (await harness.callerFor(as).search.ingredients(q === undefined ? {} : { q })).ingredients;
    expect(await suggested(ada, "quix")).toEqual(["quixotic", "quixotic zabaglione"]);
    expect(await named(ada, "mars")).toEqual([{ name: "marsala", recipeCount: 1 }]);
    for (const stranger of [null, grace]) {
      expect(await suggested(stranger, "quix")).toEqual([]);
      expect(await named(stranger, "mars")).toEqual([]);
      expect(await named(stranger)).toEqual([]);
    }
  });

  it("comes page by page", async () => {
    for (const end of ["apple", "bread", "cress"]) await create(ada, { title: `Pan ${end}` });
    const { suggestions, metadata } = await harness
      .callerFor(null)
      .search.suggestions({ q: "pan", page: 2, pageSize: 2 });
    expect(suggestions).toEqual(["pan cress"]);
    expect(metadata).toMatchObject({ totalCount: 3, totalPages: 2, hasNext: false });
  });
});

describe("names of ingredients", () => {
  it("are counted by recipe, in one writing, the most frequent first", async () => {
    await create(ada, { ingredients: [{ name: "Red onion" }, { name: "onion" }, { name: "Onion" }] });
    await create(ada, { ingredients: [{ name: "onions" }, { name: "salt" }] });
    const named = await harness.callerFor(null).search.ingredients({});
    expect(named.ingredients).toEqual([
      { name: "onion", recipeCount: 2 },
      { name: "salt", recipeCount: 1 },
      { name: "red onion", recipeCount: 1 },
    ]);
    expect(named.metadata).toMatchObject({ totalCount: 3, pageSize: 100 });
    const begun = await harness.callerFor(null).search.ingredients({ q: "oni" });
    expect(begun.ingredients.map(({ name }) => name)).toEqual(["onion", "red onion"]);
    const byLetter = await harness.callerFor(null).search.ingredients({ q: "red o" });
    expect(byLetter.ingredients).toEqual([{ name: "red onion", recipeCount: 1 }]);
  });
});

it.each([
  "constructor",
  "toString",
  "__proto__",
  "hasOwnProperty",
  "NEAR",
  "AND OR NOT",
  '"',
  "*",
  "a\u0000b",
  "\ud800",
])("takes the words %j for words", async (word) => {
  await create(ada, { title: `${word} soup`, ingredients: [{ name: `${word} x` }], tags: [word] });
  await quick(null, word).catch((error) => expect(error).toMatchObject({ code: "UNPROCESSABLE_CONTENT" }));
  await advanced(null, { title: word, ingredientsInclude: word, ingredientsExclude: word });
  expect(await titles(null, { title: "soup" })).toHaveLength(1);
});

it("keeps an index that a check finds sound, also while others read in it", async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const { id } = await create(ada, { title: `Soup ${turn}` });
    await advanced(null, { title: "soup" });
    await harness.callerFor(ada).recipes.update({ id, title: `Stew ${turn}` });
    if (turn % 2 === 0) await harness.callerFor(ada).recipes.delete({ id });
    expect(await harness.db.integrityCheck()).toBe("ok");
  }
});
