import { describe, expect, it } from "vitest";
import type { Amount, AmountForm } from "#server/engines/amounts/amounts.ts";
import { createReducedFraction } from "#server/engines/amounts/amounts.ts";
import { scaleIngredientLine } from "./scaling.ts";
import { createTestLine, words } from "./test-lines.ts";

const KEEP = { n: 1, d: 7 };

/**
 * The text that is shown for a value. It scales seven times the value by 1/7, so that the scaled line shows
 * it.
 */
function shown(
  value: [number, number?],
  unit: string | null,
  name = "flour",
  as: AmountForm = "fraction",
): string {
  const { n, d } = createReducedFraction(value[0], value[1] ?? 1);
  const amount: Amount = { kind: "one", value: createReducedFraction(n * 7, d), as };
  return scaleIngredientLine(createTestLine(amount, unit, name), KEEP, [], words).amountText;
}

describe("rounding steps by unit", () => {
  it.each<[[number, number?], string, string]>([
    [[1563], "g", "1.563 kg"],
    [[2001, 2], "grams", "1.001 kg"],
    [[1999, 2], "ml", "1 l"],
    [[999], "ml", "999 ml"],
    [[2500], "γρ", "2,5 κιλά"],
    [[1500], "グラム", "1.5 キロ"],
    [[51, 5], "g", "about 10 g"],
    [[39, 4], "g", "about 10 g"],
    [[87, 10], "g", "about 8.5 g"],
    [[7, 10], "g", "0.7 g"],
    [[123, 1000], "g", "about 0.12 g"],
    [[29, 2000], "ml", "about 0.015 ml"],
    [[29, 2], "ml", "about 15 ml"],
    [[13, 10], "mg", "about 1 mg"],
    [[2, 5], "mg", "less than 1 mg"],
    [[5, 3], "kg", "1.667 kg"],
    [[3, 2], "l", "1.5 l"],
    [[1, 5], "kg", "0.2 kg"],
    [[1, 15], "kg", "67 g"],
    [[1, 5000], "kilo", "0.2 g"],
    [[33, 1000], "λίτρο", "33 μλ"],
    [[33, 1000], "リットル", "33 ミリリットル"],
    [[34, 3], "dag", "11.3 dag"],
    [[4, 3], "hg", "1,33 hg"],
    [[17, 4], "mm", "about 4 mm"],
    [[19, 10], "dl", "1.9 dl"],
    [[1, 3], "dl", "about 0.35 dl"],
    [[7, 4], "cl", "1.75 cl"],
    [[1, 50], "dl", "less than 0.05 dl"],
  ])("metric: %j %s is %s", (value, unit, text) => {
    expect(shown(value, unit)).toBe(text);
  });

  it.each<[[number, number?], string, string]>([
    [[17, 16], "Tasse", "about 1⅛ Tassen"],
    [[3, 8], "Tasse", "about ⅓ Tasse"],
    [[7, 8], "Tasse", "about 1 Tasse"],
    [[1, 20], "Tasse", "less than ⅛ Tasse"],
    [[23, 4], "EL", "about 6 EL"],
    [[1, 5], "EL", "less than ½ EL"],
    [[1, 10], "TL", "a pinch (1/16 TL)"],
    [[9, 16], "oz", "about ⅝ oz"],
    [[9, 8], "oz", "about 1¼ oz"],
    [[33, 8], "fl oz", "about 4¼ fl oz"],
    [[2, 3], "lb", "⅔ lb"],
    [[3, 8], "lb", "6 oz"],
    [[2, 5], "pound", "about 6½ ounces"],
    [[1, 20], "lb", "about ¾ oz"],
    [[1, 500], "lb", "less than ¼ oz"],
    [[13, 8], "lb", "1 lb plus 10 oz"],
    [[9, 4], "pounds", "2 pounds plus 4 ounces"],
    [[2], "lb", "2 lb"],
    [[9, 8], "pint", "about 1¼ pints"],
    [[1, 3], "quart", "⅓ quart"],
    [[11, 8], "quarts", "about 1⅓ quarts"],
    [[5, 16], "stick", "about ⅜ stick"],
    [[11, 4], "inch", "about 3 inches"],
    [[7, 3], "cm", "about 2.5 cm"],
  ])("measures: %j %s is %s", (value, unit, text) => {
    expect(shown(value, unit)).toBe(text);
  });

  it.each<[[number, number?], string | null, string, string]>([
    [[5, 4], "pinch", "salt", "about 1½ pinches"],
    [[17, 5], "slices", "bread", "3 slices"],
    [[1, 5], "handful", "parsley", "less than ½ handful"],
    [[7, 5], "sprigs", "thyme", "about 1½ sprigs"],
    [[7, 2], "bunches", "mint", "4 bunches"],
    [[9, 5], null, "onions", "about 1¾"],
    [[4, 3], null, "lemons", "1⅓"],
    [[1, 9], null, "onion", "less than ¼"],
    [[7, 5], "tins", "beans", "about 1⅓ tins"],
    [[7, 5], "glug", "oil", "about 1⅓ glugs"],
    [[7, 5], "widget", "oil", "about 1⅓ widget"],
    [[12, 5], null, "eggs", "2"],
    [[5, 2], null, "egg yolks", "3"],
    [[3, 5], null, "egg", "about ½"],
    [[12, 5], "cloves", "garlic", "2 cloves"],
    [[12, 5], "Zehen", "Knoblauch", "2 Zehen"],
    [[7, 2], null, "bay leaves", "4"],
    [[3, 4], "sheet", "gelatine", "¾ sheet"],
    [[12, 5], null, "onions", "about 2⅓"],
    [[17, 5], null, "onions", "about 3"],
    [[7, 2], "Stück", "Brot", "about 4 Stück"],
    [[1, 6], "tin", "beans", "1/6 tin"],
    [[1, 12], "Dose", "Bohnen", "1/12 Dose"],
    [[7, 2], "jars", "pesto", "about 4 jars"],
    [[10, 3], "dozen", "eggs", "3⅓ dozen"],
    [[10, 3], "Pfund", "Mehl", "3⅓ Pfund"],
  ])("counts: %j %s %s is %s", (value, unit, name, text) => {
    expect(shown(value, unit, name)).toBe(text);
  });
});

