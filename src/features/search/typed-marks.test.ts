import { expect, it } from "vitest";
import { typedMarks } from "./typed-marks.ts";

const marked = (text: string, typed: string) =>
  typedMarks(text, typed).map(({ start, end }) => text.slice(start, end));

it("marks what is typed where a word begins so, in any case and with any accent", () => {
  expect(marked("Creamy crêpes with cress", "CRE")).toEqual(["Cre", "crê", "cre"]);
  expect(marked("Jalapeño ice cream", "jalapeno cre")).toEqual(["Jalapeño", "cre"]);
});

it("marks within a word only where none begins so, and only what is no chance", () => {
  expect(marked("Apfelkuchen", "kuchen")).toEqual(["kuchen"]);
  expect(marked("Pineapple and apple tart", "apple")).toEqual(["apple"]);
  expect(typedMarks("Pineapple and apple tart", "apple")).toEqual([{ start: 14, end: 19 }]);
  expect(marked("Apfelkuchen", "ku")).toEqual([]);
});

it("marks nothing where nothing is typed, nothing is found, or signs alone are typed", () => {
  expect(marked("Lentil soup", "")).toEqual([]);
  expect(marked("Lentil soup", "chili")).toEqual([]);
  expect(marked("Lentil (soup) .*", ".*(")).toEqual([]);
});

it("keeps the place behind letters of two units", () => {
  expect(marked("🍋 Lemon İce", "lem")).toEqual(["Lem"]);
});
