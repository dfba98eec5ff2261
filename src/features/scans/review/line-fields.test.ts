import { expect, test } from "vitest";
import { createExtractedRowKey } from "../../recipe-editor/lines/line-rows.ts";
import { createTestScanAnswer, createTestScannedIngredient } from "../test-scan.ts";
import { findFieldOfEachScannedLine, listLineIndexesOfField } from "./line-fields.ts";

const lines = [
  "Brown Butter",
  "Shortbread",
  "Serves 6",
  "Cooking time 25 minutes",
  "Ingredients",
  "2 cups flour, sifted",
  "twice",
  "salt",
  "1. Melt the butter in",
  "a small pan.",
  "2. Bake.",
  "page 12",
];
const answer = createTestScanAnswer({
  lines,
  title: "Brown Butter Shortbread",
  servingSize: 6,
  cookingTime: 25,
  ingredients: [
    createTestScannedIngredient({ originalText: "2 cups flour, sifted twice", line: 5 }),
    createTestScannedIngredient({ originalText: "salt", line: 7 }),
  ],
  instructions: ["Melt the butter in a small pan.", "Bake."],
  instructionLines: [8, 10],
});
const targets = findFieldOfEachScannedLine(answer);

test("a field knows all its lines, also continued ones", () => {
  expect(listLineIndexesOfField(targets, { row: createExtractedRowKey("ingredients", 0) })).toEqual([5, 6]);
  expect(listLineIndexesOfField(targets, { row: createExtractedRowKey("ingredients", 1) })).toEqual([7]);
  expect(listLineIndexesOfField(targets, { row: createExtractedRowKey("instructions", 0) })).toEqual([8, 9]);
  expect(listLineIndexesOfField(targets, { row: createExtractedRowKey("instructions", 1) })).toEqual([10]);
  expect(listLineIndexesOfField(targets, { field: "title" })).toEqual([0, 1]);
  expect(listLineIndexesOfField(targets, { field: "servings" })).toEqual([2]);
  expect(listLineIndexesOfField(targets, { field: "cookingTime" })).toEqual([3]);
  expect(listLineIndexesOfField(targets, null)).toEqual([]);
});

test("a line has no target when it was not used", () => {
  expect(targets[4]).toBeNull();
  expect(targets[11]).toBeNull();
});

test("a step is found by its text when its line is unknown", () => {
  const found = findFieldOfEachScannedLine({
    ...answer,
    instructionLines: [null, null],
    instructions: ["Serves 6 hungry people."],
  });
  expect(listLineIndexesOfField(found, { row: createExtractedRowKey("instructions", 0) })).toEqual([2]);
});
