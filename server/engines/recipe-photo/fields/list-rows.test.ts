import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLineFeatureReader } from "#server/engines/recipe-lines/recipe-lines.ts";
import { classifyIngredientEntryOrNull, isFragment } from "./entries.ts";
import { correctMisreadLines, readScanFields } from "./fields.ts";
import { createTestBlock, createTestLine } from "./test-print.ts";

const METHOD = ["", "Method", "1. Whisk the eggs with the milk.", "2. Bake for 20 minutes until golden."];

const readList = (...rows: string[]) =>
  readScanFields(correctMisreadLines(createTestBlock(["# Garden Soup", "Ingredients", ...rows, ...METHOD])))
    .ingredients;
/** Prints the list left of the method, so that the column is narrow and its rows may be wrapped. */
const readNarrow = (...rows: string[]) =>
  readScanFields(
    correctMisreadLines([
      ...createTestBlock(["# Garden Soup", "Ingredients", ...rows]),
      ...createTestBlock(METHOD.slice(1), { x: 330, y: 80, block: 1 }),
    ]),
  ).ingredients;
const textsOf = (...rows: string[]): string[] => readList(...rows).map(({ original }) => original);
const doubtsOf = (...rows: string[]): string[] =>
  readList(...rows).flatMap(({ mayBeSplit, original }) => (mayBeSplit ? [original] : []));

const WORDED = [
  "a handful of parsley",
  "pinch of nutmeg",
  "zest of 1 lemon",
  "half a cucumber",
  "juice of half a lime",
  "small bunch of chives",
  "few sprigs of thyme",
  "olive oil, for frying",
  "water as required",
  "squeeze of lemon",
  "two ripe tomatoes",
  "freshly ground black pepper",
  "vegetable oil for the tin",
  "salt and pepper",
];

