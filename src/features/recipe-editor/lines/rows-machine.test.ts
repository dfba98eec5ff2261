import { expect, test } from "vitest";
import { createRow, type LineRow } from "./line-rows.ts";
import { applyRowActionOrNull, type RowAction } from "./rows-machine.ts";

const line = (key: string, text = key) => createRow(text, "line", key);
const heading = (key: string, text = key) => createRow(text, "heading", key);
const salt = line("salt");
const eggs = line("eggs", "2 eggs");
const milk = line("milk");

function step(
  rows: readonly LineRow[],
  action: RowAction,
  list: "ingredients" | "instructions" = "ingredients",
) {
  return applyRowActionOrNull(rows, action, { list, busyPictures: ["busy"] });
}
const keys = (rows: readonly LineRow[] | undefined) => rows?.map(({ key }) => key);
const texts = (rows: readonly LineRow[] | undefined) => rows?.map(({ text }) => text);

test("typing changes one row and leaves the others identical", () => {
  const next = step([salt, eggs], { type: "change", key: "eggs", text: "3 eggs" });
  expect(next).toEqual({ rows: [salt, { ...eggs, text: "3 eggs" }] });
  expect(next?.rows[0]).toBe(salt);
});

test("an action is not handled when its row is missing", () => {
  expect(step([salt], { type: "change", key: "eggs", text: "x" })).toBeNull();
  expect(step([salt], { type: "split", key: "eggs", caret: 0, newKey: "f" })).toBeNull();
});

test.each([1, 2])("Enter splits a row at caret %i and focuses the lower part", (caret) => {
  const next = step([eggs, milk], { type: "split", key: "eggs", caret, newKey: "f" });
  expect(texts(next?.rows)).toEqual(["2", "eggs", "milk"]);
  expect(keys(next?.rows)).toEqual(["eggs", "f", "milk"]);
  expect(next?.focus).toEqual({ key: "f", caret: 0 });
});

test("Enter before the text adds a row above and keeps focus and picture with the text", () => {
  const pictured = { ...eggs, picture: "/images/a.webp" };
  const next = step([pictured], { type: "split", key: "eggs", caret: 0, newKey: "f" });
  expect(next).toEqual({ rows: [line("f", ""), pictured], focus: { key: "eggs", caret: 0 } });
  // Without text before and after the caret, the row stays above the new one.
  const bare = { ...pictured, text: "" };
  const below = step([bare], { type: "split", key: "eggs", caret: 0, newKey: "f" });
  expect(below?.rows).toEqual([bare, line("f", "")]);
});

test("Enter at the end focuses a blank row below instead of adding one", () => {
  const rows = [eggs, line("blank", " ")];
  const next = step(rows, { type: "split", key: "eggs", caret: 6, newKey: "f" });
  expect(next).toEqual({ rows, focus: { key: "blank" } });
  expect(next?.rows).toBe(rows);
  expect(step(rows, { type: "split", key: "eggs", caret: 1, newKey: "f" })?.rows).toHaveLength(3);
  const withPicture = [eggs, { ...line("blank", ""), picture: "/images/a.webp" }];
  expect(step(withPicture, { type: "split", key: "eggs", caret: 6, newKey: "f" })?.rows).toHaveLength(3);
});

const paste = (key: string, start: number, end: number, pasted = "1 egg\n2 leeks"): RowAction => ({
  type: "paste",
  ...{ key, start, end, pasted, newKey: "f" },
});

