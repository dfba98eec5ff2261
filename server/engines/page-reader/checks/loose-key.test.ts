import { expect, it } from "vitest";
import { looseKey } from "./loose-key.ts";

it("says the same of an amount in every spelling", () => {
  for (const amount of ["1 1/2", "1½", "1 ½", "1.5", "1,50", "1 1⁄2"]) {
    expect(looseKey(`${amount} cups flour`)).toBe("1.5 cups flour");
  }
  expect(looseKey("1/2 cup milk")).toBe(looseKey("0.5 cup milk"));
});

it("leaves a second measure out, and the order of the words", () => {
  expect(looseKey("2 cups (240 g) flour")).toBe(looseKey("Flour, 2 cups"));
  expect(looseKey("2 cups / 240 g flour")).toBe(looseKey("2 cups flour"));
});

it("tells amounts apart", () => {
  expect(looseKey("11/2 cups flour")).not.toBe(looseKey("1½ cups flour"));
  expect(looseKey("1 cup flour")).not.toBe(looseKey("2 cups flour"));
});
