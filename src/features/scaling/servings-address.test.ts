import { expect, it } from "vitest";
import { servingsFromQueryOrOriginal, setServingsInQuery } from "./servings-address.ts";

it.each([
  ["?servings=6", 6],
  ["servings=50", 50],
  ["?from=list&servings=2", 2],
  ["", 4],
  ["?servings=", 4],
  ["?servings=0", 4],
  ["?servings=-3", 4],
  ["?servings=51", 4],
  ["?servings=2.5", 4],
  ["?servings=6e1", 4],
  ["?servings=%3Cb%3E", 4],
])("%j is read for a recipe for 4 as %i servings", (query, servings) => {
  expect(servingsFromQueryOrOriginal(query, 4)).toBe(servings);
});

it("servings are limited to four times a large recipe", () => {
  expect(servingsFromQueryOrOriginal("?servings=80", 20)).toBe(80);
  expect(servingsFromQueryOrOriginal("?servings=81", 20)).toBe(20);
});

it("servings are added to the address, the recipe's own are removed, and other parameters stay", () => {
  expect(setServingsInQuery("", 6, 4)).toBe("?servings=6");
  expect(setServingsInQuery("servings=6", 8, 4)).toBe("?servings=8");
  expect(setServingsInQuery("?servings=6", 4, 4)).toBe("");
  expect(setServingsInQuery("from=list&servings=6", 4, 4)).toBe("?from=list");
});
