import { expect, test } from "vitest";
import {
  canRemove,
  insertAfter,
  type LineRow,
  lineFromPaste,
  moveRow,
  newRow,
  pasteRows,
  placeRow,
  removeRow,
  rowsFromPaste,
  splitRow,
  undoPaste,
} from "./line-rows.ts";
import { headingIn } from "./pasted-lines.ts";

const texts = (rows: readonly LineRow[]) => rows.map((row) => row.text);
const rows = (...lines: string[]) => lines.map((line) => newRow(line));

test("many pasted lines become as many rows, without their bullets", () => {
  expect(texts(rowsFromPaste("- 2 eggs\r\n• 100 g flour\n\n* salt\n", "ingredients", "p"))).toEqual([
    "2 eggs",
    "100 g flour",
    "salt",
  ]);
});

test("a single pasted line is left to the browser", () => {
  expect(rowsFromPaste("2 eggs\n", "ingredients", "p")).toEqual([]);
  expect(lineFromPaste("2 eggs", "ingredients")).toBeNull();
  expect(lineFromPaste("2 eggs\nsalt\n", "ingredients")).toBeNull();
});

test("a single line that was copied with its end loses its mark", () => {
  expect(lineFromPaste("• 2 eggs\n", "ingredients")).toBe("2 eggs");
  expect(lineFromPaste("1. Preheat the oven\r\n", "instructions")).toBe("Preheat the oven");
  expect(lineFromPaste("2 eggs\n", "ingredients")).toBe("2 eggs");
});

test("a pasted heading becomes a heading row", () => {
  const pasted = rowsFromPaste("For the sauce:\n2 tomatoes", "ingredients", "p");
  expect(pasted.map((row) => row.kind)).toEqual(["heading", "line"]);
  expect(texts(pasted)).toEqual(["For the sauce", "2 tomatoes"]);
});

test("an amount before a colon is no heading", () => {
  expect(headingIn("2 cups:")).toBeNull();
  expect(headingIn("## Dough")).toBe("Dough");
  expect(headingIn("Salt")).toBeNull();
});

test("numbers before steps go, amounts at their start stay", () => {
  expect(texts(rowsFromPaste("1. Boil.\n2) Stir.\nStep 3: Eat.", "instructions", "p"))).toEqual([
    "Boil.",
    "Stir.",
    "Eat.",
  ]);
  expect(texts(rowsFromPaste("1.5 l water\n2 eggs", "ingredients", "p"))).toEqual(["1.5 l water", "2 eggs"]);
  expect(texts(rowsFromPaste("1.5 l of water boils.\nStir.", "instructions", "p"))[0]).toBe(
    "1.5 l of water boils.",
  );
});

test("steps pasted as paragraphs keep the lines of a paragraph together", () => {
  expect(texts(rowsFromPaste("Boil the\nwater.\n\nStir.", "instructions", "p"))).toEqual([
    "Boil the water.",
    "Stir.",
  ]);
});

test("a heading above a paragraph of steps stays a heading", () => {
  const method = "For the dough:\nMix flour\nand water.\n\nFor the sauce:\nCook tomatoes.";
  const pasted = rowsFromPaste(method, "instructions", "p");
  expect(pasted.map(({ kind, text }) => [kind, text])).toEqual([
    ["heading", "For the dough"],
    ["line", "Mix flour and water."],
    ["heading", "For the sauce"],
    ["line", "Cook tomatoes."],
  ]);
});

test("numbers before a tab and letters before steps go, with every blank behind them", () => {
  const pasted = "1\tPreheat\n2) 2 eggs in\na) Heat\nii) Stir\nb. Mix\n3.\t\tBake";
  expect(texts(rowsFromPaste(pasted, "instructions", "p"))).toEqual([
    "Preheat",
    "2 eggs in",
    "Heat",
    "Stir",
    "Mix",
    "Bake",
  ]);
  const words = "c. 20 minutes later, stir.\nA pinch of salt goes in.\n20 minutes later, eat.";
  expect(texts(rowsFromPaste(words, "instructions", "p"))).toEqual(words.split("\n"));
  expect(texts(rowsFromPaste("1\tegg\n2\tleeks", "ingredients", "p"))).toEqual(["1 egg", "2 leeks"]);
});

