import { describe, expect, it } from "vitest";
import type { Line } from "../reading.ts";
import { readScanFields } from "./fields.ts";
import { createTestBlock } from "./test-print.ts";

const AROUND = ["250 g flour", "3 eggs", "100 ml milk", "2 tablespoons oil", "1 teaspoon salt"];
const METHOD = [
  "",
  "Method",
  "1. Whisk the eggs with the milk.",
  "2. Stir in the flour and bake for 20 minutes.",
];

type Change = { text?: string; confidence?: number; alternatives?: string[] };

/** Reads an ingredient line among reliable ones. `change` replaces values of its first word. */
function readAmong(text: string, change: Change = {}) {
  const lines: Line[] = createTestBlock(["# Pancakes", "Ingredients", ...AROUND, text, ...METHOD]);
  const index = lines.findIndex(({ words }) => words.map((word) => word.text).join(" ") === text);
  const [first, ...rest] = lines[index]?.words ?? [];
  if (first !== undefined)
    lines[index] = { ...(lines[index] as Line), words: [{ ...first, ...change }, ...rest] };
  const found = readScanFields(lines).ingredients.find(({ line }) => line === index);
  if (found === undefined) throw new Error(`${text} is not among the ingredients`);
  return found;
}

describe("the confidence of an amount", () => {
  it("is high for plain lines", () => {
    expect(
      readScanFields(createTestBlock(["# Pancakes", ...AROUND, ...METHOD])).ingredients.filter(
        (item) => item.uncertain,
      ),
    ).toEqual([]);
  });

  it("equals that of the fraction reader, with its alternatives", () => {
    const sure = readAmong("½ cup sugar", { confidence: 0.97, alternatives: ["¼"] });
    expect(sure).toMatchObject({ uncertain: false, alternatives: ["¼"] });
    const unsure = readAmong("1½ cups sugar", { confidence: 0.55, alternatives: ["1¼"] });
    expect(unsure).toMatchObject({ uncertain: true, confidence: 0.55, alternatives: ["1¼"] });
  });

  it("is low for digits with low confidence", () => {
    expect(readAmong("3 onions", { confidence: 0.9 }).uncertain).toBe(false);
    expect(readAmong("3 onions", { confidence: 0.3 }).uncertain).toBe(true);
  });

  it.each([
    ["1 cups sugar", ["1½", "1¼"]],
    ["4 cup sugar", ["¼"]],
    ["12 teaspoon pepper", ["½"]],
    ["114 teaspoons pepper", ["1¼"]],
    ["34 cup cream", ["¾"]],
    ["⅔ onions, sliced", ["2-3"]],
    ["5 g spinach", []],
    ["13 tablespoons cocoa", ["⅓"]],
    ["1 ; cups stock", []],
    ["½5 cups cream", []],
    ["10 cups stock", ["1½"]],
    ["3500 g beef", []],
  ])("is low for the implausible amount %s", (line, alternatives) => {
    expect(readAmong(line)).toMatchObject({ uncertain: true, alternatives });
  });

  it.each(
    [
      "2 cups sugar|1 cup cream|½ cup cream|¾ cups cream|12 cloves garlic|3 tbsp oil|2-3 cups stock",
      "1 ½ cups stock|12 tablespoons butter|450 g beef",
    ].flatMap((row) => row.split("|")),
  )("is high for %s", (line) => {
    expect(readAmong(line).uncertain).toBe(false);
  });

  it("is low for a plural without a number when other lines have one", () => {
    const lines = createTestBlock([
      "# Pancakes",
      "Ingredients",
      "garlic cloves, chopped",
      ...AROUND,
      ...METHOD,
    ]);
    expect(readScanFields(lines).ingredients[0]).toMatchObject({ name: "garlic", uncertain: true });
  });

  it("is low for a number that may have lost its decimal point", () => {
    const read = (line: string) =>
      readScanFields(
        createTestBlock(["# Pancakes", line, ...AROUND, "15 tablespoons vinegar", ...METHOD]),
      ).ingredients.find(({ name }) => name === "vinegar");
    expect(read("2.5 cups flour")).toMatchObject({ uncertain: true, alternatives: ["1.5"] });
    expect(read("2 cups flour")).toMatchObject({ uncertain: false });
  });

  it("ignores units that the page does not inflect", () => {
    const fields = readScanFields(
      createTestBlock([
        "# Pancakes",
        "2 cup flour",
        "3 teaspoon sugar",
        "4 tablespoon oil",
        "2 eggs",
        ...METHOD,
      ]),
    );
    expect(fields.ingredients.map((item) => item.uncertain)).toEqual([false, false, false, false]);
  });

  it.each(["% tsp salt", "¥ cup sugar", "1g tablespoon flour"])(
    "leaves the amount of %s open as uncertain",
    (line) => {
      const read = readAmong(line);
      expect(read.amount).toEqual({ kind: "none" });
      expect(read).toMatchObject({ uncertain: true, alternatives: ["½", "¼", "¾"] });
      expect(read.unit).not.toBeNull();
    },
  );

  it("is low for a fraction that was read as letters", () => {
    expect(readAmong("1Y2 cups sugar")).toMatchObject({
      amount: { value: { n: 3, d: 2 } },
      unit: "cups",
      uncertain: true,
    });
  });

  it.each([
    ["½ C milk", true],
    ["2 C. milk", true],
    ["½ 1 milk", true],
    ["1/2 I milk", true],
    ["½ | milk", true],
    ["½ i milk", true],
    ["1 1 stock", true],
    ["½ t salt", true],
    ["½ l milk", false],
    ["1 x 400 g tin tomatoes", false],
    ["2 cl rum", false],
  ])("is low for a unit that may be another one in %s on a metric page: %s", (line, uncertain) => {
    expect(readAmong(line).uncertain).toBe(uncertain);
  });

  it.each([
    [["2 cups flour", "½ l milk", "1 oz butter"], "½ l milk"],
    [["2 cups flour", "½ T oil", "1 oz butter"], "½ T oil"],
    [["250 g flour", "2 cups milk", "1 C oil"], "1 C oil"],
  ])("is low for a unit of one letter that %j does not support", (rows, doubtful) => {
    const read = (...list: string[]) =>
      readScanFields(createTestBlock(["# Pancakes", "Ingredients", ...list, ...METHOD])).ingredients;
    expect(read(...rows).filter((row) => row.uncertain)).toMatchObject([{ original: doubtful }]);
    const twice = doubtful.replace(/\S+$/, "juice");
    expect(read(...rows, twice).filter((row) => row.uncertain)).toEqual([]);
  });

  it("is low for a name that may begin with a unit of the page", () => {
    const rows = ["1 t salt", "2 t sugar", "2 tolive oil"];
    const read = readScanFields(createTestBlock(["# Pancakes", "Ingredients", ...rows, ...METHOD]));
    expect(read.ingredients.map(({ uncertain }) => uncertain)).toEqual([false, false, true]);
  });

  it("is low for a unit of one letter with low confidence", () => {
    const lines = createTestBlock(["# Pancakes", "Ingredients", ...AROUND, "½ l milk", ...METHOD]).map(
      (line) => ({
        ...line,
        words: line.words.map((word) => (word.text === "l" ? { ...word, confidence: 0.85 } : word)),
      }),
    );
    expect(readScanFields(lines).ingredients.find(({ unit }) => unit === "l")?.uncertain).toBe(true);
  });

  it.each(["Un filet de citron", "Une poignée de persil"])(
    "is high for the amount in words of %s",
    (line) => {
      const around = ["250 g de farine", "3 œufs", "2 c. à soupe d'huile", "100 g de beurre"];
      const method = ["", "Préparation", "1. Mélangez la farine avec les œufs et le beurre.", "2. Servez."];
      const { ingredients } = readScanFields(
        createTestBlock(["# Crêpes", "Ingrédients", ...around, line, ...method]),
      );
      expect(ingredients.find(({ original }) => original === line)?.uncertain).toBe(false);
    },
  );

  it("accepts a mixed number with or without a hyphen", () => {
    expect(readAmong("1-½ cups sugar")).toMatchObject({
      amount: { value: { n: 3, d: 2 } },
      uncertain: false,
    });
    expect(readAmong("1 ½ cups sugar")).toMatchObject({
      amount: { value: { n: 3, d: 2 } },
      uncertain: false,
    });
  });

  it.each([
    ["11 whole milk", true],
    ["2 clrum", true],
    ["1 dloil", true],
    ["½ Ccream", true],
    ["1 (water", true],
    ["½/2 cup cream", true],
    ["10 eggs", false],
    ["2 clementines", false],
    ["3 Chillies", false],
    ["½ (small) onion", false],
    ["6 o2 sugar", true],
    ["½ etsp sugar", true],
    ["1 ] ? orange", true],
    ["50 gcaster sugar", true],
    ["¼ clalmond milk", true],
    ["½1 whole cucumber", true],
    ["¼ cold water", true],
    ["3 grapes", false],
    ["8 flour tortillas", false],
  ])("is low when a unit or number may be misread: %s %s", (row, expected) => {
    expect(readAmong(row).uncertain).toBe(expected);
  });

  it.each([
    ["lc. sugar", true],
    ["Aounces sugar", true],
    ["scl cold water", true],
    ["lg onion, chopped", false],
  ])("is low when a unit begins with a stroke: %s %s", (row, expected) => {
    const lines = createTestBlock(["# Pancakes", "Ingredients", row, ...AROUND, ...METHOD]);
    expect(readScanFields(lines).ingredients[0]).toMatchObject({ original: row, uncertain: expected });
  });

  it("is low when a gap after the amount may be a unit that was not read", () => {
    const doubts = (left: number) => {
      const lines = createTestBlock(["# Pancakes", "Ingredients", ...AROUND, "½ lemon", ...METHOD]);
      const word = lines.find(({ words }) => words[1]?.text === "lemon")?.words[1];
      if (word !== undefined) word.box.x = left;
      return readScanFields(lines).ingredients.filter(({ uncertain }) => uncertain).length;
    };
    expect([doubts(72), doubts(85)]).toEqual([0, 1]);
  });

  it.each([
    ["A celery sticks", true],
    ["T onions", true],
    ["celery sticks, chopped", true],
    ["A little milk, to glaze", false],
    ["few sprigs of thyme", false],
    ["orange slices, to serve", false],
    ["GH cup stock", true],
    ["Y,teaspoon pepper", true],
    ["2 rclal d milk", true],
  ])("is low when a word may be a misread number: %s %s", (row, expected) => {
    expect(readAmong(row).uncertain).toBe(expected);
  });

  it("is high when a line without an amount has a bullet", () => {
    const rows = [...AROUND, "olive oil, for frying"].map((row) => `• ${row}`);
    const read = readScanFields(
      createTestBlock(["# Pancakes", "Ingredients", ...rows, ...METHOD]),
    ).ingredients;
    expect(read.filter(({ uncertain }) => uncertain)).toEqual([]);
  });

  it("is high when a line without an amount is in the second column of a block", () => {
    const lines = createTestBlock(["# Pancakes", "Ingredients", ...AROUND]);
    const second = createTestBlock(["3 leeks", "salt and pepper", "olive oil, for frying"], {
      x: 500,
      y: 140,
    });
    const read = readScanFields([
      ...lines,
      ...second,
      ...createTestBlock(METHOD, { y: 400, block: 1 }),
    ]).ingredients;
    expect(read.filter(({ uncertain }) => uncertain)).toEqual([]);
    expect(read).toHaveLength(8);
  });

  it("is low for a missing amount only when the line needs one", () => {
    expect(readAmong("cup sugar").uncertain).toBe(true);
    expect(readAmong("salt and pepper").uncertain).toBe(false);
  });

  it("is low for an article before a measure that was read with little confidence", () => {
    expect(readAmong("a cup stock", { confidence: 0.5 }).uncertain).toBe(true);
    expect(readAmong("a cup stock").uncertain).toBe(false);
  });

  it("includes alternatives from other readings of a word", () => {
    const read = readAmong("4 cups stock", { confidence: 0.6, alternatives: ["¼", "A"] });
    expect(read.alternatives).toEqual(["¼"]);
  });
});
