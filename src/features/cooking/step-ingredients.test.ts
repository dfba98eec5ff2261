import { describe, expect, it } from "vitest";
import { readIngredientLine } from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { createOnDemandScaler } from "#server/engines/scaling/scaling.ts";
import type { Ingredient, Instruction } from "#server/features/recipes/schema/recipe.ts";
import { scaling } from "#server/texts/en/scaling.ts";
import { createStepIngredientFinder } from "./step-ingredients.ts";

/**
 * The ingredients of each step of a recipe scaled from 4 to 8 servings. "of" means that the step uses a part
 * of the line, and "+" that other steps use it too.
 */
function shown(list: string, ...steps: string[]): string[][] {
  const ingredients = list.split("; ").map((line, orderIndex) => {
    const { amount, unit, size, name, notes, original } = readIngredientLine(line);
    return {
      amount,
      unit,
      size,
      name,
      notes,
      originalText: original,
      section: null,
      orderIndex,
    } as Ingredient;
  });
  const instructions = steps.map(
    (instruction, index) => ({ instruction, section: null, stepNumber: index + 1 }) as Instruction,
  );
  const lines = ingredients.map((line) => ({ ...line, original: line.originalText }));
  const scaled = createOnDemandScaler({ servings: 4, lines, steps }, 8, scaling);
  const ingredientsOf = createStepIngredientFinder({ ingredients, instructions });
  return steps.map((_, step) =>
    ingredientsOf(step, scaled.namedAmounts(step)).map(({ index, amounts, isPart, isInSeveralSteps }) => {
      const amount = amounts.length > 0 ? amounts.join(" + ") : isPart ? "of" : "all";
      return `${amount} ${lines[index]?.original}${isPart && isInSeveralSteps ? " +" : ""}`;
    }),
  );
}

describe("the ingredients of a step", () => {
  it("have the amounts that the step names", () => {
    expect(
      shown(
        "500 g flour; 3 eggs; 1 onion",
        "Mix 200 g flour and two eggs.",
        "Add 100 g of the flour, then flour (50 g) and an egg.",
        "Slice the onion.",
      ),
    ).toEqual([
      ["400 g 500 g flour", "4 3 eggs"],
      ["200 g + 100 g 500 g flour", "2 3 eggs"],
      ["all 1 onion"],
    ]);
  });

  it("are a part of the line when several steps use it", () => {
    expect(shown("500 g flour; salt", "Add half the flour and salt.", "Add the remaining flour.")).toEqual([
      ["of 500 g flour +", "all salt"],
      ["of 500 g flour +"],
    ]);
  });

  it("are a part of the line when the step names a share", () => {
    expect(shown("500 g Mehl; 200 ml Milch", "Die Hälfte vom Mehl mit der Milch verrühren.")).toEqual([
      ["of 500 g Mehl", "all 200 ml Milch"],
    ]);
  });

  it("are the line with the named amount when several lines have the name", () => {
    expect(shown("50 g sugar; 100 g sugar; 2 tbsp sugar", "Add 100 g sugar.", "Add 10 g sugar.")).toEqual([
      ["200 g 100 g sugar"],
      ["20 g 50 g sugar"],
    ]);
  });

  it("have the part and not its total", () => {
    expect(shown("6 tbsp sugar", "Add 3 of the 6 tbsp sugar.")).toEqual([["6 tbsp 6 tbsp sugar"]]);
  });
});
