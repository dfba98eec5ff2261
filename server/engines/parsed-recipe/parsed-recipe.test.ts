import { describe, expect, it } from "vitest";
import { RECIPE_LIMITS } from "#server/engines/recipe-limits/recipe-limits.ts";
import {
  createImportDraft,
  type Doubt,
  type DraftContext,
  getTotalTimeOrSum,
  type Reading,
  type ReadRecipe,
  truncateRecipeToLimits,
} from "./parsed-recipe.ts";

const reading = <T>(value: T): Reading<T> => ({ value, method: "json-ld", source: "said", repaired: [] });
const list = <T>(...lines: T[]) => reading({ lines, sections: [] as { at: number; heading: string }[] });

const SOUP: ReadRecipe = {
  title: reading("Soup"),
  description: null,
  ingredients: list("1 onion", "2 carrots"),
  steps: list({ text: "Cook.", imageUrl: null }),
  images: reading(["https://a.example/1.jpg", "https://a.example/2.jpg"]),
  cuisine: null,
  yields: reading({ servings: 4, yieldText: null }),
  prep: reading(10),
  cook: reading(20),
  total: reading(35),
  difficulty: null,
  tags: null,
  notes: reading("Freezes well."),
  calories: reading(320),
};
const CONTEXT: DraftContext = {
  sourceUrl: null,
  sourceSite: "a.example",
  language: "en",
  sources: ["json-ld"],
  leftOver: [],
  doubts: [],
};
const draftOf = (change: Partial<ReadRecipe> = {}, context: Partial<DraftContext> = {}) => {
  const read = { ...SOUP, ...change };
  return createImportDraft(read, truncateRecipeToLimits(read), { ...CONTEXT, ...context });
};
const repairsOf = (draft: ReturnType<typeof draftOf>, field: string) =>
  draft.receipt.fields.find((entry) => entry.field === field)?.repaired;

describe("a draft", () => {
  it("holds the reading and its provenance", () => {
    const draft = draftOf();
    expect(draft).toMatchObject({
      title: "Soup",
      notes: "Freezes well.",
      caloriesPerServing: 320,
      instructions: ["Cook."],
      coverImage: "https://a.example/1.jpg",
      servings: 4,
      servingsStated: true,
      totalTime: 35,
      complete: true,
    });
    expect(draft.receipt.fields.map(({ field }) => field)).toEqual([
      "title",
      "ingredients",
      "instructions",
      "images",
      "servings",
      "prepTime",
      "cookingTime",
      "totalTime",
      "notes",
      "caloriesPerServing",
    ]);
    expect(draft.receipt.lines.map(({ field, at }) => [field, at])).toEqual([
      ["ingredients", 0],
      ["ingredients", 1],
      ["instructions", 0],
    ]);
  });

  it("holds the picture of a step and the source of a line", () => {
    const ingredients = list("1 onion");
    ingredients.origins = new Map([
      ["1 onion", { method: "page", source: "1  onion", repaired: ["filled"] }],
    ]);
    const draft = draftOf({
      ingredients,
      steps: list({ text: "Cook.", imageUrl: "https://a.example/s.jpg" }),
    });
    expect(draft.instructions).toEqual([{ text: "Cook.", imageUrl: "https://a.example/s.jpg" }]);
    expect(draft.receipt.lines[0]).toEqual({
      field: "ingredients",
      at: 0,
      method: "page",
      source: "1 onion",
      repaired: ["filled"],
    });
  });
});

it("totalOf is the sum of its parts when the total is missing", () => {
  const [prep, cook] = [reading(10), reading(20)];
  expect(getTotalTimeOrSum({ prep, cook, total: null })).toEqual({
    value: 30,
    method: "derived",
    source: "said + said",
    repaired: [],
  });
  expect(getTotalTimeOrSum({ prep, cook, total: reading(45) })?.value).toBe(45);
  expect(getTotalTimeOrSum({ prep, cook: null, total: null })).toBeNull();
  expect(draftOf({ total: null }).totalTime).toBeNull();
});

