import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  Amount,
  createAmountFromQuantities,
  formatAmountWithUnit,
  formatIngredientLine,
  getLowestQuantityOrNull,
  getMaxQuantityOrNull,
} from "#server/engines/amounts/amounts.ts";
import { isIngredientHeading, readIngredientLine } from "./ingredient-lines.ts";

const text = (line: string) => {
  const { amount, unit } = readIngredientLine(line);
  return formatAmountWithUnit(amount, unit);
};

describe("formatAmountPlain", () => {
  it.each([
    ["1½ cups flour", "1 ½ cups"],
    ["2-3 bananas", "2-3"],
    ["2 (400 g) tins beans", "2 (400 g) tins"],
    ["1 14-oz can beans", "1 (14 oz) can"],
    ["400 g/14 oz spinach", "400 g/14 oz"],
    ["1 cup plus 2 tbsp sugar", "1 cup plus 2 tbsp"],
    ["0.75 l milk", "0.75 l"],
    ["1,5 kg Mehl", "1.5 kg"],
    ["about 2 cups stock", "about 2 cups"],
    ["1/16 tsp salt", "1/16 tsp"],
    ["salt", ""],
  ])("writes the amount of %j", (line, expected) => {
    expect(text(line)).toBe(expected);
  });

  it("writes metric amounts as decimals", () => {
    expect(formatAmountWithUnit(createAmountFromQuantities({ quantity: 0.5 }), "kg")).toBe("0.5 kg");
    expect(formatAmountWithUnit(createAmountFromQuantities({ quantity: 0.5 }), "cup")).toBe("½ cup");
  });
});

describe("lineText", () => {
  it("joins amount, unit, size, name and notes", () => {
    expect(formatIngredientLine(readIngredientLine("3 large eggs, beaten"))).toBe("3 large eggs, beaten");
    expect(formatIngredientLine(readIngredientLine("2 cups chopped onion"))).toBe("2 cups onion, chopped");
    expect(formatIngredientLine(readIngredientLine("salt to taste"))).toBe("salt, to taste");
  });
});

describe("amountFromNumbers", () => {
  it.each([
    [0.5, { n: 1, d: 2 }, "fraction"],
    [0.333, { n: 333, d: 1000 }, "decimal"],
    [1 / 3, { n: 1, d: 3 }, "fraction"],
    [2, { n: 2, d: 1 }, "whole"],
    [1.2, { n: 6, d: 5 }, "decimal"],
    [0, { n: 0, d: 1 }, "whole"],
    [1_000_000, { n: 1_000_000, d: 1 }, "whole"],
  ])("reads %d exactly", (quantity, value, as) => {
    expect(createAmountFromQuantities({ quantity })).toEqual({ kind: "one", value, as });
  });

  it("makes a range of two rising numbers and none of null", () => {
    expect(createAmountFromQuantities({ quantity: 2, quantityMax: 3 })).toMatchObject({ kind: "range" });
    expect(createAmountFromQuantities({ quantity: 3, quantityMax: 2 })).toMatchObject({
      kind: "one",
      value: { n: 3, d: 1 },
    });
    for (const quantity of [null, Number.NaN, Number.POSITIVE_INFINITY, -1, 1_000_001]) {
      expect(createAmountFromQuantities({ quantity })).toEqual({ kind: "none" });
    }
  });

  it("returns the number, to six decimals, as a valid amount", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 999_999, noNaN: true }), (quantity) => {
        const amount = createAmountFromQuantities({ quantity, quantityMax: quantity + 1 });
        expect(Amount.safeParse(amount).success).toBe(true);
        expect(Math.abs((getLowestQuantityOrNull(amount) ?? Number.NaN) - quantity)).toBeLessThanOrEqual(
          1e-6,
        );
        expect(getMaxQuantityOrNull(amount)).toBeGreaterThan(quantity);
      }),
    );
  });
});

describe("Amount", () => {
  it.each([
    [{ kind: "one", value: { n: 2, d: 4 }, as: "fraction" }],
    [{ kind: "one", value: { n: 1.5, d: 1 }, as: "decimal" }],
    [{ kind: "one", value: { n: 1, d: 0 }, as: "whole" }],
    [{ kind: "one", value: { n: -1, d: 1 }, as: "whole" }],
    [{ kind: "one", value: { n: 1_000_001, d: 1 }, as: "whole" }],
    [{ kind: "range", from: { n: 3, d: 1 }, to: { n: 2, d: 1 }, as: "whole" }],
    [{ kind: "one", value: { n: 1, d: 1 }, as: "whole", extra: 1 }],
    [{ kind: "sum", parts: [], as: "whole" }],
  ])("refuses %j", (amount) => {
    expect(Amount.safeParse(amount).success).toBe(false);
  });
});

describe("isHeading", () => {
  it("distinguishes headings from ingredients", () => {
    for (const line of [
      "For the sauce:",
      "For the dough",
      "Sauce:",
      "## Topping",
      "**Filling**",
      "Für den Teig:",
    ]) {
      expect([line, isIngredientHeading(line)]).toEqual([line, true]);
    }
    for (const line of ["2 eggs", "salt", "1 cup flour:", "For garnish, parsley", "", ":", "½ cup:"]) {
      expect([line, isIngredientHeading(line)]).toEqual([line, false]);
    }
  });
});
