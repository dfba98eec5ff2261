import { describe, expect, it } from "vitest";
import type { Amount, SecondMeasure } from "#server/engines/amounts/amounts.ts";
import { createOnDemandScaler, type ScalableRecipe, scaleIngredientLine, scaleRecipe } from "./scaling.ts";
import { createTestLine, readTestLine, scaleTestLine, words } from "./test-lines.ts";

describe("scaleRecipe", () => {
  it.each([
    ["¼ tsp yeast", 4, 1, "a pinch (1/16 tsp) yeast"],
    ["1525 g flour", 4, 4, "1525 g flour"],
    ["1250 g flour", 4, 5, "1.563 kg flour"],
    ["350 g sugar", 6, 7, "408 g sugar"],
    ["3 eggs", 4, 3, "2 eggs"],
    ["2-3 cloves", 4, 8, "4–6 cloves"],
    ["2-3 cloves garlic", 4, 8, "4–6 cloves garlic"],
    ["1,5 kg Mehl", 4, 8, "3 kg Mehl"],
    ["½ cup milk", 4, 8, "1 cup milk"],
    ["1 cup plus 2 tbsp flour", 4, 8, "2¼ cups flour"],
    ["1 cup flour", 16, 1, "1 tbsp flour"],
    ["2 (400 g) tins tomatoes", 4, 6, "3 (400 g) tins tomatoes"],
    ["⅔ cup rice", 4, 6, "1 cup rice"],
    ["1 tbsp oil", 6, 2, "1 tsp oil"],
    ["0.5 l milk", 4, 6, "0.75 l milk"],
    ["750 g beef", 4, 8, "1.5 kg beef"],
    ["1 (14 oz) can beans", 4, 2, "½ can (7 oz) beans"],
    ["a pinch of salt", 4, 8, "2 pinches of salt"],
    ["salt to taste", 4, 8, "salt to taste"],
    ["3 eggs", 40, 1, "less than ¼ egg"],
    ["1 Chili", 3, 1, "⅓ Chili"],
    ["1 tsp. - 1 Tbsp. oil", 2, 4, "2 tsp. - 2 Tbsp. oil"],
    ["2 cups minus 2 tbsp flour", 2, 4, "4 cups minus ¼ cup flour"],
    ["about 20 cherry tomatoes", 3, 1, "about 7 cherry tomatoes"],
    ["1 two-inch knob of galangal", 2, 4, "2 two-inch knobs of galangal"],
  ])("shows %s from %i to %i servings: %s", (line, from, to, text) => {
    expect(scaleTestLine(from, to, line).text).toBe(text);
  });

  it.each([
    ["¼ tsp", 4, 1, "a pinch (1/16 tsp)"],
    ["1525 g", 4, 4, "1525 g"],
    ["1250 g", 4, 5, "1.563 kg"],
    ["350 g", 6, 7, "408 g"],
    ["1,5 kg", 4, 8, "3 kg"],
    ["½ cup", 4, 8, "1 cup"],
    ["1 cup", 16, 1, "1 tbsp"],
    ["2 (400 g) tins", 4, 6, "3 (400 g) tins"],
    ["⅔ cup", 4, 6, "1 cup"],
    ["1 tbsp", 6, 2, "1 tsp"],
    ["0.5 l", 4, 6, "0.75 l"],
    ["750 g", 4, 8, "1.5 kg"],
    ["1 (14 oz) can", 4, 2, "½ can (7 oz)"],
  ])("shows a line with only %s from %i to %i servings: %s", (line, from, to, text) => {
    expect(scaleTestLine(from, to, line)).toMatchObject({ text, amountText: text });
  });

  it("detects the unit of a line without a name", () => {
    expect(scaleTestLine(4, 8, "750 g").text).toBe("1.5 kg");
    expect(scaleTestLine(4, 6, "1 (14 oz) can").precisionNotes).toBe("½ of a (14 oz) can is 7 oz.");
  });

  it.each([
    ["0.33 cup butter", 1, 2, "⅔ cup butter"],
    ["0.33 cups butter", 1, 3, "1 cup butter"],
    ["0.66 cup butter", 1, 2, "1⅓ cups butter"],
    ["0.67 cup butter", 2, 1, "⅓ cup butter"],
    ["1.33 cups milk", 1, 3, "4 cups milk"],
    ["0.17 tsp salt", 1, 3, "0.5 tsp salt"],
    ["0.12 tsp salt", 1, 2, "0.25 tsp salt"],
    ["0.13 tsp salt", 1, 2, "0.25 tsp salt"],
    ["0.06 cup oil", 1, 4, "0.25 cup oil"],
    ["0,33 Tasse Milch", 1, 3, "1 Tasse Milch"],
    ["0.33-0.67 cup sugar", 1, 2, "⅔–1⅓ cups sugar"],
    ["0.33 onion", 1, 2, "⅔ onion"],
    ["0.33 l milk", 1, 2, "0.66 l milk"],
    ["0.7 cup sugar", 1, 2, "1⅓ cups plus 1 tbsp sugar"],
  ])(
    "reads two decimals as the nearest fraction when they round it: %s from %i to %i is %s",
    (line, from, to, text) => {
      expect(scaleTestLine(from, to, line).text).toBe(text);
    },
  );

  it.each([
    ["1 tin (400 g) tomatoes", 6, 1, "1/6 tin (67 g) tomatoes"],
    ["1 (400 g) tin tomatoes", 6, 1, "1/6 tin (67 g) tomatoes"],
    ["2 x 400 g tins tomatoes", 10, 1, "1/5 tin (80 g) tomatoes"],
    ["1 large (400 g) jar olives", 4, 3, "¾ large jar (300 g) olives"],
    ["1-2 (400 g) tins beans", 4, 1, "¼–½ tin (100–200 g) beans"],
    ["1 (400 g/14 oz) tin beans", 4, 1, "¼ tin (100 g/3½ oz) beans"],
    ["1 (10-12 oz) bag spinach", 4, 1, "¼ bag (2½–3 oz) spinach"],
    ["1 (400 g) tin beans", 97, 1, "1/97 tin (about 4 g) beans"],
    ["1 Dose (400 g) Tomaten", 3, 1, "⅓ Dose (133 g) Tomaten"],
    ["1 tin tomatoes", 6, 1, "1/6 tin tomatoes"],
    ["2 (14.5 oz) cans tomatoes", 4, 1, "½ can (7.25 oz) tomatoes"],
    ["1 tin tomatoes (400 g)", 6, 1, "1/6 tin tomatoes (67 g)"],
    ["1 lata de atún (120 g)", 4, 1, "¼ lata de atún (30 g)"],
    ["1 tin tomatoes (400 g)", 2, 4, "2 tins tomatoes (400 g)"],
    ["2 (400 g) tins tomatoes", 4, 3, "1½ (400 g) tins tomatoes"],
    ["2 (400 g) tins tomatoes", 4, 7, "about 4 (400 g) tins tomatoes"],
  ])("shows a part of one pack with its content: %s from %i to %i is %s", (line, from, to, text) => {
    expect(scaleTestLine(from, to, line).text).toBe(text);
  });

  it.each([
    ["3 eggs", 4, 3, "Exactly 2¼: beat one egg, use about 1 tbsp of it for ¼."],
    ["¼ tsp yeast", 4, 1, "Exactly 0.0625 tsp."],
    ["1 (14 oz) can beans", 4, 6, "½ of a (14 oz) can is 7 oz."],
    ["2 (400 g) tins tomatoes", 4, 7, "Exactly 3½ tins. ½ of a (400 g) tin is 200 g."],
    ["3 egg yolks", 2, 3, "Exactly 4½: beat one yolk, use about 1½ tsp of it for ½."],
    ["3 onions", 7, 2, "Exactly 6/7 (0.8571)."],
    ["5 bay leaves", 2, 3, "Exactly 7½."],
    ["1 tin (400 g) tomatoes", 3, 4, "⅓ of a (400 g) tin is 133 g."],
  ])("notes for %s from %i to %i servings: %s", (line, from, to, note) => {
    expect(scaleTestLine(from, to, line).precisionNotes).toBe(note);
  });

  it("has no note within 1 %", () => {
    expect(scaleTestLine(6, 7, "350 g sugar").precisionNotes).toBeNull();
    expect(scaleTestLine(4, 8, "½ cup milk").precisionNotes).toBeNull();
  });

  it("returns the exact value with the shown one", () => {
    expect(scaleTestLine(4, 8, "0.33 cup milk").scaled).toEqual({ n: 2, d: 3 });
    expect(scaleTestLine(4, 5, "1250 g flour")).toMatchObject({
      scaled: { n: 3125, d: 2 },
      scaledQuantity: 1562.5,
    });
    expect(scaleTestLine(4, 8, "2-3 cloves garlic")).toMatchObject({
      scaledQuantity: 4,
      scaledQuantityMax: 6,
    });
    expect(scaleTestLine(4, 8, "1 cup plus 2 tbsp flour").scaled).toEqual({ n: 9, d: 4 });
    expect(scaleTestLine(4, 8, "1 cup plus 20 g flour").scaled).toBeNull();
    expect(scaleTestLine(4, 6, "2 (400 g) tins tomatoes").scaledQuantity).toBe(3);
    expect(scaleTestLine(4, 8, "salt to taste").scaledQuantity).toBeNull();
  });

  it.each([
    "1 cup plus 2 tbsp flour, sifted",
    "a pinch of salt",
    "  Mehl: 200 g",
    "1.50 kg potatoes",
    "1/2 tsp. salt",
  ])("shows %s verbatim at factor 1", (line) => {
    const lines = [{ ...readTestLine(line), original: line }];
    const [first] = scaleRecipe({ servings: 4, lines, steps: ["Add 2 eggs."] }, 4, words).lines;
    expect(first).toMatchObject({ text: line, changed: false, precisionNotes: null });
  });

  it("shows the fields of a line without original text at factor 1", () => {
    const row = createTestLine({ kind: "one", value: { n: 3, d: 2 }, as: "fraction" }, "cups", "rice");
    expect(scaleTestLine(2, 2, row).text).toBe("1 ½ cups rice");
    expect(scaleTestLine(2, 4, row).text).toBe("3 cups rice");
  });

  it("keeps a second measure that is not next to the amount", () => {
    const also: SecondMeasure[] = [
      {
        kind: "sum",
        parts: [
          { kind: "one", value: { n: 5, d: 1 }, as: "whole", unit: "lb" },
          { kind: "one", value: { n: 17, d: 1 }, as: "whole", unit: "oz" },
        ],
        as: "whole",
      },
    ];
    const amount: Amount = { kind: "one", value: { n: 20, d: 1 }, as: "whole", also };
    const line = {
      ...createTestLine(amount, "etto", "flour"),
      original: "20 etto/5 1/16 lb plus 17 oz flour",
    };
    expect(scaleTestLine(4, 8, line).text).toBe("40 etti/12 lb plus 2 oz flour");
  });

  it("does not change the recipe", () => {
    const recipe = {
      servings: 4,
      lines: [readTestLine("3 eggs")],
      steps: ["Beat 3 eggs."],
      texts: ["20 cm tin"],
    };
    const before = structuredClone(recipe);
    scaleRecipe(recipe, 9, words);
    expect(recipe).toEqual(before);
  });

  it("rejects servings that are no positive integer", () => {
    for (const [servings, to] of [
      [0, 1],
      [4, 0],
      [4, 1.5],
      [Number.NaN, 2],
      [4, -2],
    ] as const) {
      expect(() => scaleRecipe({ servings, lines: [], steps: [] }, to, words)).toThrow(RangeError);
    }
  });
});