describe("conversion of spoons and cups", () => {
  it.each<[[number, number?], string, string]>([
    [[3], "tsp", "1 tbsp"],
    [[9, 2], "tsp", "1½ tbsp"],
    [[12], "tsp", "¼ cup"],
    [[48], "tsp", "1 cup"],
    [[5, 2], "tsp", "2½ tsp"],
    [[4], "tsp", "4 tsp"],
    [[4], "tbsp", "¼ cup"],
    [[16, 3], "tbsp", "⅓ cup"],
    [[6], "tbsp", "6 tbsp"],
    [[15], "tbsp", "15 tbsp"],
    [[33], "tbsp", "2 cups plus 1 tbsp"],
    [[1199, 75], "tbsp", "1 cup"],
    [[7], "tsp", "2 tbsp plus 1 tsp"],
    [[40], "teaspoons", "¾ cup plus 4 teaspoons"],
    [[46], "tsp", "about 15½ tbsp"],
    [[44, 100], "cup", "7 tbsp"],
    [[7, 10], "cup", "⅔ cup plus 1½ tsp"],
    [[32], "tablespoons", "2 cups"],
    [[1, 3], "tablespoon", "1 teaspoon"],
    [[4, 3], "tbsp", "1 tbsp plus 1 tsp"],
    [[1, 16], "cup", "1 tbsp"],
    [[7, 16], "cup", "7 tbsp"],
    [[19, 16], "cup", "1 cup plus 3 tbsp"],
    [[5, 6], "cup", "¾ cup plus 4 tsp"],
    [[199, 100], "cups", "2 cups"],
    [[1, 48], "cup", "1 tsp"],
    [[1, 1000], "cup", "a pinch (1/16 tsp)"],
    [[1, 9], "tsp", "a pinch (1/16 tsp)"],
    [[1, 8], "tsp", "⅛ tsp"],
    [[22, 5], "tsp", "about 4⅓ tsp"],
  ])("%j %s is %s", (value, unit, text) => {
    expect(shown(value, unit)).toBe(text);
  });

  it.each(["Tasse", "kop", "szklanka", "msk", "EL"])("leaves %s unconverted", (unit) => {
    expect(shown([1, 2], unit)).toBe(`½ ${unit}`.replace("½ szklanka", "½ szklanki"));
  });
});

