import { describe, expect, it } from "vitest";
import type { Line } from "../reading.ts";
import { readFields } from "./fields.ts";
import { printBlock } from "./test-print.ts";

const AROUND = ["250 g flour", "3 eggs", "100 ml milk", "2 tablespoons oil", "1 teaspoon salt"];
const METHOD = [
  "",
  "Method",
  "1. Whisk the eggs with the milk.",
  "2. Stir in the flour and bake for 20 minutes.",
];

type Change = { text?: string; confidence?: number; alternatives?: string[] };

/** Reads a line among others that are sure; `change` is what the recognizer said of its first word. */
function readAmong(text: string, change: Change = {}) {
  const lines: Line[] = printBlock(["# Pancakes", "Ingredients", ...AROUND, text, ...METHOD]);
  const at = lines.findIndex(({ words }) => words.map((word) => word.text).join(" ") === text);
  const [first, ...rest] = lines[at]?.words ?? [];
  if (first !== undefined) lines[at] = { ...(lines[at] as Line), words: [{ ...first, ...change }, ...rest] };
  const found = readFields(lines).ingredients.find(({ line }) => line === at);
  if (found === undefined) throw new Error(`${text} is not among the ingredients`);
  return found;
}

describe("how far an amount can be relied on", () => {
  it("is sure of plain lines", () => {
    expect(
      readFields(printBlock(["# Pancakes", ...AROUND, ...METHOD])).ingredients.filter((one) => one.uncertain),
    ).toEqual([]);
  });

  it("is as sure of a fraction as its reader, and offers what else it may be", () => {
    const sure = readAmong("½ cup sugar", { confidence: 0.97, alternatives: ["¼"] });
    expect(sure).toMatchObject({ uncertain: false, alternatives: ["¼"] });
    const unsure = readAmong("1½ cups sugar", { confidence: 0.55, alternatives: ["1¼"] });
    expect(unsure).toMatchObject({ uncertain: true, confidence: 0.55, alternatives: ["1¼"] });
  });

  it("doubts digits that the recognizer doubts", () => {
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
  ])("doubts %s, which nobody writes", (line, alternatives) => {
    expect(readAmong(line)).toMatchObject({ uncertain: true, alternatives });
  });

  it.each(
    [
      "2 cups sugar|1 cup cream|½ cup cream|¾ cups cream|12 cloves garlic|3 tbsp oil|2-3 cups stock",
      "1 ½ cups stock|12 tablespoons butter|450 g beef",
    ].flatMap((row) => row.split("|")),
  )("does not doubt %s", (line) => {
    expect(readAmong(line).uncertain).toBe(false);
  });

  it("doubts things that are many and have no number, where the other lines have one", () => {
    const lines = printBlock(["# Pancakes", "Ingredients", "garlic cloves, chopped", ...AROUND, ...METHOD]);
    expect(readFields(lines).ingredients[0]).toMatchObject({ name: "garlic", uncertain: true });
  });

  it("doubts a number that may have lost its point, where the page has points", () => {
    const read = (line: string) =>
      readFields(
        printBlock(["# Pancakes", line, ...AROUND, "15 tablespoons vinegar", ...METHOD]),
      ).ingredients.find(({ name }) => name === "vinegar");
    expect(read("2.5 cups flour")).toMatchObject({ uncertain: true, alternatives: ["1.5"] });
    expect(read("2 cups flour")).toMatchObject({ uncertain: false });
  });

  it("leaves the units of a page alone that inflects none", () => {
    const fields = readFields(
      printBlock(["# Pancakes", "2 cup flour", "3 teaspoon sugar", "4 tablespoon oil", "2 eggs", ...METHOD]),
    );
    expect(fields.ingredients.map((one) => one.uncertain)).toEqual([false, false, false, false]);
  });

  it.each(["% tsp salt", "¥ cup sugar", "1g tablespoon flour"])(
    "leaves the amount of %s open and asks",
    (line) => {
      const read = readAmong(line);
      expect(read.amount).toEqual({ kind: "none" });
      expect(read).toMatchObject({ uncertain: true, alternatives: ["½", "¼", "¾"] });
      expect(read.unit).not.toBeNull();
    },
  );

  it("reads a fraction that was taken for letters and asks", () => {
    expect(readAmong("1Y2 cups sugar")).toMatchObject({
      amount: { value: { n: 3, d: 2 } },
      unit: "cups",
      uncertain: true,
    });
  });

  it("reads a whole number and its fraction, with a dash between them or without", () => {
    expect(readAmong("1-½ cups sugar")).toMatchObject({
      amount: { value: { n: 3, d: 2 } },
      uncertain: false,
    });
    expect(readAmong("1 ½ cups sugar")).toMatchObject({
      amount: { value: { n: 3, d: 2 } },
      uncertain: false,
    });
  });

  it("asks for an amount that a unit misses, and none that the line does not want", () => {
    expect(readAmong("cup sugar").uncertain).toBe(true);
    expect(readAmong("salt and pepper").uncertain).toBe(false);
  });

  it("puts other readings of a word into the line", () => {
    const read = readAmong("4 cups stock", { confidence: 0.6, alternatives: ["¼", "A"] });
    expect(read.alternatives).toEqual(["¼"]);
  });
});