describe("rows of a list", () => {
  it.each([
    ["amounts in words", WORDED],
    ["amounts in words and digits", ["200 g flour", ...WORDED.slice(0, 6), "3 eggs", ...WORDED.slice(6)]],
    ["few rows", ["half a lemon", "a knob of butter", "sea salt, to taste"]],
    ["capitals", WORDED.map((row) => row.charAt(0).toUpperCase() + row.slice(1))],
    ["bullets", WORDED.map((row) => `• ${row}`)],
  ])("remain apart with %s", (_, rows) => {
    expect(textsOf(...rows)).toEqual(rows.map((row) => row.replace("• ", "")));
    expect(doubtsOf(...rows)).toEqual([]);
  });

  it.each([
    ["an adverb", ["2 carrots, peeled and roughly", "chopped", "half a lemon", "a few olives"]],
    ["a preposition", ["2 carrots, rinsed and drained", "under cold water", "half a lemon", "pinch of salt"]],
    ["an open bracket", ["1 lb carrots (about", "five or six)", "half a lemon", "pinch of salt"]],
    ["a hyphen", ["1 tbsp flat-leaf pars-", "ley", "half a lemon", "pinch of salt"]],
  ])("are joined after %s in a list in lower case", (_, rows) => {
    const [first = "", second = ""] = rows;
    expect(textsOf(...rows)[0]).toBe(
      first.endsWith("-") ? first.slice(0, -1) + second : `${first} ${second}`,
    );
    expect(doubtsOf(...rows)).toEqual([]);
  });

  it.each([
    // The row above fills the column and all entries begin in lower case, so "mushrooms" may be an ingredient
    // or the end of "chestnut mushrooms".
    [["8 ounces chestnut", "mushrooms", "half a lemon", "pinch of salt"], "mushrooms"],
    // Both rows could be ingredients, but only the other entries have a bullet.
    [["• 2 cups coriander", "parsley", "• half a lemon", "• 1 onion"], "2 cups coriander parsley"],
    [["2 carrots", "3 leeks", "1 onion, peeled and"], "1 onion, peeled and"],
    [["2 carrots", "juice of half", "3 leeks"], "juice of half"],
    [["2 carrots", "half a bunch of dill  oregano", "3 leeks"], "half a bunch of dill oregano"],
    [["2 carrots", "1 onion, peeled and", "3 leeks"], "1 onion, peeled and 3 leeks"],
    // The last word of a wrapped row can be an ingredient on its own.
    [["100 g icing", "sugar", "half a lemon", "pinch of salt"], "sugar"],
    [["2 tsp maple", "syrup, melted", "half a lemon", "pinch of salt"], "syrup, melted"],
    // One capital that is only larger than its small letter does not show that the list has capitals.
    [["2 carrots", "Juice of 2 limes", "12 oz breadcrumbs", "olives", "3 leeks"], "12 oz breadcrumbs olives"],
    // The other entries begin with a capital or a bullet.
    [
      ["Half a lemon", "Pinch of salt, to taste", "2 oz fish", "sauce, melted", "A few olives"],
      "sauce, melted",
    ],
    [
      ["• half a lemon", "pinch of salt, to taste", "• 2 oz fish", "sauce, melted", "• 2 leeks"],
      "sauce, melted",
    ],
  ])("are doubtful when it is unclear where %j begin", (rows, doubtful) => {
    const doubts = readNarrow(...rows).filter(({ mayBeSplit }) => mayBeSplit);
    expect(doubts).toMatchObject([{ original: doubtful, uncertain: true }]);
  });

  it("are not lost below the name of the list, in large type or between ingredients", () => {
    expect(
      textsOf("olive oil, for frying", "lime wedges, to serve", "2 eggs", "mint leaves", "3 leeks"),
    ).toEqual(["olive oil, for frying", "lime wedges, to serve", "2 eggs", "mint leaves", "3 leeks"]);
    const lines = createTestBlock([
      "# Soup",
      "Ingredients",
      "Zest of 1 lemon",
      "2 eggs",
      "3 leeks",
      ...METHOD,
    ]);
    lines[2] = createTestLine("Zest of 1 lemon", { y: lines[2]?.box.y ?? 0, size: 11.5 });
    expect(readScanFields(lines).ingredients.map(({ original }) => original)).toContain("Zest of 1 lemon");
    expect(textsOf("4 carrots, at room", "temperature", "4 egg yolks").at(-1)).toBe("4 egg yolks");
    expect(textsOf("# zest of 1 lemon", "# 4 celery sticks", "# 2 eggs")).toHaveLength(3);
  });

  it("are read when the end of a line names a fact", () => {
    const rows = ["• 1 cup milk, at room", "temperature", "• 50 g spaghetti", "• 2 eggs"];
    const { ingredients } = readScanFields(createTestBlock(["# Garden Soup", ...rows, ...METHOD]));
    expect(ingredients.map(({ original }) => original)).toContain("50 g spaghetti");
  });

  it("are read when a name without an amount begins a column", () => {
    const second = createTestBlock(["Cocoa powder", "100 g pearl barley", "3 leeks"], {
      x: 500,
      y: 110,
      block: 1,
    });
    const lines = createTestBlock(["# Garden Soup", "Ingredients", "175 g lamb", "2 eggs", "1 onion"]);
    const { ingredients } = readScanFields([
      ...lines,
      ...second,
      ...createTestBlock(METHOD, { y: 300, block: 2 }),
    ]);
    expect(ingredients.map(({ original, section }) => [original, section])).toContainEqual([
      "Cocoa powder",
      null,
    ]);
  });

  it("are read when a name in lower case begins a column", () => {
    const { ingredients } = readScanFields([
      ...createTestBlock(["# Garden Soup", "Ingredients", "2 eggs", "500 g white chocolate"]),
      ...createTestBlock(["green lentils", "3 leeks"], { x: 500, y: 140, block: 1 }),
      ...createTestBlock(METHOD, { y: 260, block: 2 }),
    ]);
    expect(ingredients.map(({ original }) => original)).toEqual([
      "2 eggs",
      "500 g white chocolate",
      "green lentils",
      "3 leeks",
    ]);
  });

  it("are no headings when the ingredients around them are as large", () => {
    const list = ["2 eggs", "Cocoa, for dusting", "Hazelnuts", "3 leeks"];
    const lines = createTestBlock(["# Garden Soup", "Ingredients", ...list, ...METHOD]);
    const large = lines.map((line, index) =>
      index === 3 || index === 4 ? { ...line, glyphHeight: 12.7 } : line,
    );
    const { ingredients } = readScanFields(large);
    expect(ingredients.map(({ original }) => original)).toEqual(list);
  });

  it("are read when another block continues the list", () => {
    const lines = createTestBlock(["# Garden Soup", "Ingredients", "2 eggs", "3 leeks"]);
    const last = createTestLine("a little milk, to glaze", { y: 170, block: 1 });
    const { ingredients } = readScanFields([
      ...lines,
      last,
      ...createTestBlock(METHOD, { y: 260, block: 2 }),
    ]);
    expect(ingredients.map(({ original }) => original)).toEqual([
      "2 eggs",
      "3 leeks",
      "a little milk, to glaze",
    ]);
  });

  it("are in doubt when a line next to them is in no field", () => {
    const remark = "The best green olives from the market in town";
    const rows = [remark, "", "200 g flour", "3 leeks", "2 tbsp olive oil"];
    const { ingredients } = readScanFields(createTestBlock(["# Garden Soup", "", ...rows, ...METHOD]));
    expect(ingredients.map(({ original, uncertain }) => [original, uncertain])).toEqual([
      ["200 g flour", true],
      ["3 leeks", false],
      ["2 tbsp olive oil", false],
    ]);
  });

  it("are not in doubt when a list in capitals continues in lower case", () => {
    const rows = ["200 g Butter", "Olive oil, for frying", "Freshly ground black", "pepper", "Half a lemon"];
    expect(readNarrow(...rows).map(({ original, mayBeSplit }) => [original, mayBeSplit])).toContainEqual([
      "Freshly ground black pepper",
      false,
    ]);
  });

  it.each([
    ["the text below is wider", "olive oil, for frying", false],
    ["the row ends at the next column", "8 ounces chestnut", true],
  ])("are in doubt only at the edge of their column: %s", (_, row, expected) => {
    const rows = ["# Garden Soup", "Ingredients", "pinch of salt", row, "mushrooms", "half a lemon"];
    const list = createTestBlock(rows, { x: 90 });
    const method = [
      "Method",
      "1. Whisk the eggs with the milk until they are smooth and foamy.",
      "2. Bake for 20 minutes.",
    ];
    const place = expected ? { x: 370, y: 80, block: 1 } : { y: 260, block: 1 };
    const read = readScanFields(
      correctMisreadLines([...list, ...createTestBlock(method, place)]),
    ).ingredients;
    expect(read.map(({ original, mayBeSplit }) => [original, mayBeSplit])).toContainEqual([
      "mushrooms",
      expected,
    ]);
  });

  it("are joined with their last word when it is below another column", () => {
    const { ingredients } = readScanFields([
      ...createTestBlock(["# Garden Soup", "Ingredients", "• half a lemon", "• 2 oz button"]),
      ...createTestBlock(["• 1 onion", "• 3 leeks"], { x: 500, y: 140, block: 1 }),
      ...createTestBlock(["mushrooms"], { x: 72, y: 200, block: 2 }),
      ...createTestBlock(METHOD, { y: 260, block: 3 }),
    ]);
    expect(ingredients.map(({ original }) => original)).toEqual([
      "half a lemon",
      "2 oz button mushrooms",
      "1 onion",
      "3 leeks",
    ]);
  });

  it("are joined with a last word of low letters whose size was underrated", () => {
    const lines = createTestBlock([
      "# Garden Soup",
      "Ingredients",
      "Half a lemon",
      "2 tsp almond",
      "essence",
      "Salt",
    ]);
    const word = lines[4] as (typeof lines)[number];
    lines[4] = { ...word, box: { ...word.box, height: 10 }, glyphHeight: 6.7 };
    const { ingredients } = readScanFields([...lines, ...createTestBlock(METHOD, { y: 260, block: 1 })]);
    expect(ingredients.map(({ original }) => original)).toContain("2 tsp almond essence");
  });

  it("are in doubt when one of them is the title or has no readable word", () => {
    const list = ["Green olives", "200 g flour", "3 leeks", "2 tbsp olive oil"];
    const { title, ingredients } = readScanFields(createTestBlock([...list, ...METHOD]));
    const all = [title, ...ingredients.map(({ original }) => original)];
    expect(all).toEqual(expect.arrayContaining(list));
    expect(title === null || ingredients.some(({ uncertain }) => uncertain)).toBe(true);
    expect(doubtsOf("2 carrots", "3 oz 5 l", "3 leeks")).toEqual(["2 carrots"]);
  });

  it("are not taken from the introduction above the list", () => {
    const lines = ["# Kartoffelsuppe", "Ein Gericht für kalte Tage.", "", "Zutaten", "250 g Kartoffeln"];
    const rest = ["1 Zwiebel", "2 EL Öl", "", "Zubereitung", "1. Die Zwiebel im Öl dünsten und würzen."];
    expect(
      readScanFields(createTestBlock([...lines, ...rest])).ingredients.map(({ original }) => original),
    ).toEqual(["250 g Kartoffeln", "1 Zwiebel", "2 EL Öl"]);
  });

  it("are split at a bullet between two columns", () => {
    expect(textsOf("- 2 tbsp oil,  - Small bunch of chives", "- 3 eggs,  - 2 carrots")).toEqual([
      "2 tbsp oil",
      "3 eggs",
      "Small bunch of chives",
      "2 carrots",
    ]);
    expect(textsOf("Half a cucumber  - Shaved parmesan", "- 3 eggs,  - 2 carrots")).toContain(
      "Half a cucumber",
    );
  });

  it("are split or in doubt at a gap as wide as one between columns", () => {
    expect(textsOf("steamed rice   half a cucumber", "3 eggs")).toEqual([
      "steamed rice",
      "3 eggs",
      "half a cucumber",
    ]);
    expect(doubtsOf("capers   steamed rice", "3 eggs", "pinch of salt")).toEqual(["capers steamed rice"]);
  });

  it("are in doubt when they were read in pieces", () => {
    expect(doubtsOf("3 eggs", "half a lemon", "S ea sa It", "pinch of salt")).toEqual(["S ea sa It"]);
  });

  it("are each an ingredient or in doubt in any order, case, layout and with any bullets", () => {
    const names = ["dill fronds", "orange segments", "rocket", "cooked prawns", "green olives", "capers"];
    const pool = [...WORDED, ...names, "200 g plain flour", "3 eggs", "1/2 cup milk", "2 tbsp olive oil"];
    const upper = (row: string): string => row.charAt(0).toUpperCase() + row.slice(1);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(pool, { minLength: 4 }),
        fc.record({
          capital: fc.boolean(),
          bullet: fc.constantFrom("", "• ", "- "),
          named: fc.boolean(),
          stepsFirst: fc.boolean(),
          gap: fc.constantFrom([], [""]),
        }),
        (rows, { capital, bullet, named, stepsFirst, gap }) => {
          const printed = rows.map((row) => (capital ? upper(row) : row));
          const list = [...(named ? ["Ingredients"] : []), ...printed.map((row) => bullet + row)];
          const method = METHOD.slice(named ? 1 : 2);
          const page = stepsFirst ? [...method, ...gap, ...list] : [...list, ...gap, ...method];
          const read = readScanFields(
            correctMisreadLines(createTestBlock(["# Garden Soup", "Serves 4", ...page])),
          ).ingredients;
          const isLost = printed.some((row) => !read.some(({ original }) => original === row));
          return !isLost || read.length === 0 || read.some(({ uncertain }) => uncertain);
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });
});

it.each([
  ["a handful of parsley", "amount"],
  ["pinch of salt", "amount"],
  ["zest of an orange", "name"],
  ["half a lemon", "amount"],
  ["flour, 200 g", "amount"],
  ["milk, to glaze", "name"],
  ["salt", "name"],
  ["chopped", null],
  ["under cold water", null],
  ["for dusting the work surface", null],
  ["Whisk the eggs.", null],
])("an ingredient on its own is recognised in %s as %s", (row, entry) => {
  expect(
    classifyIngredientEntryOrNull(
      row,
      createLineFeatureReader("Put the butter in a bowl and stir until smooth."),
    ),
  ).toBe(entry);
});

it.each([
  ["1 onion, peeled and", true],
  ["2 carrots, finely", true],
  ["for dusting", true],
  ["flour, 200 g", false],
  ["1 onion, chopped", false],
  ["1 onion, rinsed under", true],
])("a part of an ingredient is recognised in %s: %s", (text, expected) => {
  expect(isFragment(text)).toBe(expected);
});