describe("a reading over the limits is cut, reported and incomplete", () => {
  const many = Array.from({ length: RECIPE_LIMITS.ingredients + 1 }, (_, i) => `${i + 1} eggs`);
  it.each<[string, Partial<ReadRecipe>, string, object, string?]>([
    ["a title", { title: reading("x".repeat(300)) }, "title", { title: "x".repeat(200) }],
    ["a list", { ingredients: list(...many) }, "ingredients", { ingredients: many.slice(0, -1) }],
    ["a line", { ingredients: list("y".repeat(800)) }, "ingredients", { ingredients: ["y".repeat(700)] }],
    [
      "servings",
      { yields: reading({ servings: 250, yieldText: null }) },
      "servings",
      { servings: 100, servingsStated: false, yieldText: "250" },
      "capped",
    ],
    [
      "servings with words",
      { yields: reading({ servings: 144, yieldText: "144 cookies" }) },
      "servings",
      { servings: 100, servingsStated: false, yieldText: "144 cookies" },
      "capped",
    ],
    ["a time", { total: reading(20_000) }, "totalTime", { totalTime: 10_080 }, "capped"],
  ])("%s", (_, change, field, expected, repair = "clipped") => {
    const draft = draftOf(change);
    expect(draft).toMatchObject({ ...expected, complete: false });
    expect(repairsOf(draft, field)).toEqual([repair]);
  });

  it("headings after the last line are dropped when lines are cut", () => {
    const ingredients = reading({
      lines: many,
      sections: [
        { at: 0, heading: "A" },
        { at: 200, heading: "B" },
      ],
    });
    const draft = draftOf({ ingredients });
    expect(draft.ingredientSections).toEqual([{ at: 0, heading: "A" }]);
    expect(draft.receipt).toMatchObject({ counts: { ingredients: 200 }, found: { ingredients: 201 } });
  });
});

describe("a draft is not complete", () => {
  it.each<[string, Partial<ReadRecipe>, Partial<DraftContext>, Doubt]>([
    [
      "where the sources differ",
      {},
      { doubts: [{ field: "title", reason: "not-shown" }] },
      { field: "title", reason: "not-shown" },
    ],
    ["without a title", { title: null }, {}, { field: "title", reason: "missing" }],
    ["without ingredients", { ingredients: null }, {}, { field: "ingredients", reason: "missing" }],
    ["without steps", { steps: null }, {}, { field: "instructions", reason: "missing" }],
    [
      "where the page says another number",
      { prep: { ...reading(5), repaired: ["differs"] } },
      {},
      { field: "prepTime", reason: "differs" },
    ],
    [
      "where a value could not be read",
      { cook: { ...reading(5), repaired: ["unreadable"] } },
      {},
      { field: "cookingTime", reason: "unreadable" },
    ],
    [
      "where an ingredient is in no list",
      {},
      { leftOver: [{ text: "1 egg", field: "ingredients" }] },
      { field: "ingredients", reason: "left-over" },
    ],
  ])("%s, and says so at the field", (_, change, context, doubt) => {
    expect(draftOf(change, context)).toMatchObject({ doubts: [doubt], complete: false });
  });

  it.each([
    ["page", false],
    ["json-ld", true],
  ] as const)(
    "is complete when the sources agree on a line whose amount is unsure: %s",
    (method, complete) => {
      const ingredients = { ...list("1 onion", "1 350g block tofu"), method };
      const draft = draftOf({ ingredients });
      expect(draft.receipt.lines[1]?.repaired).toContain("amount");
      expect(draft.complete).toBe(complete);
    },
  );

  it("is complete when only a sentence of the method is left over", () => {
    expect(draftOf({}, { leftOver: [{ text: "Enjoy.", field: "instructions" }] }).complete).toBe(true);
  });
});
