import { describe, expect, it } from "vitest";
import { readScanFields } from "./fields.ts";
import { createTestBlock, createTestLine } from "./test-print.ts";

const METHOD = [
  "Method",
  "1. Whisk the eggs with the milk.",
  "2. Stir in the flour and bake for 20 minutes.",
];
const STEPS = METHOD.slice(1).map((step) => step.slice(3));

const ingredientsOf = (...args: Parameters<typeof readScanFields>): string[] =>
  readScanFields(...args).ingredients.map(({ original }) => original);
const stepsOf = (...args: Parameters<typeof readScanFields>): string[] =>
  readScanFields(...args).instructions.map(({ text }) => text);

describe("print layouts", () => {
  it("reads amounts at the right edge of the column", () => {
    const names = ["plain flour", "eggs, beaten", "whole milk", "fine sea salt"];
    const amounts = ["250 g", "I", "400 ml", "1 pinch"];
    const fields = readScanFields([
      ...createTestBlock(["# Pancakes", "Ingredients"]),
      ...names.flatMap((name, index) => [
        createTestLine(name, { y: 150 + index * 30 }),
        createTestLine(amounts[index] ?? "", {
          y: 150 + index * 30,
          x: 700 - (amounts[index]?.length ?? 0) * 11,
        }),
      ]),
      ...createTestBlock(METHOD, { y: 320 }),
    ]);
    expect(fields.ingredients.map(({ original }) => original)).toEqual([
      "250 g plain flour",
      "1 eggs, beaten",
      "400 ml whole milk",
      "1 pinch fine sea salt",
    ]);
  });

  it("reads dot leaders between a name and its amount", () => {
    const lines = createTestBlock([
      "# Pancakes",
      "Ingredients",
      "Flour . . . . . . . . 250 g",
      "Milk . . . . . . . . 400 ml",
      "",
      ...METHOD,
    ]);
    expect(readScanFields(lines).ingredients.map(({ name, unit }) => [name, unit])).toEqual([
      ["Flour", "g"],
      ["Milk", "ml"],
    ]);
  });

  it("reads a title of two lines below a chapter name", () => {
    const lines = createTestBlock([
      "BREAKFAST",
      "# Fluffy Pancakes with",
      "# Maple Butter",
      "Serves 4",
      "",
      "Ingredients",
      "250 g flour",
      "3 eggs",
      "",
      ...METHOD,
    ]);
    expect(readScanFields(lines).title).toBe("Fluffy Pancakes with Maple Butter");
  });

  it("ignores large specks when it looks for the title", () => {
    const lines = createTestBlock(["# Pancakes", "Ingredients", "250 g flour", "3 eggs", "", ...METHOD]);
    const specks = createTestLine("eeSEs SRsre", { y: 5, size: 30, confidence: 0.2 });
    expect(readScanFields([specks, ...lines]).title).toBe("Pancakes");
  });

  it("leaves remarks around numbered steps out", () => {
    const lines = createTestBlock([
      "# Pancakes",
      "Serve them warm, with plenty of butter and syrup.",
      "",
      "Ingredients",
      "250 g flour",
      "3 eggs",
      "",
      ...METHOD,
      "",
      "Freeze what is left for up to three months and toast it.",
    ]);
    expect(stepsOf(lines)).toEqual(STEPS);
  });

  it("reads a step with a misread number, and a first one without a number", () => {
    const start = ["# Pancakes", "Ingredients", "250 g flour", "3 eggs", "", "Method"];
    const misread = createTestBlock([
      ...start,
      "D Whisk the eggs.",
      "2) Stir in the flour.",
      "3) Rest the batter.",
      "4) Fry the pancakes.",
    ]);
    expect(stepsOf(misread)).toEqual([
      "Whisk the eggs.",
      "Stir in the flour.",
      "Rest the batter.",
      "Fry the pancakes.",
    ]);
    const unread = [
      ...createTestBlock(start),
      ...createTestBlock(["Whisk the eggs.", "2) Stir in the flour.", "3) Fry the pancakes."], {
        block: 1,
        y: 300,
      }),
    ];
    expect(stepsOf(unread)).toEqual(["Whisk the eggs.", "Stir in the flour.", "Fry the pancakes."]);
  });

  it("continues an entry of a bulleted list when a row has no bullet", () => {
    const lines = createTestBlock([
      "# Salad",
      "Ingredients",
      "• 1 tablespoon flat-leaf",
      "parsley",
      "• 2 tomatoes, diced very",
      "finely",
      "• 1 cucumber",
      "• 3 olives",
      "",
      ...METHOD,
    ]);
    expect(ingredientsOf(lines)).toEqual([
      "1 tablespoon flat-leaf parsley",
      "2 tomatoes, diced very finely",
      "1 cucumber",
      "3 olives",
    ]);
  });

  it("begins a line at an amount, whatever precedes it", () => {
    const lines = createTestBlock([
      "# Salad",
      "Ingredients",
      "2 tomatoes, diced,",
      "1 cucumber",
      "3 tbsp oil,",
      "1 tsp salt",
      "",
      ...METHOD,
    ]);
    expect(ingredientsOf(lines)).toEqual(["2 tomatoes, diced", "1 cucumber", "3 tbsp oil", "1 tsp salt"]);
  });

  it("leaves credits, page numbers and specks out of the ingredients", () => {
    const lines = createTestBlock([
      "# Omelet",
      "3 eggs",
      "1 cup milk",
      "Mrs. E. A. Brown.",
      "2 tablespoons butter",
      "i a",
      "",
      ...METHOD,
      "",
      "Good Cooking 112",
    ]);
    expect(ingredientsOf(lines)).toEqual(["3 eggs", "1 cup milk", "2 tablespoons butter"]);
  });
});
