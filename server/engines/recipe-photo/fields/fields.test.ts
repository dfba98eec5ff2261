import { describe, expect, it } from "vitest";
import { readScanFields } from "./fields.ts";
import { createTestBlock, createTestLine, wrapTextAtLength } from "./test-print.ts";

const STEPS = [
  "1. Heat the oven to 190°C and butter a deep dish.",
  "2. Slice the pears, toss them with the sugar and tip them into the dish.",
  "3. Rub the butter into the flour, scatter it over the fruit and bake for 35 minutes.",
];
const PLAIN_STEPS = STEPS.map((step) => step.slice(3));
const PEARS = ["4 ripe pears", "80 g brown sugar", "150 g plain flour", "75 g cold butter", "1 pinch salt"];

const read = (fields: ReturnType<typeof readScanFields>) => ({
  title: fields.title,
  ingredients: fields.ingredients.map((item) => item.original),
  steps: fields.instructions.map((step) => step.text),
});

describe("fields of a page", () => {
  it("reads a page of one column without running head, page number and tip", () => {
    const fields = readScanFields(
      createTestBlock([
        "AUTUMN BAKING",
        "# Pear Crumble",
        "Serves 6 • Prep 15 minutes • Cook 35 minutes",
        "",
        "Ingredients",
        ...PEARS,
        "",
        "Method",
        ...STEPS.flatMap((step) => wrapTextAtLength(step, 60)),
        "",
        "Cook's tip: swap half the pears for blackberries.",
        "",
        "112",
      ]),
    );
    expect(read(fields)).toEqual({ title: "Pear Crumble", ingredients: PEARS, steps: PLAIN_STEPS });
    expect(fields).toMatchObject({ servings: 6, prepTime: 15, cookingTime: 35 });
  });

  it("ignores a speck before the title, but accepts a list at the start of a page", () => {
    const rest = [
      "Ingredients",
      ...PEARS,
      "",
      "Method",
      ...STEPS.flatMap((step) => wrapTextAtLength(step, 60)),
    ];
    expect(readScanFields(createTestBlock(["# • Pear Crumble", "", ...rest])).title).toBe("Pear Crumble");
    const listed = ["• 2 large ripe pears", "• 3 small sour apples", "", "# Pear Crumble", ""];
    expect(readScanFields(createTestBlock([...listed, "Method", ...STEPS])).title).toBe("Pear Crumble");
  });

  it("reads two columns side by side with wrapped lines", () => {
    const fields = readScanFields([
      ...createTestBlock(["# Lentil Soup", "Serves 4 | Ready in 40 minutes"], { block: 0 }),
      ...createTestBlock(
        [
          "250 g brown lentils, rinsed and",
          "drained",
          "2 carrots, finely diced",
          "1 litre vegetable stock",
          "salt and pepper",
        ],
        { block: 1, y: 200 },
      ),
      ...createTestBlock(
        [
          "Method",
          "1 Put the lentils and the carrots",
          "into a large pan.",
          "2 Pour in the stock and simmer for",
          "30 minutes until tender.",
        ],
        { block: 2, x: 500, y: 200 },
      ),
    ]);
    expect(read(fields)).toEqual({
      title: "Lentil Soup",
      ingredients: [
        "250 g brown lentils, rinsed and drained",
        "2 carrots, finely diced",
        "1 litre vegetable stock",
        "salt and pepper",
      ],
      steps: [
        "Put the lentils and the carrots into a large pan.",
        "Pour in the stock and simmer for 30 minutes until tender.",
      ],
    });
    expect(fields).toMatchObject({ servings: 4, cookingTime: 40 });
  });

  it("reads an old book: two columns of ingredients per line, then a paragraph", () => {
    const fields = readScanFields([
      createTestLine("Corn Fritters.", { x: 250, y: 20 }),
      createTestLine("1 cup corn.  2 eggs.", { y: 60, block: 1 }),
      createTestLine("½ cup flour.  1 tablespoon butter.", { y: 90, block: 1 }),
      ...createTestBlock(
        [
          ">Mix the flour with the corn, add the yolks well",
          "beaten, and fold in the whites. Drop by spoon-",
          "fuls into hot fat and fry until brown.",
        ],
        { block: 2, y: 150 },
      ),
    ]);
    expect(read(fields)).toEqual({
      title: "Corn Fritters",
      ingredients: ["1 cup corn.", "½ cup flour.", "2 eggs.", "1 tablespoon butter."],
      steps: [
        "Mix the flour with the corn, add the yolks well beaten, and fold in the whites. Drop by spoonfuls into hot fat and fry until brown.",
      ],
    });
  });

  it("joins a column of amounts with the names", () => {
    const fields = readScanFields([
      ...createTestBlock(["# Flat Bread"]),
      ...createTestBlock(["500 g", "1½ tsp", "3 tbsp"], { block: 1, y: 150 }),
      ...createTestBlock(["strong flour", "fine salt", "olive oil"], { block: 2, x: 200, y: 150 }),
      ...createTestBlock(["Method", ...PLAIN_STEPS.slice(0, 1)], { block: 3, y: 300 }),
    ]);
    expect(fields.ingredients.map(({ unit, name, amount }) => ({ unit, name, amount }))).toMatchObject([
      { unit: "g", name: "strong flour", amount: { value: { n: 500, d: 1 } } },
      { unit: "tsp", name: "fine salt", amount: { value: { n: 3, d: 2 } } },
      { unit: "tbsp", name: "olive oil", amount: { value: { n: 3, d: 1 } } },
    ]);
  });

  it("joins a column of numbers with the steps", () => {
    const steps = PLAIN_STEPS.map((step) => wrapTextAtLength(step, 40));
    const fields = readScanFields([
      ...createTestBlock(["# Pear Crumble", ...PEARS]),
      ...steps.flatMap((lines, index) => [
        createTestLine(String(index + 1), { x: 500, y: 200 + index * 150, size: 18, block: 2 + index * 2 }),
        ...createTestBlock(lines, { x: 560, y: 205 + index * 150, block: 3 + index * 2 }),
      ]),
    ]);
    expect(read(fields).steps).toEqual(PLAIN_STEPS);
  });

  it("names the groups of the ingredients", () => {
    const fields = readScanFields(
      createTestBlock([
        "# Fish Tacos",
        "Ingredients",
        "For the fish",
        "400 g cod",
        "1 tsp paprika",
        "",
        "Lime sauce",
        "2 limes",
        "100 ml yoghurt",
        "",
        "Method",
        ...STEPS,
      ]),
    );
    expect(fields.ingredients.map(({ section, original }) => [section, original])).toEqual([
      ["For the fish", "400 g cod"],
      ["For the fish", "1 tsp paprika"],
      ["Lime sauce", "2 limes"],
      ["Lime sauce", "100 ml yoghurt"],
    ]);
  });

  it("continues on the second photo and drops repeated lines", () => {
    const shown = "2. Slice the pears, toss them with the sugar and tip them into the dish.";
    const fields = readScanFields([
      ...createTestBlock(["# Pear Crumble", "Ingredients", ...PEARS, "", "Method", ...STEPS.slice(0, 2)]),
      ...createTestBlock(["# Pear Crumble", shown, ...STEPS.slice(2)], { page: 1 }),
    ]);
    expect(read(fields)).toEqual({ title: "Pear Crumble", ingredients: PEARS, steps: PLAIN_STEPS });
  });

  it("sorts numbered steps that were read column by column", () => {
    const fields = readScanFields([
      ...createTestBlock(["# Pear Crumble", "Ingredients", ...PEARS, "", "Method"]),
      ...createTestBlock([STEPS[0] ?? "", STEPS[2] ?? ""], { block: 1, y: 500 }),
      ...createTestBlock([STEPS[1] ?? ""], { block: 2, y: 500, x: 900 }),
    ]);
    expect(read(fields).steps).toEqual(PLAIN_STEPS);
  });

  it("reads fact labels above their values, and a cuisine", () => {
    const fields = readScanFields([
      ...createTestBlock(["ITALIAN", "# Pear Crumble"]),
      createTestLine("PREP  COOK  SERVES", { y: 150, block: 1 }),
      createTestLine("20 min  1 hour  6", { y: 175, block: 1 }),
      ...createTestBlock(["Difficulty: easy", "", "Ingredients", ...PEARS, "", "Method", ...STEPS], {
        block: 2,
        y: 250,
      }),
    ]);
    expect(fields).toMatchObject({
      prepTime: 20,
      cookingTime: 60,
      servings: 6,
      difficulty: "EASY",
      cuisine: "ITALIAN",
    });
  });

  it("refers each ingredient and step to its line", () => {
    const lines = createTestBlock(["# Pear Crumble", "Ingredients", ...PEARS, "", "Method", ...STEPS]);
    const fields = readScanFields(lines);
    const textAt = (line: number): string => lines[line]?.words.map((word) => word.text).join(" ") ?? "";
    expect(fields.ingredients.map(({ line }) => textAt(line))).toEqual(PEARS);
    expect(fields.instructions.map(({ line }) => textAt(line))).toEqual(STEPS);
  });

  it("returns empty fields for a page without a recipe", () => {
    expect(readScanFields([])).toMatchObject({ rawText: "", title: null, ingredients: [], instructions: [] });
    const letter = readScanFields(createTestBlock(["Dear Ann,", "thank you for the photos."]));
    expect(letter.ingredients).toEqual([]);
  });
});