test.each([
  ["behind the words", 8, 8, ["oat milk", "1 egg", "2 leeks"]],
  ["before them", 0, 0, ["1 egg", "2 leeks", "oat milk"]],
  ["between them", 4, 4, ["oat", "1 egg", "2 leeks", "milk"]],
  ["over some of them", 1, 3, ["o", "1 egg", "2 leeks", "milk"]],
  ["over all of them", 0, 8, ["1 egg", "2 leeks"]],
])("lines pasted %s become rows with the caret after the last, and one undo removes them", (...caret) => {
  const [, start, end, expected] = caret;
  const rows = [salt, line("milk", "oat milk"), eggs];
  const next = step(rows, paste("milk", start, end));
  expect(texts(next?.rows)).toEqual(["salt", ...expected, "2 eggs"]);
  expect(next?.focus).toEqual({ key: "f.1", caret: 7 });
  expect(next?.undo?.message).toBe("2 lines pasted as rows");
  const undo = next?.undo?.action as RowAction;
  expect(step(next?.rows ?? [], undo)).toEqual({ rows, focus: { key: "milk", caret: end } });
  const after = [...(next?.rows ?? []), line("rice")];
  expect(step(after, undo)?.rows).toEqual([...rows, line("rice")]);
  const arrived = next?.rows.map((row) => (row.key === "milk" ? { ...row, picture: "/images/a.webp" } : row));
  expect(step(arrived ?? [], undo)?.rows[1]?.picture).toBe("/images/a.webp");
});

test.each([
  ["before the words", 0, 0, "Preheat\nMix", "Bake it"],
  ["between them", 5, 5, "Preheat\nMix", "Bake"],
  ["behind them", 7, 7, "Preheat\nMix", "Bake it"],
  ["over them", 0, 7, "Preheat\nMix", "Preheat"],
  ["over them with a heading", 0, 7, "For the dough:\nMix", "Mix"],
])("a list pasted %s keeps a picture with the text above it and with its row", (...caret) => {
  const [, start, end, pasted, words] = caret;
  const bake = { ...line("bake", "Bake it"), picture: "/images/a.webp" };
  const next = step([bake, line("eat")], paste("bake", start, end, pasted), "instructions");
  const pictured = next?.rows.filter(({ key, picture }) => picture !== null || key === "bake");
  expect(pictured?.map(({ key, text, picture }) => [key, text, picture])).toEqual([
    ["bake", words, "/images/a.webp"],
  ]);
});

test("a single copied line fills a blank row when it ends in a line break; other text is left to the browser", () => {
  const blank = line("blank", "");
  const next = step([blank], paste("blank", 0, 0, "• 2 eggs\n"));
  expect(next).toEqual({ rows: [{ ...blank, text: "2 eggs" }], focus: { key: "blank", caret: 6 } });
  expect(step([eggs], paste("eggs", 0, 0, "of"))).toBeNull();
  expect(step([heading("sauce")], paste("sauce", 0, 0, "a\nb"))).toBeNull();
});

test("a moved row is announced by its old label and its new position", () => {
  const next = step([salt, heading("sauce", "Sauce"), eggs], { type: "move", key: "eggs", by: -1 });
  expect(keys(next?.rows)).toEqual(["salt", "eggs", "sauce"]);
  expect(next?.announcement).toBe("Ingredient 2 is now number 2 of 3");
  expect(next?.focus).toEqual({ key: "eggs", keepsButtonFocus: true });
  const down = step([salt, eggs, milk], { type: "move", key: "salt", by: 1 });
  expect(keys(down?.rows)).toEqual(["eggs", "salt", "milk"]);
});

test("a move beyond the ends is handled and changes nothing", () => {
  const rows = [salt, eggs];
  expect(step(rows, { type: "move", key: "eggs", by: 1 })).toEqual({ rows });
  expect(step(rows, { type: "move", key: "salt", by: -1 })).toEqual({ rows });
});

test.each([
  [0, 2, "bacd"],
  [0, 4, "bcda"],
  [3, 0, "dabc"],
  [2, 1, "acbd"],
  [1, 1, "abcd"],
  [1, 2, "abcd"],
])("row %i is dragged before row %i or to the end without moving the focus", (from, to, order) => {
  const rows = ["a", "b", "c", "d"].map((name) => line(name));
  const next = step(rows, { type: "place", key: rows[from]?.key ?? "", to }, "instructions");
  expect(keys(next?.rows)?.join("")).toBe(order);
  expect(next?.focus).toBeUndefined();
  const place = order.indexOf(rows[from]?.key ?? "");
  const announced = `Step ${from + 1} is now number ${place + 1} of 4`;
  expect(next?.announcement).toBe(order === "abcd" ? undefined : announced);
});

