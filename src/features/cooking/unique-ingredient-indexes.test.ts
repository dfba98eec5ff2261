import { expect, it } from "vitest";
import type { Ingredient } from "#server/features/recipes/schema/recipe.ts";
import { removeDuplicateIngredientIndexes } from "./unique-ingredient-indexes.ts";

const line = (orderIndex: number, name: string, quantity: number | null, section: string | null = null) =>
  ({ orderIndex, name, quantity, section, originalText: null }) as Ingredient;

it("a duplicate line is listed once, with other amounts or sections separately", () => {
  const ingredients = [
    line(0, "olive oil", 2),
    line(1, "onion", 1),
    line(2, "olive oil", 2),
    line(3, "olive oil", 3),
    line(4, "onion", 1, "For the sauce"),
  ];
  expect(removeDuplicateIngredientIndexes(ingredients, [0, 1, 2, 3, 4])).toEqual([0, 1, 3, 4]);
  expect(removeDuplicateIngredientIndexes(ingredients, [2])).toEqual([2]);
  expect(removeDuplicateIngredientIndexes(ingredients, [])).toEqual([]);
});