describe("scaleLine", () => {
  it("uses the other lines for decimals", () => {
    const line = createTestLine({ kind: "one", value: { n: 1, d: 1 }, as: "whole" }, "cup", "milk");
    const decimal = createTestLine({ kind: "one", value: { n: 5, d: 2 }, as: "decimal" }, "cups", "flour");
    expect(scaleIngredientLine(line, { n: 1, d: 2 }, [], words).text).toBe("½ cup milk");
    expect(scaleIngredientLine(line, { n: 1, d: 2 }, [decimal], words).text).toBe("0.5 cup milk");
  });
});

describe("the text of a line", () => {
  it.each([
    ["1 egg, beaten", 4, 8, "2 eggs, beaten"],
    ["1 large onion, chopped", 4, 6, "1½ large onions, chopped"],
    ["juice of 1 lemon", 4, 8, "juice of 2 lemons"],
    ["3 tomatoes", 4, 1, "¾ tomato"],
    ["Flour 200 g", 4, 6, "Flour 300 g"],
    ["2 heaped tbsp sugar", 4, 8, "4 heaped tbsp sugar"],
    ["about 2 cups rice", 4, 6, "about 3 cups rice"],
    ["half a lemon", 4, 8, "1 lemon"],
    ["½ a lemon", 4, 6, "¾ lemon"],
    ["5 garlic cloves", 2, 3, "8 garlic cloves"],
    ["2 garlic cloves, crushed", 4, 2, "1 garlic clove, crushed"],
    ["400 g chopped tomatoes (1 tin)", 4, 8, "800 g chopped tomatoes (2 tins)"],
    ["2 x 400 g tins chopped tomatoes", 4, 6, "3 x 400 g tins chopped tomatoes"],
    ["2 × 400 g tins chopped tomatoes", 4, 6, "3 × 400 g tins chopped tomatoes"],
    ["400g tin tomatoes", 4, 8, "2 (400 g) tins tomatoes"],
    ["1 c. à s. de sucre", 4, 8, "2 c. à s. de sucre"],
    ["2 cuillères à soupe de sucre", 4, 2, "1 cuillère à soupe de sucre"],
    ["4 EL Zucker", 4, 2, "2 EL Zucker"],
    ["1 Dose Tomaten", 4, 8, "2 Dosen Tomaten"],
    ["2,5 dl Milch", 4, 6, "3,75 dl Milch"],
    ["1 Zwiebel", 4, 8, "2 Zwiebel"],
    ["1 garlic", 4, 8, "2 garlic"],
    ["1 cup flour (120 g)", 4, 8, "2 cups flour (240 g)"],
    ["400 g/14 oz cheese", 4, 6, "600 g/21 oz cheese"],
    ["1 cup (240 ml) milk", 4, 2, "½ cup (120 ml) milk"],
    ["1 tbsp fresh thyme or 1 tsp dried", 4, 8, "2 tbsp fresh thyme or 2 tsp dried"],
    ["1 egg or 2 egg whites", 2, 4, "2 eggs or 4 egg whites"],
    ["2 chicken breasts (about 300 g)", 4, 8, "4 chicken breasts (about 300 g)"],
    ["2 salmon fillets, 150 g each", 2, 4, "4 salmon fillets, 150 g each"],
    ["1 onion, cut into 2 cm dice", 4, 8, "2 onions, cut into 2 cm dice"],
    ["0-1 tsp salt", 4, 8, "0–2 tsp salt"],
    ["1 cup and 2 tablespoons flour", 4, 8, "2¼ cups flour"],
    ["1 cup plus 2 tablespoons/148 grams flour", 4, 8, "2¼ cups/296 grams flour"],
    ["2 tbsp butter and 1 tbsp oil", 4, 8, "¼ cup butter and 2 tbsp oil"],
    ["2 EL Öl und 1 TL Salz", 4, 8, "4 EL Öl und 2 TL Salz"],
    ["2 cups chopped onion (about 2 medium)", 4, 8, "4 cups chopped onion (about 4 medium)"],
    [
      "3 cups diced potatoes (about 3 large potatoes)",
      4,
      8,
      "6 cups diced potatoes (about 6 large potatoes)",
    ],
    ["1 large or 2 small onions", 4, 8, "2 large or 4 small onions"],
    ["1 cup warm water (105-110°F)", 4, 8, "2 cups warm water (105-110°F)"],
    ["1 sheet puff pastry (from a 17-oz package)", 4, 8, "2 sheets puff pastry (from a 17-oz package)"],
    ["450 g/1 lb plus 2 oz flour", 4, 6, "675 g/1 lb plus 11 oz flour"],
    ["a 14-oz can of beans", 4, 12, "3 (14 oz) cans of beans"],
    ["2 packs of 250 g mascarpone", 4, 6, "3 packs of 250 g mascarpone"],
  ])("of %s for %i servings is for %i %s", (line, from, to, text) => {
    expect(scaleTestLine(from, to, line).text).toBe(text);
  });
});

const recipe = (lines: string[], steps: string[] = []): ScalableRecipe => ({
  servings: 4,
  lines: lines.map((line) => ({ ...readTestLine(line), original: line })),
  steps,
});

it("parts equal the complete result in any order", () => {
  const lines = ["200 g flour", "3 eggs", "2 (400 g) tins tomatoes", "salt to taste"];
  const steps = ["Add 100 g of the flour.", "Fold in 2 eggs.", "Bake at 180 °C for 20 minutes."];
  const single = recipe(lines, steps);
  for (const servings of [7, 3, 4, 7]) {
    const parts = createOnDemandScaler(single, servings, words);
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
