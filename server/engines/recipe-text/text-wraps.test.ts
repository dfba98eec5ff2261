import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRecipeTextOrNull } from "./recipe-text.ts";
import { createSampleRecipeTextWithStep, createTextWithIngredients, testTextCases } from "./test-texts.ts";

describe("the reader of pasted text", () => {
  testTextCases([
    // Cases with single words that a line break separates from their sentence.
    [
      "the last word of a step on its own line",
      createSampleRecipeTextWithStep("1. Boil the barley for 30 minutes until tender. Drain\nwell."),
      { instructions: ["Boil the barley for 30 minutes until tender. Drain well.", "Stir in the lemon."] },
    ],
    [
      "two words of a step on their own line",
      createSampleRecipeTextWithStep("1. Boil the barley for 30 minutes and then drain it\nvery well."),
      { instructions: ["Boil the barley for 30 minutes and then drain it very well.", "Stir in the lemon."] },
    ],
    [
      "the last word of a German step",
      "Suppe\n\nZutaten\n1 Zwiebel\n1 l Brühe\n\nZubereitung\n1. Die Zwiebel in Würfel schneiden. Gut\nanbraten.\n2. Mit Brühe ablöschen.\n",
      { instructions: ["Die Zwiebel in Würfel schneiden. Gut anbraten.", "Mit Brühe ablöschen."] },
    ],
    [
      "the last word of a French step",
      "Soupe\n\nIngrédients\n1 oignon\n1 l de bouillon\n\nPréparation\n1. Émincer l'oignon et le faire revenir dans le beurre\nfondu.\n2. Verser le bouillon.\n",
      { instructions: ["Émincer l'oignon et le faire revenir dans le beurre fondu.", "Verser le bouillon."] },
    ],
    [
      "hyphens at the ends of short and full lines",
      "Barley Bowl\nIngredients\n200 g barley\n1 free-\nrange egg\n2 tbsp extra-virgin\nolive oil\nMethod\nBoil the barley. Pre-\nheat the oven.\n",
      {
        ingredients: ["200 g barley", "1 free-range egg", "2 tbsp extra-virgin olive oil"],
        instructions: ["Boil the barley.", "Preheat the oven."],
      },
    ],
    // Cases with ingredients that a narrow column broke into two lines.
    [
      "rows broken before a name",
      createTextWithIngredients(
        "1 (14-ounce) can diced",
        "tomatoes",
        "4 cups low-sodium chicken",
        "stock",
        "Salt and freshly ground",
        "black pepper",
        "1 large onion, finely",
        "chopped",
      ),
      {
        ingredients: [
          "1 (14-ounce) can diced tomatoes",
          "4 cups low-sodium chicken stock",
          "Salt and freshly ground black pepper",
          "1 large onion, finely chopped",
        ],
      },
    ],
    [
      "rows with amounts behind names broken within the name",
      createTextWithIngredients(
        "Red onion, thinly",
        "sliced 1",
        "Green beans 200 g",
        "Tinned tuna in olive",
        "oil 2 tins",
        "Eggs 4",
      ),
      {
        ingredients: [
          "Red onion, thinly sliced 1",
          "Green beans 200 g",
          "Tinned tuna in olive oil 2 tins",
          "Eggs 4",
        ],
      },
    ],
    [
      "rows with amounts behind names broken before the amount",
      createTextWithIngredients(
        "Butter 50 g",
        "Green beans, trimmed",
        "200 g",
        "Ripe vine tomatoes",
        "400 g",
        "Eggs 4",
      ),
      { ingredients: ["Butter 50 g", "Green beans, trimmed 200 g", "Ripe vine tomatoes 400 g", "Eggs 4"] },
    ],
    [
      "rows broken after a German adjective",
      "Schmorbraten\nZutaten\n1 kg Rinderbraten aus der\nSchulter\n150 g gekochter\nLangkornreis\n1 kleine Dose geschälte\nTomaten\nSalz und frisch gemahlener\nPfeffer\nZubereitung\nDas Fleisch mit den Tomaten 2 Stunden schmoren und mit dem Reis servieren.\n",
      {
        ingredients: [
          "1 kg Rinderbraten aus der Schulter",
          "150 g gekochter Langkornreis",
          "1 kleine Dose geschälte Tomaten",
          "Salz und frisch gemahlener Pfeffer",
        ],
      },
    ],
    [
      "marked rows without an indent",
      createTextWithIngredients(
        "• 2 x 400 g tins chopped",
        "tomatoes",
        "• 1 tbsp chipotle paste",
        "• small bunch coriander",
      ),
      { ingredients: ["2 x 400 g tins chopped tomatoes", "1 tbsp chipotle paste", "small bunch coriander"] },
    ],
    [
      "rows in small letters that are no rest",
      createTextWithIngredients(
        "200 g spaghetti",
        "150 g guanciale in strips",
        "black pepper",
        "parmesan",
        "Salt",
      ),
      { ingredients: ["200 g spaghetti", "150 g guanciale in strips", "black pepper", "parmesan", "Salt"] },
    ],
    [
      "a hyphen that the text has elsewhere",
      createTextWithIngredients(
        "1 cup all-purpose flour",
        "2 tbsp all-",
        "purpose flour for the board",
        "1 egg",
      ),
      { ingredients: ["1 cup all-purpose flour", "2 tbsp all-purpose flour for the board", "1 egg"] },
    ],
    [
      "a divided German word",
      "Kürbissuppe\nZutaten\n1 Kürbis\n750 ml Gemüse-\nbrühe\nSalz\nZubereitung\nDen Kürbis waschen, entkernen und in Stücke schnei-\nden. Mit der Brühe 20 Minuten kochen.\n",
      {
        ingredients: ["1 Kürbis", "750 ml Gemüsebrühe", "Salz"],
        instructions: [
          "Den Kürbis waschen, entkernen und in Stücke schneiden.",
          "Mit der Brühe 20 Minuten kochen.",
        ],
      },
    ],
  ]);
});

