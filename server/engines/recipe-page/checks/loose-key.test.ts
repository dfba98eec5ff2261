import { expect, it } from "vitest";
import { looseKey } from "./loose-key.ts";

it("is equal for all notations of an amount", () => {
  for (const amount of ["1 1/2", "1½", "1 ½", "1.5", "1,50", "1 1⁄2"]) {
    expect(looseKey(`${amount} cups flour`)).toBe("1.5 cup flour");
  }
  expect(looseKey("1/2 cup milk")).toBe(looseKey("0.5 cup milk"));
});

it("ignores a second measure and the word order", () => {
  expect(looseKey("2 cups (240 g) flour")).toBe(looseKey("Flour, 2 cups"));
  expect(looseKey("2 cups / 240 g flour")).toBe(looseKey("2 cups flour"));
});

it("is equal for all spellings of a unit, singular and plural", () => {
  expect(looseKey("2 tablespoons of chopped onions")).toBe(looseKey("2 tbsp. chopped onion"));
  expect(looseKey("12OZ. pasta")).toBe(looseKey("12 ounces of pasta"));
  expect(looseKey("verse ravioli 500gr")).toBe(looseKey("500 gram verse ravioli"));
  expect(looseKey("1 tsp salt")).not.toBe(looseKey("1 tbsp salt"));
  expect(looseKey("1 c. oil")).not.toBe(looseKey("1 can oil"));
});

it("differs for different amounts", () => {
  expect(looseKey("11/2 cups flour")).not.toBe(looseKey("1½ cups flour"));
  expect(looseKey("1 cup flour")).not.toBe(looseKey("2 cups flour"));
});
