import { expect, test } from "vitest";
import { type LineRow, newRow } from "./line-rows.ts";
import { type RowAction, stepRows } from "./rows-machine.ts";

const line = (key: string, text = key) => newRow(text, "line", key);
const heading = (key: string, text = key) => newRow(text, "heading", key);
const salt = line("salt");
const eggs = line("eggs", "2 eggs");
const milk = line("milk");

function step(
  rows: readonly LineRow[],
  action: RowAction,
  list: "ingredients" | "instructions" = "ingredients",
) {
  return stepRows(rows, action, { list, busyPictures: ["busy"] });
}
const keys = (rows: readonly LineRow[] | undefined) => rows?.map(({ key }) => key);
const texts = (rows: readonly LineRow[] | undefined) => rows?.map(({ text }) => text);

test("typing changes one row and leaves the others the same", () => {
  const next = step([salt, eggs], { type: "change", key: "eggs", text: "3 eggs" });
  expect(next).toEqual({ rows: [salt, { ...eggs, text: "3 eggs" }] });
  expect(next?.rows[0]).toBe(salt);
});

test("what a row that is gone is asked to do is nobody's", () => {
  expect(step([salt], { type: "change", key: "eggs", text: "x" })).toBeNull();
  expect(step([salt], { type: "split", key: "eggs", at: 0, fresh: "f" })).toBeNull();
});

test("Enter cuts a row at the caret, and the keyboard goes to the beginning of the lower one", () => {
  const next = step([eggs, milk], { type: "split", key: "eggs", at: 1, fresh: "f" });
  expect(texts(next?.rows)).toEqual(["2", "eggs", "milk"]);
  expect(keys(next?.rows)).toEqual(["eggs", "f", "milk"]);
  expect(next?.focus).toEqual({ key: "f", caret: 0 });
});

test("Enter before the words makes a row above, and the keyboard stays with the words", () => {
  const next = step([eggs], { type: "split", key: "eggs", at: 0, fresh: "f" });
  expect(keys(next?.rows)).toEqual(["f", "eggs"]);
  expect(next?.focus).toEqual({ key: "eggs", caret: 0 });
});

test("Enter at the end goes to the blank row that waits below, and makes none", () => {
  const rows = [eggs, line("blank", " ")];
  const next = step(rows, { type: "split", key: "eggs", at: 6, fresh: "f" });
  expect(next).toEqual({ rows, focus: { key: "blank" } });
  expect(next?.rows).toBe(rows);
  const withPicture = [eggs, { ...line("blank", ""), picture: "/images/a.webp" }];
  expect(step(withPicture, { type: "split", key: "eggs", at: 6, fresh: "f" })?.rows).toHaveLength(3);
});

test("pasted lines become rows; the keyboard goes behind the last, and one tap takes them back", () => {
  const rows = [salt, milk];
  const action = {
    type: "paste",
    key: "milk",
    start: 4,
    end: 4,
    pasted: "1 egg\n2 leeks",
    fresh: "f",
  } as const;
  const next = step(rows, action);
  expect(texts(next?.rows)).toEqual(["salt", "milk", "1 egg", "2 leeks"]);
  expect(next?.focus).toEqual({ key: "f.1", caret: 7 });
  expect(next?.undo?.message).toBe("2 lines pasted as rows");
  const back = step(next?.rows ?? [], next?.undo?.action as RowAction);
  expect(back).toEqual({ rows, focus: { key: "milk", caret: 4 } });
});

test("lines pasted before the words of a row end above it, and the keyboard behind the last of them", () => {
  const action = {
    type: "paste",
    key: "milk",
    start: 0,
    end: 0,
    pasted: "1 egg\n2 leeks",
    fresh: "f",
  } as const;
  const next = step([milk], action);
  expect(texts(next?.rows)).toEqual(["1 egg", "2 leeks", "milk"]);
  expect(next?.focus).toEqual({ key: "f.1", caret: 7 });
});

