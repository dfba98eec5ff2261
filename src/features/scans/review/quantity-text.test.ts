import { expect, test } from "vitest";
import { createTestScannedIngredient } from "../test-scan.ts";
import { formatAlternativeAsAmount, formatQuantityAndUnit, parseQuantityOrNull } from "./quantity-text.ts";

test("typed numbers are parsed, and nothing else", () => {
  expect(parseQuantityOrNull("1 1/2")).toEqual({ quantity: 1.5, quantityMax: null });
  expect(parseQuantityOrNull("½")).toEqual({ quantity: 0.5, quantityMax: null });
  expect(parseQuantityOrNull("1 ½")).toEqual({ quantity: 1.5, quantityMax: null });
  expect(parseQuantityOrNull("2-3")).toEqual({ quantity: 2, quantityMax: 3 });
  expect(parseQuantityOrNull("0.75")).toEqual({ quantity: 0.75, quantityMax: null });
  expect(parseQuantityOrNull("  ")).toEqual({ quantity: null, quantityMax: null });
  expect(parseQuantityOrNull("2 (400 g)")).toBeNull();
  expect(parseQuantityOrNull("some")).toBeNull();
});

test("an amount is shown as cooks write it", () => {
  const cups = createTestScannedIngredient({ originalText: "1/3 cup sugar", quantity: 1 / 3, unit: "cup" });
  expect(formatQuantityAndUnit(cups)).toEqual({ quantity: "⅓", unit: "cup" });
  const range = createTestScannedIngredient({ originalText: "3-4 eggs", quantity: 3, quantityMax: 4 });
  expect(formatQuantityAndUnit(range)).toEqual({ quantity: "3-4", unit: "" });
  expect(formatQuantityAndUnit(createTestScannedIngredient({ originalText: "salt" }))).toEqual({
    quantity: "",
    unit: "",
  });
});

test("tins keep their size and a sum its parts", () => {
  const tins = createTestScannedIngredient({
    originalText: "2 (400 g) tins tomatoes",
    quantity: 2,
    unit: "tins",
  });
  expect(formatQuantityAndUnit(tins)).toEqual({ quantity: "2 (400 g)", unit: "tins" });
  const sum = createTestScannedIngredient({
    originalText: "1 cup plus 2 tbsp flour",
    quantity: 1.125,
    unit: "cup",
  });
  expect(formatQuantityAndUnit(sum)).toEqual({ quantity: "1 cup plus 2 tbsp", unit: "" });
});

test("the numbers are used when the line differs", () => {
  const mended = createTestScannedIngredient({
    originalText: "11/2 cups flour",
    quantity: 1.5,
    unit: "cups",
  });
  expect(formatQuantityAndUnit(mended)).toEqual({ quantity: "1 ½", unit: "cups" });
});

test("an alternative reading is written like the amount fields", () => {
  const readings = ["1/3", "1½", "2-3", "1.5", "½", "", "a few"];
  expect(readings.map(formatAlternativeAsAmount)).toEqual(["⅓", "1 ½", "2-3", "1.5", "½", "", "a few"]);
});
