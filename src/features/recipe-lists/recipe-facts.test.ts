import { expect, test } from "vitest";
import type { Difficulty } from "#server/features/recipes/policy.ts";
import {
  cuisineTextOrNull,
  formatRecipeCount,
  listCardFacts,
  totalOrSummedTimeOrNull,
} from "./recipe-facts.ts";

test("the time of a recipe is the total, else the sum of known times", () => {
  expect(totalOrSummedTimeOrNull({ totalTime: 90, prepTime: 10, cookingTime: 20 })).toBe(90);
  expect(totalOrSummedTimeOrNull({ totalTime: null, prepTime: 10, cookingTime: 20 })).toBe(30);
  expect(totalOrSummedTimeOrNull({ totalTime: null, prepTime: 10, cookingTime: null })).toBe(10);
  expect(totalOrSummedTimeOrNull({ totalTime: null, prepTime: null, cookingTime: 20 })).toBe(20);
  expect(totalOrSummedTimeOrNull({ totalTime: null, prepTime: null, cookingTime: null })).toBeNull();
});

test("a cuisine outside of the ten is named by the page's text", () => {
  expect(cuisineTextOrNull({ cuisine: "ITALIAN", cuisineText: null })).toBe("Italian");
  expect(cuisineTextOrNull({ cuisine: "OTHER", cuisineText: "Georgian" })).toBe("Georgian");
  expect(cuisineTextOrNull({ cuisine: "OTHER", cuisineText: null })).toBe("Other");
  expect(cuisineTextOrNull({ cuisine: null, cuisineText: null })).toBeNull();
});

test("a card has time, difficulty and cuisine, in the colour of the difficulty", () => {
  const recipe = {
    totalTime: null,
    prepTime: 15,
    cookingTime: 80,
    cuisine: "ITALIAN",
    cuisineText: null,
    difficultyStated: true,
  } as const;
  const factsOf = (difficulty: Difficulty) => listCardFacts({ ...recipe, difficulty });
  expect(factsOf("EASY")).toEqual([
    { words: "1 h 35 min" },
    { words: "Easy", ink: "text-herb" },
    { words: "Italian" },
  ]);
  expect(factsOf("MEDIUM")[1]).toEqual({ words: "Medium", ink: "text-amber" });
  expect(factsOf("HARD")[1]).toEqual({ words: "Hard", ink: "text-tomato" });
  expect(listCardFacts({ ...recipe, difficulty: "MEDIUM", difficultyStated: false })).toHaveLength(2);
  const other = { ...recipe, cuisine: "OTHER", difficulty: "EASY" } as const;
  expect(listCardFacts(other)).toHaveLength(2);
  expect(listCardFacts({ ...other, cuisineText: "Georgian" })[2]).toEqual({ words: "Georgian" });
});

test("only one recipe is singular", () => {
  expect([0, 1, 2, 1214].map(formatRecipeCount)).toEqual([
    "0 recipes",
    "1 recipe",
    "2 recipes",
    "1,214 recipes",
  ]);
});
