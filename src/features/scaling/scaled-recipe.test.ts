import { describe, expect, it } from "vitest";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { scalableRecipe, scaledFor } from "./scaled-recipe.ts";

const recipeWith = (instruction: string): Recipe =>
  ({
    servings: 4,
    title: "Bread",
    description: null,
    notes: null,
    yieldText: null,
    ingredients: [
      {
        amount: { kind: "one", value: { n: 200, d: 1 }, as: "whole" },
        unit: "g",
        size: null,
        name: "flour",
        notes: null,
        originalText: "200 g flour",
      },
    ],
    instructions: [{ instruction }],
  }) as unknown as Recipe;

describe("a recipe's page", () => {
  it("scales lines and steps", () => {
    const scaled = scaledFor(scalableRecipe(recipeWith("Add 100 g flour.")), 8);
    expect(scaled.lines[0]?.text).toBe("400 g flour");
    expect(scaled.steps[0]?.map((piece) => piece.text).join("")).toBe("Add 200 g flour.");
  });

  it("leaves a method as it stands that the server does not search either", () => {
    const long = "Add 100 g flour. ".repeat(4000);
    const scaled = scaledFor(scalableRecipe(recipeWith(long)), 8);
    expect(scaled.lines[0]?.text).toBe("400 g flour");
    expect(scaled.steps).toEqual([[{ text: long }]]);
  });

  it("is read once", () => {
    const recipe = recipeWith("Stir.");
    expect(scalableRecipe(recipe)).toBe(scalableRecipe(recipe));
  });
});
