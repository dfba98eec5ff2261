import { describe, expect, it } from "vitest";
import { getLowestQuantityOrNull } from "#server/engines/amounts/amounts.ts";
import { parseIngredientHeadingOrNull, readIngredientLine, readIngredientLines } from "./ingredient-lines.ts";

const read = (line: string, language?: string) => {
  const { amount, unit, name } = readIngredientLine(line, language === undefined ? {} : { language });
  return [getLowestQuantityOrNull(amount), unit, name];
};

describe("an amount after its name", () => {
  it.each<[string, string, unknown[]]>([
    ["en", "Eggs - 3", [3, null, "Eggs"]],
    ["en", "savoiardi 12", [12, null, "savoiardi"]],
    ["en", "Garlic cloves x 3", [3, null, "Garlic cloves"]],
    ["it", "limoncino 30 ml oppure limoncello", [30, "ml", "limoncino"]],
    ["it", "Vermouth 1757 40 ml", [40, "ml", "Vermouth 1757"]],
    ["fr", "huile d'olive (2 cuillères à soupe)", [2, "cuillères à soupe", "huile d'olive"]],
    ["cs", "Tortilla pšeničná 2 ks", [2, "ks", "Tortilla pšeničná"]],
    ["cs", "smetana ke šlehání 33% 200 ml", [200, "ml", "smetana ke šlehání 33%"]],
    ["sk", "Vajce: 1 ks", [1, "ks", "Vajce"]],
    ["ja", "玉ねぎ 2個", [2, "個", "玉ねぎ"]],
    ["ja", "砂糖…大さじ１", [1, "大さじ", "砂糖"]],
  ])("in %s: %s", (language, line, reading) => {
    expect(read(line, language)).toEqual(reading);
  });

  it.each([
    ["en", "flour 00"],
    ["en", "Vitamin B 12"],
    ["en", "Omega 3"],
    ["en", "Heinz 57"],
    ["en", "7-Up"],
    ["en", "5-spice powder"],
    ["it", "Farina 00"],
    ["it", "Vermouth 1757"],
    ["it", "7-Up"],
    ["de", "Mehl Type 405"],
    ["de", "5-Gewürze-Pulver"],
    ["cs", "mléko 1,5 %"],
  ])("reads no amount when the number is part of the name: in %s %s", (language, line) => {
    expect(read(line, language)).toEqual([null, null, line]);
  });
});

describe("a length before a piece", () => {
  it.each([
    "1 1/4-inch piece ginger",
    "1 ½-inch piece ginger",
    "2-inch piece ginger",
    "1 2-inch piece ginger",
  ])("is the size of one piece: %s", (line) => {
    const { amount, unit, name } = readIngredientLine(line);
    expect(amount).toMatchObject({ kind: "pack", count: { n: 1, d: 1 }, size: { unit: "inch" } });
    expect([unit, name]).toEqual(["piece", "ginger"]);
  });
});

describe("fractions in words", () => {
  it.each<[string, string, unknown[]]>([
    ["pt", "0 e 1/2 xícara de açúcar", [0.5, "xícara", "açúcar"]],
    ["pt", "1 e meia xícara de leite", [1.5, "xícara", "leite"]],
    ["tr", "1 buçuk su bardağı un", [1.5, "su bardağı", "un"]],
    ["tr", "bir buçuk su bardağı un", [1.5, "su bardağı", "un"]],
    ["cs", "2 a půl lžíce cukru", [2.5, "lžíce", "cukru"]],
    ["hu", "másfél kg krumpli", [1.5, "kg", "krumpli"]],
    ["el", "ενάμισι φλιτζάνι νερό", [1.5, "φλιτζάνι", "νερό"]],
    ["hr", "pola limuna", [0.5, null, "limuna"]],
  ])("in %s: %s", (language, line, reading) => {
    expect(read(line, language)).toEqual(reading);
  });
});

describe("a list", () => {
  it("shows the language of a line that is ambiguous alone", () => {
    const lines = ["2 PL oleja", "300 g polohrubej múky", "štipka soli", "Vajce: 1 ks"];
    expect(readIngredientLines(lines).map(({ unit }) => unit)).toEqual(["PL", "g", "štipka", "ks"]);
  });

  it("has headings in all languages", () => {
    for (const heading of ["Na těsto", "Za tijesto", "A tésztához", "Για τη σάλτσα", "Hamuru için", "材料"])
      expect(parseIngredientHeadingOrNull(heading)).toBe(heading);
    expect(parseIngredientHeadingOrNull("【ソース】")).toBe("ソース");
    for (const heading of ["[For the Pesto]", "--- For the Pesto ---", "== For the Pesto =="])
      expect(parseIngredientHeadingOrNull(heading)).toBe("For the Pesto");
    expect(parseIngredientHeadingOrNull("[2 eggs]")).toBeNull();
    expect(parseIngredientHeadingOrNull("olej na vyprážanie")).toBeNull();
  });
});
