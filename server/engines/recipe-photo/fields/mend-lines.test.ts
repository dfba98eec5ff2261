import { describe, expect, it } from "vitest";
import type { Line, Word } from "../reading.ts";
import { correctMisreadLines } from "./mend-lines.ts";
import { createTestBlock } from "./test-print.ts";

const textOf = ({ words }: Line): string => words.map((word) => word.text).join(" ");
const mend = (...texts: string[]): string[] => correctMisreadLines(createTestBlock(texts)).map(textOf);

describe("mended lines", () => {
  it.each([
    ["2 tbsn olive oil", "2 tbsp olive oil"],
    ["1 isp salt", "1 tsp salt"],
    ["8 0z butter", "8 oz butter"],
    ["2 Ibs. ground beef", "2 lbs. ground beef"],
    ["1 1b carrots", "1 lb carrots"],
    ["250 mI cream", "250 ml cream"],
    ["850 mi milk", "850 ml milk"],
    ["a 23 em tin", "a 23 cm tin"],
    ["1 tablespcon honey", "1 tablespoon honey"],
    ["2 teaspo0ns cumin", "2 teaspoons cumin"],
    ["3 c1oves garlic", "3 cloves garlic"],
    ["½ eup sugar", "½ cup sugar"],
    ["½ tip salt", "½ tsp salt"],
    ["2 02 oats", "2 oz oats"],
    ["2. oz oats", "2 oz oats"],
    ["4 ozcherry tomatoes", "4 oz cherry tomatoes"],
  ])("reads the unit of %s", (printed, corrected) => {
    expect(mend(printed)).toEqual([corrected]);
  });

  it.each([
    ["l tsp salt", "1 tsp salt"],
    ["I cup flour", "1 cup flour"],
    ["| large egg", "1 large egg"],
    ["Makes | loaf", "Makes 1 loaf"],
    ["l00 g sugar", "100 g sugar"],
    ["2O0 ml milk", "200 ml milk"],
    ["11/2 cups flour", "1 1/2 cups flour"],
    ["a 21/4-inch cutter", "a 2 1/4-inch cutter"],
    ["1 (14.50z) can tomatoes", "1 (14.5oz) can tomatoes"],
    ["1 14.50z can tomatoes", "1 14.5oz can tomatoes"],
    ["1½ ciips stock", "1½ cups stock"],
    ["1tablespoon salt", "1 tablespoon salt"],
    ["Ltablespoon salt", "1 tablespoon salt"],
    ["Serves6", "Serves 6"],
    ["Serves & * Prep 25 minutes", "Serves 8 • Prep 25 minutes"],
  ])("reads the number of %s", (printed, corrected) => {
    expect(mend(printed)).toEqual([corrected]);
  });

  it.each([
    ["Bake at 180*C for an hour", "Bake at 180°C for an hour"],
    ["Bake at 3500F for an hour", "Bake at 350°F for an hour"],
    ["Ina large bowl, beat the eggs", "In a large bowl, beat the eggs"],
    ["wipe the bow! with a cloth", "wipe the bowl with a cloth"],
    ["at the end, | like to add salt", "at the end, I like to add salt"],
    ["coarsely_ _ ground", "coarsely ground"],
    ["con\ufb01t of duck", "confit of duck"],
    ["Serves 4 * Prep 20 minutes", "Serves 4 • Prep 20 minutes"],
  ])("reads the words of %s", (printed, corrected) => {
    expect(mend(printed)).toEqual([corrected]);
  });

  it.each([
    "2 tbsp olive oil",
    "1 cup flour (120 g)",
    "175g caster sugar",
    "12 cloves garlic",
    "I love this soup",
    "Serves 4 | Prep 20 minutes",
    "A 9x13 inch dish at 350°F",
    "Enjoy! And eat it warm.",
    "199 fresh figs",
    "2 mint sprigs",
    "4 top rump steaks",
  ])("leaves %s unchanged", (printed) => {
    expect(mend(printed)).toEqual([printed]);
  });

  it("reads a 9 as grams only on a page in grams", () => {
    expect(mend("75 g butter", "50 g sugar", "4009 flour")[2]).toBe("400 g flour");
    expect(mend("75g butter", "50g sugar", "4009 flour")[2]).toBe("400g flour");
    expect(mend("2 cups flour", "4009 flour")[1]).toBe("4009 flour");
  });

  it("separates short units from their number only when the page does", () => {
    expect(mend("2 tbsp oil", "1 tsp salt", "3tbsp milk")[2]).toBe("3 tbsp milk");
    expect(mend("2tbsp oil", "1tsp salt", "3tbsp milk")[2]).toBe("3tbsp milk");
  });

  it("reads a single stroke as a 1 among entries that begin with numbers", () => {
    expect(mend("2 onions", "3 eggs", "1 leek", "I spring onion")[3]).toBe("1 spring onion");
    expect(mend("Chop the leek.", "I like it with rice.")[1]).toBe("I like it with rice.");
  });

  it("reads a character that begins several entries as a bullet", () => {
    expect(mend("e 2 eggs", "e 1 onion")).toEqual(["• 2 eggs", "• 1 onion"]);
    expect(mend("e 2 eggs", "1 onion")).toEqual(["e 2 eggs", "1 onion"]);
    expect(mend("• 2 eggs", "e 1 onion", "• 3 leeks")[1]).toBe("• 1 onion");
    expect(mend("* 2 eggs", ">>e 1 onion", "* 3 leeks")[1]).toBe("e 1 onion");
  });

  it("reads letters in the size of a bullet as one when they begin three entries", () => {
    const small = (texts: string[]) =>
      createTestBlock(texts).map((line) => {
        const [first, ...rest] = line.words as [Word, ...Word[]];
        return { ...line, words: [{ ...first, box: { ...first.box, width: 9, height: 9 } }, ...rest] };
      });
    const read = (...texts: string[]) => correctMisreadLines(small(texts)).map(textOf);
    expect(read("m 2 eggs", "aw half a lemon", "@ capers", "a lime")).toEqual([
      "• 2 eggs",
      "• half a lemon",
      "• capers",
      "a lime",
    ]);
    expect(read("m 2 eggs", "aw half a lemon", "a lime")[0]).toBe("m 2 eggs");
    expect(mend("m 2 eggs", "m half a lemon", "m capers")[0]).toBe("m 2 eggs");
  });

  it("keeps the raw reading of a quantity with less confidence", () => {
    const [line] = correctMisreadLines(createTestBlock(["4 eggs", "l tsp salt"], { confidence: 0.93 })).slice(
      1,
    );
    expect(line?.words.map(({ text, confidence, alternatives }) => [text, confidence, alternatives])).toEqual(
      [
        ["1", 0.7, ["l"]],
        ["tsp", 0.93, []],
        ["salt", 0.93, []],
      ],
    );
  });

  it("returns as many lines, with a box for each part of a split word", () => {
    const lines = correctMisreadLines(createTestBlock(["2 tbsp oil", "", "2tablespoons salt", "___"]));
    expect(lines).toHaveLength(3);
    const [number, unit] = lines[1]?.words ?? [];
    expect(number?.text).toBe("2");
    expect((number?.box.x ?? 0) + (number?.box.width ?? 0)).toBeLessThan(unit?.box.x ?? 0);
  });
});
