import { describe, expect, it } from "vitest";
import { scaleRecipe } from "./scaling.ts";
import { readTestLine, words } from "./test-lines.ts";

const lines = [
  "1 tsp salt|200 g unsalted butter|1 red bell pepper|2 tsp baking powder|3 leaves gelatine",
  "1 TL Backpulver|salt",
]
  .flatMap((row) => row.split("|"))
  .map((line) => readTestLine(line));

const warnings = (from: number, to: number, steps: string[] = [], texts?: string[]) =>
  scaleRecipe({ servings: from, lines, steps, ...(texts && { texts }) }, to, words).warnings;
const tins = (from: number, to: number, ...steps: string[]) =>
  warnings(from, to, steps).filter((warning) => warning.includes("fits one of"));

describe("warnings", () => {
  it("include large batches above 1.5, very large above 2 and small below 0.5", () => {
    const { largeBatch, veryLargeBatch, smallBatch } = words.warning;
    expect(warnings(4, 6)).toEqual([]);
    expect(warnings(4, 7)).toEqual([largeBatch("1.75")]);
    expect(warnings(4, 8)).toEqual([largeBatch("2")]);
    expect(warnings(4, 9).slice(0, 2)).toEqual([largeBatch("2.25"), veryLargeBatch("2.25")]);
    expect(warnings(4, 2)).toEqual([]);
    expect(warnings(3, 1)).toEqual([smallBatch("0.33")]);
    expect(warnings(99, 1)).toEqual([smallBatch("0.01")]);
    expect(warnings(4, 4)).toEqual([]);
  });

  it("include leavening, salt and gelatine above 2, but not butter, pepper or salt to taste", () => {
    const season = words.warning.season(["salt", "baking powder", "gelatine", "Backpulver"]);
    expect(warnings(4, 9)).toContain(season);
    expect(warnings(4, 8)).not.toContain(season);
  });

  it.each([
    ["Line a 23 cm round tin.", "23 cm", "33 cm"],
    ["Grease a 9x13-inch pan.", "9 x 13 inch", "12½ x 18½ inch"],
    ["Grease a 9 by 13 inch baking dish.", "9 x 13 inch", "12½ x 18½ inch"],
    ["20 cm Springform einfetten.", "20 cm", "28 cm"],
    ["Use a springform pan (26 cm).", "26 cm", "37 cm"],
    ["Use a 9-inch pie dish.", "9 inch", "12½ inch"],
    ['Use an 8" square pan.', "8 inch", "11½ inch"],
    ["A 33cm x 23cm tin is best.", "33 x 23 cm", "47 x 33 cm"],
    ["A 20 x 30 x 5 cm baking tin.", "20 x 30 cm", "28 x 42 cm"],
    ["Beurrer un moule de 24 cm.", "24 cm", "34 cm"],
  ])("suggest a tin for %s", (step, written, fitting) => {
    expect(tins(4, 8, step)).toEqual([words.warning.tin(written, fitting)]);
  });

  it.each([
    "Use a 2 lb loaf tin.",
    "Cut into 2 cm pieces and put them in a tin.",
    "Roll out 3 cm thick. Use a large pan.",
    "Bake 20 minutes in a tin.",
  ])("are absent for %s", (step) => {
    expect(tins(4, 8, step)).toEqual([]);
  });

  it("find a tin in other texts, except from 0.75 to 1.33", () => {
    expect(warnings(4, 8, [], ["One 20 cm cake tin"])).toContain(words.warning.tin("20 cm", "28 cm"));
    expect(tins(4, 5, "A 20 cm tin.")).toEqual([]);
    expect(tins(4, 3, "A 20 cm tin.")).toEqual([]);
    expect(tins(100, 133, "A 20 cm tin.")).toEqual([]);
    expect(tins(100, 134, "A 20 cm tin.")).toEqual([words.warning.tin("20 cm", "23 cm")]);
    expect(tins(100, 74, "A 20 cm tin.")).toEqual([words.warning.tin("20 cm", "17 cm")]);
  });
});