describe("a wrapped text", () => {
  it("reads or marks the rows of a wrapped list at any width", () => {
    const rows = [
      "1 (14-ounce) can diced tomatoes",
      "4 cups low-sodium chicken stock",
      "1 large onion, finely chopped",
      "2 carrots, peeled and cut into small cubes",
      "1 cup small pasta",
      "Salt and freshly ground black pepper",
      "200 g feta cheese, crumbled",
      "Lemon wedges, to serve",
      "1 1/2 lb boneless, skinless chicken thighs",
      "1/4 cup extra virgin olive oil, plus more for drizzling",
      "2 eggs",
    ];
    const method =
      "Heat the oil in a large pot over medium heat. Add the onion and carrots and cook until soft, about 8 minutes. Stir in the pasta.";
    const list = fc.shuffledSubarray(rows, { minLength: 5 });
    fc.assert(
      fc.property(list, fc.integer({ min: 20, max: 40 }), (ingredients, width) => {
        const wrapped = ingredients.map((row) => wrap(row, width));
        const draft = parseRecipeTextOrNull(
          `Soup\n\nIngredients\n${wrapped.join("\n")}\n\nMethod\n${wrap(method, width)}\n`,
        )?.draft;
        const isMarked = (index: number) =>
          draft?.receipt.lines.some((line) => line.at === index && line.repaired.includes("wrapped"));
        const silent = draft?.ingredients.filter(
          (row, index) => !ingredients.includes(row) && !isMarked(index) && !isMarked(index + 1),
        );
        expect(silent).toEqual([]);
      }),
      { seed: 53 },
    );
  });

  it("loses no word of wrapped steps at any width", () => {
    const steps = [
      "Boil the barley in plenty of salted water for half an hour until it is tender and drain it well.",
      "Chop the onion and the carrots, fry them in the butter until golden and add them to the barley.",
      "Stir in the lemon juice, season everything with salt and pepper and serve it warm.",
    ];
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 90 }), (width) => {
        const wrapped = steps.map((step, index) => wrap(`${index + 1}. ${step}`, width));
        const text = `Barley Bowl\n\nIngredients\n200 g barley\n1 lemon\n1 onion\n\nMethod\n${wrapped.join("\n")}\n`;
        expect(parseRecipeTextOrNull(text)?.draft.instructions).toEqual(steps);
      }),
    );
  });
});

function wrap(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join("\n");
}

it.each<[string, string[], boolean]>([
  ["may be the rest of a full row", ["2 x 400g tins cannellini", "beans, drained", "2 eggs"], true],
  ["is short", ["2 eggs", "pasta", "200 g barley"], false],
  ["is a staple", ["1 tbsp red wine vinegar", "salt", "2 eggs"], false],
])("a row in small letters that %s is marked if it may be a rest", (_, rows, isMarked) => {
  const lines = parseRecipeTextOrNull(createTextWithIngredients(...rows))?.draft.receipt.lines ?? [];
  expect(lines.some(({ repaired }) => repaired.includes("wrapped"))).toBe(isMarked);
});
