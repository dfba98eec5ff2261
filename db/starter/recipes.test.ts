import { describe, expect, test } from "vitest";
import { readStarterRecipes } from "./recipes.ts";

const starterRecipes = readStarterRecipes();

/** Words for amounts, sizes and preparations, which name no ingredient. */
const NON_INGREDIENT_WORDS = new Set(
  `tbsp tsp cup cups litre litres sachet tin tins clove cloves large small medium thumb stick sprigs bunch handful
  pinch piece pieces slices each thick thin wide ripe fresh dried ground raw cold warm soft cooked plus more about
  plain strong fine finely light dark double whole unsalted boneless chopped fast action short very mild such some
  from that into with and the for not too one two half`.split(/\s+/),
);

/**
 * The words that name the ingredient of a line: those before the first comma, without amounts, brackets and
 * plural endings.
 */
function namesOf(line: string): string[] {
  const name = line.replace(/\([^)]*\)/g, "").split(",")[0] ?? "";
  return (name.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !NON_INGREDIENT_WORDS.has(word))
    .map(stem);
}

const stem = (word: string) => word.replace(/(?:oes|ies|es|s)$/, "");

describe("the starter cookbook", () => {
  test("has three recipes of each of the ten cuisines", () => {
    const counts = new Map<string, number>();
    for (const { cuisine } of starterRecipes) counts.set(cuisine, (counts.get(cuisine) ?? 0) + 1);
    expect(counts.size).toBe(10);
    expect([...counts.values()].every((count) => count === 3)).toBe(true);
  });

  test("has unique titles", () => {
    expect(new Set(starterRecipes.map(({ title }) => title.toLowerCase())).size).toBe(30);
  });

  test("covers every difficulty, sections, ranges, packs, yields and times from 10 minutes to 4 hours", () => {
    const lines = starterRecipes.flatMap(({ ingredients }) => ingredients.map(({ line }) => line));
    const times = starterRecipes.map(({ prepTime, cookingTime }) => prepTime + cookingTime);
    expect(new Set(starterRecipes.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(
      starterRecipes.filter(({ ingredients }) => ingredients.some(({ section }) => section)).length,
    ).toBeGreaterThan(8);
    expect(lines.filter((line) => /^\d+-\d+ /.test(line)).length).toBeGreaterThan(8);
    expect(lines.filter((line) => /^\d+ \(\d+ (g|ml)\)/.test(line)).length).toBeGreaterThan(5);
    expect(lines.filter((line) => /[½¼¾⅛]/.test(line)).length).toBeGreaterThan(15);
    expect(lines.filter((line) => line.includes("to taste")).length).toBeGreaterThan(5);
    expect(starterRecipes.filter(({ yieldText }) => yieldText).length).toBeGreaterThan(7);
    expect(Math.min(...times)).toBe(10);
    expect(Math.max(...times)).toBe(240);
  });

  describe.each(starterRecipes.map((recipe) => [recipe.title, recipe] as const))("%s", (_, recipe) => {
    const steps = recipe.instructions.map(({ text }) => text).join(" ");

    test("stays within the limits of a recipe", () => {
      expect(recipe.title.length).toBeLessThanOrEqual(200);
      expect(recipe.description.length).toBeGreaterThan(40);
      expect(recipe.servings).toBeGreaterThanOrEqual(1);
      expect(recipe.ingredients.length).toBeGreaterThanOrEqual(8);
      expect(recipe.ingredients.length).toBeLessThanOrEqual(16);
      expect(recipe.instructions.length).toBeGreaterThanOrEqual(4);
      expect(recipe.instructions.length).toBeLessThanOrEqual(9);
      expect(recipe.tags.length).toBeLessThanOrEqual(10);
      expect(recipe.tags.every((tag) => tag.length >= 1 && tag.length <= 30)).toBe(true);
      expect(new Set(recipe.tags).size).toBe(recipe.tags.length);
      if (recipe.totalTime !== undefined)
        expect(recipe.totalTime).toBeGreaterThan(recipe.prepTime + recipe.cookingTime);
    });

    test("uses every ingredient in its steps", () => {
      const text = steps.toLowerCase();
      const unused = recipe.ingredients
        .map(({ line }) => line)
        .filter((line) => !namesOf(line).some((name) => text.includes(name)));
      expect(unused).toEqual([]);
    });

    test("gives oven temperatures in both scales and a time in its steps", () => {
      for (const { text } of recipe.instructions) {
        if (/\d°C/.test(text)) expect(text).toMatch(/\d°F/);
        if (/heat the oven/i.test(text)) expect(text).toMatch(/\d°C/);
      }
      expect(steps).toMatch(/\d (minute|hour|second)s?/);
    });
  });
});