test("a step begins at its number inside a paragraph too, and a number that stands alone goes", () => {
  const withHeading = "For the sauce:\n1) Fry the garlic.\n2) Add the\ntomatoes.\n\nServe.";
  expect(texts(rowsFromPaste(withHeading, "instructions", "p"))).toEqual([
    "For the sauce",
    "Fry the garlic.",
    "Add the tomatoes.",
    "Serve.",
  ]);
  const named = "Step 1\nHeat the oven.\n\nStep 2\nMix eggs\nand flour.\n\nStep 3 Bake.";
  expect(texts(rowsFromPaste(named, "instructions", "p"))).toEqual([
    "Heat the oven.",
    "Mix eggs and flour.",
    "Bake.",
  ]);
  expect(texts(rowsFromPaste("Step 1\nBoil.\nStep 2\nStir.", "instructions", "p"))).toEqual([
    "Boil.",
    "Stir.",
  ]);
  const amount = "Step 2 cups of flour in.\nBake.";
  expect(texts(rowsFromPaste(amount, "instructions", "p"))[0]).toBe("Step 2 cups of flour in.");
});

test("the bullets of any program go, and the boxes of a list to tick off", () => {
  const pasted = "● 2 eggs\n◦ salt\n‣ oil\n▪ rice\n— flour\n- [ ] milk\n[x] 1 leek\n✓ soap";
  const bare = ["2 eggs", "salt", "oil", "rice", "flour", "milk", "1 leek", "soap"];
  expect(texts(rowsFromPaste(pasted, "ingredients", "p"))).toEqual(bare);
  expect(texts(rowsFromPaste(pasted, "instructions", "p"))).toEqual(bare);
});

test("the bullets of Word go, those of its second level too", () => {
  const pasted = "\uF0B7\tflour\no\t1 onion\n\uF0A7 2 eggs\n\uF0B7salt\no tempero";
  const bare = ["flour", "1 onion", "2 eggs", "salt", "o tempero"];
  expect(texts(rowsFromPaste(pasted, "ingredients", "p"))).toEqual(bare);
  expect(texts(rowsFromPaste(pasted, "instructions", "p"))).toEqual(bare);
});

test("the numbers of a numbered list of ingredients go, amounts stay", () => {
  expect(texts(rowsFromPaste("1. 3 tbsp sugar\n2. 100 ml milk\n3. salt", "ingredients", "p"))).toEqual([
    "3 tbsp sugar",
    "100 ml milk",
    "salt",
  ]);
  const sections = "Dough:\n1) flour\n2) 2 eggs\nSauce:\n1) 1 leek";
  expect(texts(rowsFromPaste(sections, "ingredients", "p"))).toEqual([
    "Dough",
    "flour",
    "2 eggs",
    "Sauce",
    "1 leek",
  ]);
  for (const amounts of ["1. leek\n3 eggs", "2. leeks\n4. eggs", "1 leek\n2 eggs"]) {
    expect(texts(rowsFromPaste(amounts, "ingredients", "p"))).toEqual(amounts.split("\n"));
  }
});

test("pasting inside a row keeps what stands around the selection", () => {
  const before = rows("salt pepper", "oil");
  const pasted = rowsFromPaste("a\nb", "ingredients", "p");
  const key = before[0]?.key ?? "";
  expect(texts(pasteRows(before, key, { start: 5, end: 5 }, pasted, newRow()))).toEqual([
    "salt",
    "a",
    "b",
    "pepper",
    "oil",
  ]);
});

