import { expect, it } from "vitest";
import { findTypedWordRanges } from "./find-typed-word-ranges.ts";

const marked = (text: string, typed: string) =>
  findTypedWordRanges(text, typed).map(({ start, end }) => text.slice(start, end));

it("marks the start of words in any case and with any accent", () => {
  expect(marked("Creamy crêpes with cress", "CRE")).toEqual(["Cre", "crê", "cre"]);
  expect(marked("Jalapeño ice cream", "jalapeno cre")).toEqual(["Jalapeño", "cre"]);
});

it("marks inside a word only when no word starts with the text, and it has three letters", () => {
  expect(marked("Apfelkuchen", "kuchen")).toEqual(["kuchen"]);
  expect(marked("Pineapple and apple tart", "apple")).toEqual(["apple"]);
  expect(findTypedWordRanges("Pineapple and apple tart", "apple")).toEqual([{ start: 14, end: 19 }]);
  expect(marked("Apfelkuchen", "ku")).toEqual([]);
});

it("marks nothing when the text is empty, not found or has no letters", () => {
  expect(marked("Lentil soup", "")).toEqual([]);
  expect(marked("Lentil soup", "chili")).toEqual([]);
  expect(marked("Lentil (soup) .*", ".*(")).toEqual([]);
});

it("keeps positions after letters of two code units", () => {
  expect(marked("🍋 Lemon İce", "lem")).toEqual(["Lem"]);
});
