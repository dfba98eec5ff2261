import { describe, expect, test } from "vitest";
import {
  createRowsFromPastedLines,
  parseHeadingLineOrNull,
  parsePastedSingleLineOrNull,
} from "./pasted-lines.ts";

const marked = "● 2 eggs\n◦ salt\n‣ oil\n▪ rice\n— flour\n- [ ] milk\n[x] 1 leek\n✓ soap";
const bare = ["2 eggs", "salt", "oil", "rice", "flour", "milk", "1 leek", "soap"];
const fromWord = "\uF0B7\tflour\no\t1 onion\n\uF0A7 2 eggs\n\uF0B7salt\no tempero";
const bareFromWord = ["flour", "1 onion", "2 eggs", "salt", "o tempero"];

describe("pasted ingredients become rows", () => {
  test.each([
    [
      "without bullets and blank lines",
      "- 2 eggs\r\n• 100 g flour\n\n* salt\n",
      ["2 eggs", "100 g flour", "salt"],
    ],
    ["without the bullets of any program, nor boxes to tick off", marked, bare],
    ["without the bullets of Word, those of its second level too", fromWord, bareFromWord],
    [
      "without the numbers of a numbered list",
      "1. 3 tbsp sugar\n2. 100 ml milk\n3. salt",
      ["3 tbsp sugar", "100 ml milk", "salt"],
    ],
    [
      "without numbers that begin anew below a heading",
      "Dough:\n1) flour\n2) 2 eggs\nSauce:\n1) 1 leek",
      ["# Dough", "flour", "2 eggs", "# Sauce", "1 leek"],
    ],
    ["without the tab behind an amount", "1\tegg\n2\tleeks", ["1 egg", "2 leeks"]],
    ["with a heading row", "For the sauce:\n2 tomatoes", ["# For the sauce", "2 tomatoes"]],
    ["with decimal amounts", "1.5 l water\n2 eggs", ["1.5 l water", "2 eggs"]],
    ["with amounts that look like one number of a list", "1. leek\n3 eggs", ["1. leek", "3 eggs"]],
    ["with amounts that do not count up", "2. leeks\n4. eggs", ["2. leeks", "4. eggs"]],
    ["with amounts that count up without a mark", "1 leek\n2 eggs", ["1 leek", "2 eggs"]],
    ["none of a single line", "2 eggs\n", []],
  ])("%s", (_, pasted, rows) => expect(shown(pasted, "ingredients")).toEqual(rows));
});

describe("pasted steps become rows", () => {
  test.each([
    ["without numbers", "1. Boil.\n2) Stir.\nStep 3: Eat.", ["Boil.", "Stir.", "Eat."]],
    [
      "with an amount at the start of a step",
      "1.5 l of water boils.\nStir.",
      ["1.5 l of water boils.", "Stir."],
    ],
    ["each of the lines of its paragraph", "Boil the\nwater.\n\nStir.", ["Boil the water.", "Stir."]],
    [
      "with headings above paragraphs",
      "For the dough:\nMix flour\nand water.\n\nFor the sauce:\nCook tomatoes.",
      ["# For the dough", "Mix flour and water.", "# For the sauce", "Cook tomatoes."],
    ],
    [
      "without numbers before a tab and letters, with every blank behind them",
      "1\tPreheat\n2) 2 eggs in\na) Heat\nii) Stir\nb. Mix\n3.\t\tBake",
      ["Preheat", "2 eggs in", "Heat", "Stir", "Mix", "Bake"],
    ],
    [
      "with letters and numbers that are words",
      "c. 20 minutes later, stir.\nA pinch of salt goes in.\n20 minutes later, eat.",
      ["c. 20 minutes later, stir.", "A pinch of salt goes in.", "20 minutes later, eat."],
    ],
    [
      "each at its number inside a paragraph",
      "For the sauce:\n1) Fry the garlic.\n2) Add the\ntomatoes.\n\nServe.",
      ["# For the sauce", "Fry the garlic.", "Add the tomatoes.", "Serve."],
    ],
    [
      "without names of steps in paragraphs",
      "Step 1\nHeat the oven.\n\nStep 2\nMix eggs\nand flour.\n\nStep 3 Bake.",
      ["Heat the oven.", "Mix eggs and flour.", "Bake."],
    ],
    ["without names of steps on lines of their own", "Step 1\nBoil.\nStep 2\nStir.", ["Boil.", "Stir."]],
    [
      "with a name of a step that is words",
      "Step 2 cups of flour in.\nBake.",
      ["Step 2 cups of flour in.", "Bake."],
    ],
    ["without the bullets of any program, nor boxes to tick off", marked, bare],
    ["without the bullets of Word, those of its second level too", fromWord, bareFromWord],
  ])("%s", (_, pasted, rows) => expect(shown(pasted, "instructions")).toEqual(rows));
});

/** The texts of the created rows; headings start with "# ". */
function shown(pasted: string, list: "ingredients" | "instructions"): string[] {
  return createRowsFromPastedLines(pasted, list, "p").map(({ kind, text }) =>
    kind === "heading" ? `# ${text}` : text,
  );
}

test("a single copied line loses its bullet when it ends in a line break; other text is left to the browser", () => {
  expect(parsePastedSingleLineOrNull("• 2 eggs\n", "ingredients")).toBe("2 eggs");
  expect(parsePastedSingleLineOrNull("1. Preheat the oven\r\n", "instructions")).toBe("Preheat the oven");
  expect(parsePastedSingleLineOrNull("2 eggs\n", "ingredients")).toBe("2 eggs");
  expect(parsePastedSingleLineOrNull("2 eggs", "ingredients")).toBeNull();
  expect(parsePastedSingleLineOrNull("2 eggs\nsalt\n", "ingredients")).toBeNull();
});

test("an amount before a colon is no heading", () => {
  expect(parseHeadingLineOrNull("2 cups:")).toBeNull();
  expect(parseHeadingLineOrNull("## Dough")).toBe("Dough");
  expect(parseHeadingLineOrNull("Salt")).toBeNull();
});