test("a pasted list leaves a picture with the words it stood below, and with its row", () => {
  const [step, ...others] = rows("Bake it", "Eat");
  if (!step) throw new Error("no step");
  const before = [{ ...step, picture: "/images/a.webp" }, ...others];
  const paste = (start: number, end: number, pasted: string) =>
    pasteRows(before, step.key, { start, end }, rowsFromPaste(pasted, "instructions", "p"), newRow())
      .filter((row) => row.picture !== null || row.key === step.key)
      .map(({ key, text, picture }) => [key, text, picture]);
  const withPicture = (text: string) => [[step.key, text, "/images/a.webp"]];
  expect(paste(0, 0, "Preheat\nMix")).toEqual(withPicture("Bake it"));
  expect(paste(5, 5, "Preheat\nMix")).toEqual(withPicture("Bake"));
  expect(paste(7, 7, "Preheat\nMix")).toEqual(withPicture("Bake it"));
  expect(paste(0, 7, "Preheat\nMix")).toEqual(withPicture("Preheat"));
  expect(paste(0, 7, "For the dough:\nMix")).toEqual(withPicture("Mix"));
});

test("a paste that is taken back leaves the rows as they were, and what was done elsewhere", () => {
  const before = rows("salt", "pepper or oil", "rice");
  const row = before[1] as LineRow;
  const pasted = rowsFromPaste("a\nb", "ingredients", "p");
  const tail = newRow();
  const made = [...pasted, tail].map(({ key }) => key);
  for (const [start, end] of [
    [0, 13],
    [0, 0],
    [7, 9],
    [13, 13],
  ] as const) {
    const after = pasteRows(before, row.key, { start, end }, pasted, tail);
    expect(undoPaste(after, row, made)).toEqual(before);
    expect(texts(undoPaste([...after, newRow("milk")], row, made))).toEqual([...texts(before), "milk"]);
  }
  const arrived = before.map((one) => (one === row ? { ...one, picture: "/images/a.webp" } : one));
  expect(undoPaste(arrived, row, made)[1]?.picture).toBe("/images/a.webp");
});

test("the last line cannot be removed, a heading always can", () => {
  const heading = newRow("Sauce", "heading");
  const only = newRow("salt");
  const list = [heading, only];
  expect(canRemove(list, only.key)).toBe(false);
  expect(texts(removeRow(list, only.key))).toEqual(["Sauce", "salt"]);
  expect(texts(removeRow(list, heading.key))).toEqual(["salt"]);
});

test("a row moves one place, and never beyond the ends", () => {
  const list = rows("a", "b", "c");
  const [a, , c] = list.map((row) => row.key) as [string, string, string];
  expect(texts(moveRow(list, c, -1))).toEqual(["a", "c", "b"]);
  expect(texts(moveRow(list, a, 1))).toEqual(["b", "a", "c"]);
  expect(texts(moveRow(list, a, -1))).toEqual(["a", "b", "c"]);
});

test("Enter cuts a row at the caret", () => {
  const list = rows("salt pepper");
  expect(texts(splitRow(list, list[0]?.key ?? "", 4, newRow()))).toEqual(["salt", "pepper"]);
});

test("Enter before the words of a row makes room above them and leaves them their picture", () => {
  const [step] = rows("Bake it");
  if (!step) throw new Error("no step");
  const withPicture = { ...step, picture: "/images/a.webp" };
  const room = newRow();
  expect(splitRow([withPicture], step.key, 0, room)).toEqual([room, withPicture]);
  // Nothing behind the caret either: the row stays where it is.
  const bare = { ...withPicture, text: "" };
  expect(splitRow([bare], step.key, 0, room)).toEqual([bare, room]);
});

test("a new row stands behind the one it was asked for", () => {
  const list = rows("a", "b");
  expect(texts(insertAfter(list, list[0]?.key ?? null, newRow("x")))).toEqual(["a", "x", "b"]);
  expect(texts(insertAfter(list, null, newRow("x")))).toEqual(["a", "b", "x"]);
});

test("a row is dragged before another, or to the end", () => {
  const rows = ["a", "b", "c", "d"].map((line) => newRow(line));
  const dragged = (from: number, to: number) => texts(placeRow(rows, rows[from]?.key ?? "", to)).join("");
  expect(dragged(0, 2)).toBe("bacd");
  expect(dragged(0, 4)).toBe("bcda");
  expect(dragged(3, 0)).toBe("dabc");
  expect(dragged(2, 1)).toBe("acbd");
  expect([dragged(1, 1), dragged(1, 2)]).toEqual(["abcd", "abcd"]);
  expect(texts(placeRow(rows, "nowhere", 1)).join("")).toBe("abcd");
});