describe("number format", () => {
  it("follows the line: two decimals with its own separator, else a fraction", () => {
    expect(shown([3, 4], "cup", "flour", "decimal")).toBe("0.75 cup");
    expect(shown([1, 3], "cup", "flour", "decimal")).toBe("⅓ cup");
    expect(shown([1, 8], "tsp", "flour", "decimal")).toBe("⅛ tsp");
    const amount: Amount = { kind: "one", value: { n: 3, d: 2 }, as: "decimal" };
    const comma = { ...createTestLine(amount, "Tassen", "Mehl"), original: "1,5 Tassen Mehl" };
    expect(scaleIngredientLine(comma, { n: 1, d: 2 }, [], words).text).toBe("0,75 Tasse Mehl");
  });

  it("uses decimals for metric units in any line", () => {
    expect(shown([3, 2], "kg", "flour", "fraction")).toBe("1.5 kg");
  });
});

describe("ranges and sums", () => {
  const range = (
    from: [number, number],
    to: [number, number],
    unit: string | null,
    name: string,
    factor: [number, number],
  ) => {
    const amount: Amount = {
      kind: "range",
      from: createReducedFraction(...from),
      to: createReducedFraction(...to),
      as: "whole",
    };
    return scaleIngredientLine(
      createTestLine(amount, unit, name),
      createReducedFraction(...factor),
      [],
      words,
    ).amountText;
  };

  it("keeps both ends in order and shows equal ends once", () => {
    expect(range([2, 1], [3, 1], "tbsp", "oil", [2, 1])).toBe("4–6 tbsp");
    expect(range([1, 1], [2, 1], "tsp", "oil", [3, 1])).toBe("1–2 tbsp");
    expect(range([2, 1], [3, 1], null, "eggs", [1, 40])).toBe("less than ¼");
    expect(range([4, 1], [5, 1], null, "eggs", [1, 2])).toBe("2–3");
    expect(range([8, 1], [9, 1], null, "eggs", [1, 4])).toBe("2");
    expect(range([2, 1], [3, 1], "lb", "beef", [5, 4])).toBe("2 lb plus 8 oz – 3 lb plus 12 oz");
    expect(range([1, 4], [1, 1], "tsp", "salt", [1, 4])).toBe("a pinch (1/16 tsp) – ¼ tsp");
  });

  const sum = (text: string, factor: [number, number]) => {
    const parts = text.split(" + ").map((part) => {
      const [n, unit = ""] = part.split(" ");
      return { kind: "one" as const, value: createReducedFraction(Number(n)), as: "whole" as const, unit };
    });
    const row = createTestLine({ kind: "sum", parts, as: "whole" }, parts[0]?.unit ?? "", "x");
    return scaleIngredientLine(row, createReducedFraction(...factor), [], words).amountText;
  };

  it("joins a sum when one unit is exact, else keeps its parts", () => {
    expect(sum("1 cup + 2 tbsp", [2, 1])).toBe("2¼ cups");
    expect(sum("1 cup + 3 tbsp", [2, 1])).toBe("2⅓ cups plus 2 tsp");
    expect(sum("1 lb + 8 oz", [2, 1])).toBe("3 lb");
    expect(sum("1 lb + 4 oz", [3, 1])).toBe("3 lb plus 12 oz");
    expect(sum("1 kg + 200 g", [1, 3])).toBe("0.4 kg");
    expect(sum("1 EL + 1 TL", [2, 1])).toBe("2 EL plus 2 TL");
    expect(sum("2 cups + 100 g", [1, 2])).toBe("1 cup plus 50 g");
  });
});