test("a single line that was copied with its end fills a blank row; other text the browser pastes itself", () => {
  const blank = line("blank", "");
  const next = step([blank], {
    type: "paste",
    key: "blank",
    start: 0,
    end: 0,
    pasted: "• 2 eggs\n",
    fresh: "f",
  });
  expect(next).toEqual({ rows: [{ ...blank, text: "2 eggs" }], focus: { key: "blank", caret: 6 } });
  expect(step([eggs], { type: "paste", key: "eggs", start: 0, end: 0, pasted: "of", fresh: "f" })).toBeNull();
  const rows = [heading("sauce")];
  expect(
    step(rows, { type: "paste", key: "sauce", start: 0, end: 0, pasted: "a\nb", fresh: "f" }),
  ).toBeNull();
});

test("a row that was moved is announced by its old name and its new place", () => {
  const next = step([salt, heading("sauce", "Sauce"), eggs], { type: "move", key: "eggs", by: -1 });
  expect(keys(next?.rows)).toEqual(["salt", "eggs", "sauce"]);
  expect(next?.announcement).toBe("Ingredient 2 is now number 2 of 3");
  expect(next?.focus).toEqual({ key: "eggs", staysPressed: true });
});

test("a move beyond the end changes nothing, and is used all the same", () => {
  const rows = [salt, eggs];
  expect(step(rows, { type: "move", key: "eggs", by: 1 })).toEqual({ rows });
  expect(step(rows, { type: "place", key: "eggs", to: 2 })).toEqual({ rows });
});

test("a row that was dragged lands where it was let go, and takes no keyboard", () => {
  const next = step([salt, eggs, milk], { type: "place", key: "milk", to: 0 }, "instructions");
  expect(keys(next?.rows)).toEqual(["milk", "salt", "eggs"]);
  expect(next?.announcement).toBe("Step 3 is now number 1 of 3");
  expect(next?.focus).toBeUndefined();
});

test("a row that goes leaves the keyboard at the end of the one above, and comes back to its place", () => {
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

test("a row comes back at the end where the list has become shorter", () => {
  expect(keys(step([salt], { type: "putBack", row: eggs, at: 5 })?.rows)).toEqual(["salt", "eggs"]);
});

test("the undo is offered where something would be lost: words, a picture, or one on its way", () => {
  const undoOf = (row: LineRow) => step([salt, row], { type: "remove", key: row.key })?.undo;
  expect(undoOf(line("blank", " "))).toBeUndefined();
  expect(undoOf(line("busy", ""))).toBeDefined();
  expect(undoOf({ ...line("pictured", ""), picture: "/images/a.webp" })).toBeDefined();
});

test("the last line stays; a heading may always go", () => {
  const rows = [heading("sauce"), salt];
  expect(step(rows, { type: "remove", key: "salt" })).toBeNull();
  expect(keys(step(rows, { type: "remove", key: "sauce" })?.rows)).toEqual(["salt"]);
});

test("a new line stands at the end, a new heading above the blank rows that wait there", () => {
  const rows = [salt, line("b1", ""), line("b2", "")];
  const added = step(rows, { type: "add", kind: "line", fresh: "f" });
  expect(keys(added?.rows)).toEqual(["salt", "b1", "b2", "f"]);
  expect(added?.focus).toEqual({ key: "f" });
  const headed = step(rows, { type: "add", kind: "heading", fresh: "f" });
  expect(keys(headed?.rows)).toEqual(["salt", "f", "b1", "b2"]);
  expect(headed?.rows[1]?.kind).toBe("heading");
});

const parted = (key: string, quantity: string, isChecked: boolean) => ({
  ...line(key),
  parts: { quantity, unit: "", notes: "", isChecked },
});

test("whoever writes into an amount has looked at it, and it is told once", () => {
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

test("beside rows whose amounts stand apart a new one has an amount of its own: one", () => {
  const rows = [parted("salt", "1", true)];
  const added = step(rows, { type: "add", kind: "line", fresh: "f" });
  expect(added?.rows[1]?.parts?.quantity).toBe("1");
  const split = step(rows, { type: "split", key: "salt", at: 4, fresh: "f" });
  expect(split?.rows[1]?.parts?.quantity).toBe("1");
  expect(step(rows, { type: "add", kind: "heading", fresh: "f" })?.rows[1]?.parts).toBeUndefined();
  expect(step([salt], { type: "add", kind: "line", fresh: "f" })?.rows[1]?.parts).toBeUndefined();
});