test("a removed row leaves the focus at the end of the row above, and is restored at its index", () => {
  const rows = [salt, eggs, milk];
  const next = step(rows, { type: "remove", key: "eggs" });
  expect(keys(next?.rows)).toEqual(["salt", "milk"]);
  expect(next?.focus).toEqual({ key: "salt", caret: 4 });
  expect(next?.undo?.message).toBe("Removed.");
  expect(step(next?.rows ?? [], next?.undo?.action as RowAction)).toEqual({
    rows,
    focus: { key: "eggs", caret: 6 },
  });
  expect(step(rows, { type: "remove", key: "salt" })?.focus).toEqual({ key: "eggs", caret: 6 });
});

test("a row is restored at the end when the list became shorter", () => {
  expect(keys(step([salt], { type: "putBack", row: eggs, index: 5 })?.rows)).toEqual(["salt", "eggs"]);
});

test("the undo is offered when a text, a picture or a pending upload would be lost", () => {
  const undoOf = (row: LineRow) => step([salt, row], { type: "remove", key: row.key })?.undo;
  expect(undoOf(line("blank", " "))).toBeUndefined();
  expect(undoOf(line("busy", ""))).toBeDefined();
  expect(undoOf({ ...line("pictured", ""), picture: "/images/a.webp" })).toBeDefined();
});

test("the last line cannot be removed; a heading can", () => {
  const rows = [heading("sauce"), salt];
  expect(step(rows, { type: "remove", key: "salt" })).toBeNull();
  expect(keys(step(rows, { type: "remove", key: "sauce" })?.rows)).toEqual(["salt"]);
});

test("a new line is added at the end, a new heading above trailing blank rows", () => {
  const rows = [salt, line("b1", ""), line("b2", "")];
  const added = step(rows, { type: "add", kind: "line", newKey: "f" });
  expect(keys(added?.rows)).toEqual(["salt", "b1", "b2", "f"]);
  expect(added?.focus).toEqual({ key: "f" });
  const headed = step(rows, { type: "add", kind: "heading", newKey: "f" });
  expect(keys(headed?.rows)).toEqual(["salt", "f", "b1", "b2"]);
  expect(headed?.rows[1]?.kind).toBe("heading");
});

const parted = (key: string, quantity: string, isChecked: boolean) => ({
  ...line(key),
  parts: { quantity, unit: "", notes: "", isChecked },
});

test("editing an amount marks it as checked and announces it once", () => {
  const rows = [parted("salt", "1", false), parted("eggs", "2", true)];
  const unit = step(rows, { type: "parts", key: "salt", part: { unit: "tsp" } });
  expect(unit?.rows[0]?.parts).toEqual({ quantity: "1", unit: "tsp", notes: "", isChecked: false });
  expect(unit?.announcement).toBeUndefined();
  const looked = step(rows, { type: "parts", key: "salt", part: { quantity: "½" } });
  expect(looked?.rows[0]?.parts).toMatchObject({ quantity: "½", isChecked: true });
  expect(looked?.announcement).toBe("Ingredient 1: checked");
  const again = step(rows, { type: "parts", key: "eggs", part: { quantity: "3" } });
  expect(again?.announcement).toBeUndefined();
  expect(step([salt], { type: "parts", key: "salt", part: { unit: "tsp" } })).toBeNull();
});

test("a new row has the amount one when the rows have separate amounts", () => {
  const rows = [parted("salt", "1", true)];
  const added = step(rows, { type: "add", kind: "line", newKey: "f" });
  expect(added?.rows[1]?.parts?.quantity).toBe("1");
  const split = step(rows, { type: "split", key: "salt", caret: 4, newKey: "f" });
  expect(split?.rows[1]?.parts?.quantity).toBe("1");
  expect(step(rows, { type: "add", kind: "heading", newKey: "f" })?.rows[1]?.parts).toBeUndefined();
  expect(step([salt], { type: "add", kind: "line", newKey: "f" })?.rows[1]?.parts).toBeUndefined();
});
