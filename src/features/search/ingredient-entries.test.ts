import { expect, it } from "vitest";
import { addTypedIngredients, entryLimits, parseIngredientEntries } from "./ingredient-entries.ts";

const full = Array.from({ length: entryLimits.count }, (_, index) => `spice ${index}`);

it("typed entries are added once each, several when separated by commas", () => {
  expect(addTypedIngredients(["rice"], " red   onion, Rice ,, garlic")).toEqual({
    entries: ["rice", "red onion", "garlic"],
    problem: null,
    left: "",
  });
});

it("an entry of twenty characters is added and a longer one stays in the field", () => {
  expect(addTypedIngredients([], "x".repeat(20)).problem).toBeNull();
  expect(addTypedIngredients(["salt"], `pepper, ${"x".repeat(21)}`)).toEqual({
    entries: ["salt", "pepper"],
    problem: "ingredientFilterLength",
    left: "x".repeat(21),
  });
});

it("ten entries are added and the eleventh stays in the field", () => {
  expect(addTypedIngredients(full, "salt")).toEqual({
    entries: full,
    problem: "ingredientFilterCount",
    left: "salt",
  });
  expect(addTypedIngredients(full, "SPICE 3").problem).toBeNull();
});

it("only valid entries are read from an address", () => {
  expect(parseIngredientEntries(null)).toEqual([]);
  expect(parseIngredientEntries(`salt,${"x".repeat(21)},,Salt`)).toEqual(["salt"]);
  expect(parseIngredientEntries([...full, "one more"].join(","))).toEqual(full);
});
