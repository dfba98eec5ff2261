import { describe, expect, it } from "vitest";
import { readYield, servingsOf, yieldIn } from "./yields.ts";

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
  it("returns the page's wording with the number", () => {
    expect(readYield(["24", "24 cookies"])).toEqual({ servings: 24, yieldText: "24 cookies" });
  });

  it("returns no wording for a bare number", () => {
    expect(readYield(["4"])).toEqual({ servings: 4, yieldText: null });
  });

  it("returns the wording but no servings for a measure", () => {
    expect(readYield(["3 cups"])).toEqual({ servings: null, yieldText: "3 cups" });
  });
});

describe("yieldIn", () => {
  it.each([
    ["Serves 4", 4, true],
    ["für eine Person", 1, true],
    ["Reicht für 6-8 Portionen", 8, true],
    ["A cake for the two of us, 12 slices", 12, false],
    ["Makes 1 pie, 8 servings", 8, true],
    ["Serves six.", 6, true],
    ["for 2", 2, false],
  ])("reads %s", (text, servings, sure) => {
    expect(yieldIn(text)).toMatchObject({ servings, sure });
  });

  it.each([
    ["Serves a crowd"],
    ["for 4 hours"],
    ["for 20 minutes"],
    ["makes 500 ml"],
    ["Makes 24 ounces"],
    ["per 100 g"],
    ["for 3 eggs"],
    ["Mix well"],
  ])("finds none in %s", (text) => {
    expect(yieldIn(text)).toBeNull();
  });

  it("returns the position of the words", () => {
    const text = "A stew (serves 4) of my own";
    const found = yieldIn(text);
    expect(text.slice(found?.start, found?.end)).toBe("serves 4");
  });
});
