import { expect, it } from "vitest";
import {
  changeStoredProgress,
  findFreshProgressOfRecipeOrNull,
  findLastStartedRecipeIdOrNull,
  hashRecipeContent,
  MAX_AGE_MS,
  parseStoredProgressOrNull,
  removeRecipeFromProgress,
  type StoredProgress,
  toggleIngredientTick,
} from "./progress.ts";

const beans = { id: "beans", content: "b" };
const soup = { id: "soup", content: "s" };

it("step and ticks of a recipe are stored for a day", () => {
  let stored: StoredProgress = changeStoredProgress({}, beans, { step: 3 }, 1000);
  stored = changeStoredProgress(stored, beans, { ticks: [0, 4] }, 2000);
  stored = changeStoredProgress(stored, soup, { step: 1 }, 2000);
  expect(findFreshProgressOfRecipeOrNull(stored, beans, 3000)).toEqual({
    step: 3,
    ticks: [0, 4],
    content: "b",
    at: 2000,
  });
  expect(findFreshProgressOfRecipeOrNull(stored, soup, 3000)?.step).toBe(1);
  expect(findFreshProgressOfRecipeOrNull(stored, beans, 2000 + MAX_AGE_MS)).toBeNull();
});

it("progress of other lines and steps is ignored", () => {
  const stored = changeStoredProgress({}, beans, { step: 3 }, 1000);
  expect(findFreshProgressOfRecipeOrNull(stored, { ...beans, content: "c" }, 1000)).toBeNull();
});

it("the content hash depends on lines and steps only", () => {
  const egg = { originalText: "2 eggs", name: "eggs", quantity: 2, unit: null };
  const recipe = { ingredients: [egg], instructions: [{ instruction: "Fry." }] };
  const content = hashRecipeContent(recipe);
  const noted = { ...recipe, notes: "Less salt." };
  expect(hashRecipeContent(noted)).toBe(content);
  expect(hashRecipeContent({ ...recipe, instructions: [{ instruction: "Fry" }] })).not.toBe(content);
  expect(hashRecipeContent({ ...recipe, ingredients: [{ ...egg, originalText: "3 eggs" }] })).not.toBe(
    content,
  );
  expect(hashRecipeContent({ ...recipe, ingredients: [] })).not.toBe(content);
});

it("old progress is dropped when progress is stored", () => {
  const old = changeStoredProgress({}, beans, { step: 3 }, 1000);
  expect(Object.keys(changeStoredProgress(old, soup, { step: 1 }, 1000 + MAX_AGE_MS))).toEqual(["soup"]);
});

it("finishing a recipe removes its progress and no other", () => {
  const stored = changeStoredProgress(
    changeStoredProgress({}, beans, { step: 3 }, 1000),
    soup,
    { step: 1 },
    1000,
  );
  expect(Object.keys(removeRecipeFromProgress(stored, "beans", 1000))).toEqual(["soup"]);
});

it("the recipe in progress is the last one with a started step of today", () => {
  let stored = changeStoredProgress(
    changeStoredProgress({}, beans, { step: 3 }, 1000),
    soup,
    { step: 1 },
    2000,
  );
  stored = changeStoredProgress(stored, { id: "cake", content: "c" }, { ticks: [0] }, 3000);
  expect(findLastStartedRecipeIdOrNull(stored, 4000)).toBe("soup");
  expect(findLastStartedRecipeIdOrNull(changeStoredProgress(stored, beans, { step: 0 }, 4000), 5000)).toBe(
    "soup",
  );
  expect(findLastStartedRecipeIdOrNull(stored, 2000 + MAX_AGE_MS)).toBeNull();
  expect(findLastStartedRecipeIdOrNull({}, 1)).toBeNull();
});

it("a tick is toggled", () => {
  expect(toggleIngredientTick([1], 2)).toEqual([1, 2]);
  expect(toggleIngredientTick([1, 2], 1)).toEqual([2]);
});

it("only valid progress is read", () => {
  expect(
    parseStoredProgressOrNull({ a: { step: -1, ticks: [], content: "a", at: 1 }, b: 7, c: null }),
  ).toEqual({});
  expect(parseStoredProgressOrNull([])).toBeNull();
  expect(findFreshProgressOfRecipeOrNull({}, { id: "__proto__", content: "a" }, 1)).toBeNull();
});
