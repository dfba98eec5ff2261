import { expect, it } from "vitest";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { scaling as words } from "#server/texts/en/scaling.ts";
import { type ScalableRecipe, scaleInParts, scaleRecipe } from "./scaling.ts";

const recipe = (lines: string[], steps: string[] = []): ScalableRecipe => ({
  servings: 4,
  lines: lines.map((line) => ({ ...readIngredientLine(line), original: line })),
  steps,
});

it("parts equal the complete result in any order", () => {
  const lines = ["200 g flour", "3 eggs", "2 (400 g) tins tomatoes", "salt to taste"];
  const steps = ["Add 100 g of the flour.", "Fold in 2 eggs.", "Bake at 180 °C for 20 minutes."];
  const single = recipe(lines, steps);
  for (const servings of [7, 3, 4, 7]) {
    const parts = scaleInParts(single, servings, words);
    const backwards = [2, 1, 0].map(parts.step).reverse();
    const complete = scaleRecipe(recipe(lines, steps), servings, words);
    expect(single.lines.map((line) => parts.line(line))).toEqual(complete.lines);
    expect(backwards).toEqual(complete.steps);
    expect(parts.warnings()).toEqual(complete.warnings);
  }
});

it.each([
  ["1/2 cup oil", "1/2 cup"],
  ["a pinch of salt", "a pinch"],
  ["1,5 dl Sahne", "1,5 dl"],
  ["2 (400 g) tins of beans, drained", "2 (400 g) tins"],
  ["salt to taste", ""],
])("the amount of %j at the recipe's own servings is its own text: %j", (line, amountText) => {
  expect(scaleRecipe(recipe([line]), 4, words).lines[0]).toMatchObject({
    text: line,
    amountText,
    changed: false,
  });
});
