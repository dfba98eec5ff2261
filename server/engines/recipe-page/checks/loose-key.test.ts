import { expect, it } from "vitest";
import { toSortedWordsKey } from "./loose-key.ts";

it("is equal for all notations of an amount", () => {
  for (const amount of ["1 1/2", "1½", "1 ½", "1.5", "1,50", "1 1⁄2"]) {
    expect(toSortedWordsKey(`${amount} cups flour`)).toBe("1.5 cup flour");
  }
  expect(toSortedWordsKey("1/2 cup milk")).toBe(toSortedWordsKey("0.5 cup milk"));
});

it("ignores a second measure and the word order", () => {
  expect(toSortedWordsKey("2 cups (240 g) flour")).toBe(toSortedWordsKey("Flour, 2 cups"));
  expect(toSortedWordsKey("2 cups / 240 g flour")).toBe(toSortedWordsKey("2 cups flour"));
});

it("is equal for all spellings of a unit, singular and plural", () => {
  expect(toSortedWordsKey("2 tablespoons of chopped onions")).toBe(toSortedWordsKey("2 tbsp. chopped onion"));
  expect(toSortedWordsKey("12OZ. pasta")).toBe(toSortedWordsKey("12 ounces of pasta"));
  expect(toSortedWordsKey("verse ravioli 500gr")).toBe(toSortedWordsKey("500 gram verse ravioli"));
  expect(toSortedWordsKey("1 tsp salt")).not.toBe(toSortedWordsKey("1 tbsp salt"));
  expect(toSortedWordsKey("1 c. oil")).not.toBe(toSortedWordsKey("1 can oil"));
});

it("differs for different amounts", () => {
  expect(toSortedWordsKey("11/2 cups flour")).not.toBe(toSortedWordsKey("1½ cups flour"));
  expect(toSortedWordsKey("1 cup flour")).not.toBe(toSortedWordsKey("2 cups flour"));
});
