import { expect, it } from "vitest";
import { addressOfServings, servingsFromAddress } from "./servings-address.ts";

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
])("reads %j of a recipe for 4 as %i servings", (query, servings) => {
  expect(servingsFromAddress(query, 4)).toBe(servings);
});

it("goes as far as four times a large recipe", () => {
  expect(servingsFromAddress("?servings=80", 20)).toBe(80);
  expect(servingsFromAddress("?servings=81", 20)).toBe(20);
});

it("tells servings in the address, the recipe's own not, and keeps what else stands there", () => {
  expect(addressOfServings("", 6, 4)).toBe("?servings=6");
  expect(addressOfServings("servings=6", 8, 4)).toBe("?servings=8");
  expect(addressOfServings("?servings=6", 4, 4)).toBe("");
  expect(addressOfServings("from=list&servings=6", 4, 4)).toBe("?from=list");
});
