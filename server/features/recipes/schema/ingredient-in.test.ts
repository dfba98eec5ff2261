import { expect, it } from "vitest";
import { IngredientIn } from "./recipe-in.ts";

const complaints = (row: object) =>
  (IngredientIn.safeParse(row).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);

it.each([
  { name: "leeks", quantity: 3, quantityMax: 2 },
  { name: "leeks", quantity: 3, quantityMax: 0 },
  { name: "leeks", quantityMax: 0.5 },
])("refuses a larger quantity below the smaller one: %j", (row) => {
  expect(complaints(row)).toEqual([["quantityMax", "quantityOrder"]]);
});

it.each([
  { name: "leeks", quantity: 2, quantityMax: 3 },
  { name: "leeks", quantity: 2, quantityMax: 2 },
  { name: "leeks", quantity: 2, quantityMax: null },
  { name: "leeks", quantityMax: 2 },
  { name: "leeks", quantity: null, quantityMax: 2 },
  { name: "leeks", quantityMax: 0.5, originalText: "1/4 to 1/2 leek" },
])("takes %j", (row) => {
  expect(complaints(row)).toEqual([]);
});
