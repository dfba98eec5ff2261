import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import type { ScaleAnswer } from "#server/features/scaling/schema.ts";
import {
  createScalingInput,
  getCachedOrNewScaledPage,
  isScaledPageEqualToAnswer,
  precomputeNeighborServings,
} from "./scaled-recipe.ts";

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
    const scaled = getCachedOrNewScaledPage(createScalingInput(recipeWith("Add 100 g flour.")), 8);
    expect(scaled.line(0)?.text).toBe("400 g flour");
    expect(scaled.line(1)).toBeUndefined();
    expect(
      scaled
        .step(0)
        .map((piece) => piece.text)
        .join(""),
    ).toBe("Add 200 g flour.");
    expect(scaled.warnings()[0]).toContain("2");
  });

  it("keeps a method unscaled when it is too long for the server, too", () => {
    const long = "Add 100 g flour. ".repeat(4000);
    const scaled = getCachedOrNewScaledPage(createScalingInput(recipeWith(long)), 8);
    expect(scaled.line(0)?.text).toBe("400 g flour");
    expect(scaled.step(0)).toEqual([{ text: long }]);
  });

  it("computes a part once, and again for other servings", () => {
    const recipe = createScalingInput(recipeWith("Add 100 g flour."));
    const page = getCachedOrNewScaledPage(recipe, 8);
    expect(getCachedOrNewScaledPage(recipe, 8).line(0)).toBe(page.line(0));
    expect(getCachedOrNewScaledPage(recipe, 12).line(0)?.text).toBe("600 g flour");
  });

  it("knows amounts that differ from the recipe's own", () => {
    const plain = recipeWith("Stir.");
    const salt = { amount: { kind: "none" }, unit: null, size: null, name: "salt", notes: null };
    const recipe = createScalingInput({
      ...plain,
      ingredients: [...plain.ingredients, { ...salt, originalText: "salt" }],
    } as unknown as Recipe);
    expect([0, 1].map(getCachedOrNewScaledPage(recipe, 8).isChanged)).toEqual([true, false]);
    expect([0, 1].map(getCachedOrNewScaledPage(recipe, 4).isChanged)).toEqual([false, false]);
  });

  it("agrees with an equal server answer only", () => {
    const recipe = createScalingInput(recipeWith("Add 100 g flour."));
    const answer = (line: string, step: string, originalServings = 4) =>
      ({
        originalServings,
        scaledIngredients: [{ text: line }],
        scaledInstructions: [step],
      }) as unknown as ScaleAnswer;
    const agrees = (answer: ScaleAnswer) =>
      isScaledPageEqualToAnswer(getCachedOrNewScaledPage(recipe, 8), recipe, answer);
    expect(agrees(answer("400 g flour", "Add 200 g flour."))).toBe(true);
    expect(agrees(answer("400 g spelt", "Add 200 g flour."))).toBe(false);
    expect(agrees(answer("400 g flour", "Add 200 g spelt."))).toBe(false);
    expect(agrees(answer("400 g flour", "Add 200 g flour.", 6))).toBe(false);
    expect(agrees({ ...answer("400 g flour", "Add 200 g flour."), scaledIngredients: [] })).toBe(false);
  });

  it("is parsed once", () => {
    const recipe = recipeWith("Stir.");
    expect(createScalingInput(recipe)).toBe(createScalingInput(recipe));
  });
});

describe("the neighbouring servings", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /**
   * Returns the first line if it is cached. The recipe's lines are removed first, so that nothing new can be
   * computed.
   */
  const computedBefore = (recipe: ReturnType<typeof createScalingInput>, servings: number) => {
    Object.assign(recipe, { lines: [] });
    return getCachedOrNewScaledPage(recipe, servings).line(0)?.text;
  };

  it("are computed in idle time", () => {
    const recipe = createScalingInput(recipeWith("Add 100 g flour."));
    precomputeNeighborServings(recipe, 8);
    vi.runAllTimers();
    expect(computedBefore(recipe, 9)).toBe("450 g flour");
    expect(computedBefore(recipe, 7)).toBe("350 g flour");
    expect(computedBefore(recipe, 10)).toBeUndefined();
  });

  it("are dropped when the page is left", () => {
    const recipe = createScalingInput(recipeWith("Add 100 g flour."));
    const stop = precomputeNeighborServings(recipe, 8);
    vi.advanceTimersToNextTimer();
    stop();
    vi.runAllTimers();
    expect(computedBefore(recipe, 9)).toBe("450 g flour");
    expect(computedBefore(recipe, 7)).toBeUndefined();
  });

  it("stop at one serving", () => {
    const recipe = createScalingInput(recipeWith("Stir."));
    // Scaling to 0 servings would throw.
    precomputeNeighborServings(recipe, 1);
    vi.runAllTimers();
    expect(computedBefore(recipe, 2)).toBe("100 g flour");
  });
});
