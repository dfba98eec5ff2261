import { describe, expect, it } from "vitest";
import { readYield, servingsOf } from "./yields.ts";

describe("servingsOf", () => {
  it.each([
    ["4", 4],
    ["Serves 6", 6],
    ["24 cookies", 24],
    ["2 dozen", 24],
    ["Makes four burgers", 4],
    ["4 Portionen", 4],
    ["1 (9-inch) pie, 8 servings", 8],
  ])("reads %s", (text, expected) => {
    expect(servingsOf(text)).toBe(expected);
  });

  it("takes the upper end of a range", () => {
    expect(servingsOf("Serves 4-6")).toBe(6);
  });

  it.each([["4 cups"], ["750 grams"], ["1.5 litres"], ["a jar"], ["0"]])(
    "finds no servings in %s",
    (text) => {
      expect(servingsOf(text)).toBeNull();
    },
  );
});

describe("readYield", () => {
  it("keeps the page's words beside the number", () => {
    expect(readYield(["24", "24 cookies"])).toEqual({ servings: 24, yieldText: "24 cookies" });
  });

  it("has no words for a bare number", () => {
    expect(readYield(["4"])).toEqual({ servings: 4, yieldText: null });
  });

  it("keeps the words of a measure without a number of servings", () => {
    expect(readYield(["3 cups"])).toEqual({ servings: null, yieldText: "3 cups" });
  });
});
