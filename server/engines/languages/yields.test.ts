import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findYieldInTextOrNull, parseServingsOrNull, parseYieldValues } from "./yields.ts";

describe("parseServingsOrNull", () => {
  it.each([
    ["4", 4],
    ["Serves 6", 6],
    ["24 cookies", 24],
    ["2 dozen", 24],
    ["Makes four burgers", 4],
    ["4 Portionen", 4],
    ["1 (9-inch) pie, 8 servings", 8],
    ["1/2 dozen", 6],
    ["½ dozen", 6],
    ["half a dozen", 6],
    ["1½ dozen", 18],
    ["2 ½ dozen cookies", 30],
    ["1.5 dozen", 18],
    ["one and a half dozen", 18],
    ["one dozen", 12],
    ["Two dozen", 24],
    ["1 to 1 1/2 dozen", 18],
    ["ein halbes Dutzend", 6],
    ["une douzaine", 12],
    ["2 docenas de galletas", 24],
    ["3 дюжины", 36],
    ["1ダース", 12],
    ["二打", 24],
    ["1 loaf; serves 10", 10],
    ["2 loaves, 16 slices", 16],
    ["12 muffins (24 mini muffins)", 12],
    ["Makes enough for 2 meals for 4 people", 4],
    ["Reicht für 3 Mahlzeiten für 2 Personen", 2],
    ["Serves 4 as a main", 4],
    ["Makes 1 pie, 8 slices", 8],
    ["one 9x13-inch pan", 1],
    ["12 x 50 g", 12],
    ["3 (8-ounce) servings", 3],
    ["10 (1/2 cup) servings", 10],
    ["4/6 persone", 6],
    ["Serves eight to ten", 10],
    ["144 cookies", 144],
    ["２人分", 2],
    ["2〜3人分", 3],
    ["6人份", 6],
    ["六人份", 6],
    ["二十四個", 24],
    ["约十二个", 12],
    ["4인분", 4],
    ["٤ أشخاص", 4],
    ["تكفي ٦ أشخاص", 6],
    ["۴ نفر", 4],
    ["४ लोग", 4],
    ["6-8 порций", 8],
    ["на 4 порции", 4],
    ["6 người", 6],
    ["4 porsi", 4],
    ["8 kişilik", 8],
  ])("reads %s", (text, expected) => {
    expect(parseServingsOrNull(text)).toBe(expected);
  });

  it("takes the upper end of a range", () => {
    expect(parseServingsOrNull("Serves 4-6")).toBe(6);
  });

  it.each([
    ["4 cups"],
    ["750 grams"],
    ["1.5 litres"],
    ["2 1/2 cups"],
    ["makes 1½ cups"],
    ["about 1¼ cups"],
    ["2 1/2 quarts"],
    ["9x13 pan"],
    ["9 x 13 inch pan"],
    ["a 23 cm tin"],
    ["20 minutes"],
    ["3 Tage"],
    ["4 more minutes"],
    ["20分钟"],
    ["180 °C"],
    ["350 degrees"],
    ["300 kcal"],

    ["a jar"],
    ["2 1/2 loaves"],
    ["0"],
  ])("finds no servings in %s", (text) => {
    expect(parseServingsOrNull(text)).toBeNull();
  });
});

describe("parseYieldValues", () => {
  it("returns the page's wording with the number", () => {
    expect(parseYieldValues(["24", "24 cookies"])).toEqual({ servings: 24, yieldText: "24 cookies" });
  });

  it("returns no wording for a bare number", () => {
    expect(parseYieldValues(["4"])).toEqual({ servings: 4, yieldText: null });
  });

  it("returns both numbers of a range", () => {
    expect(parseYieldValues(["4-6"])).toEqual({ servings: 6, yieldText: "4-6" });
  });

  it("takes people before products", () => {
    expect(parseYieldValues(["1", "1 loaf; serves 10"])).toEqual({
      servings: 10,
      yieldText: "1 loaf; serves 10",
    });
  });

  it("takes the bare number before the range around it", () => {
    expect(parseYieldValues(["8", "8 to 10 servings"])).toEqual({
      servings: 8,
      yieldText: "8 to 10 servings",
    });
  });

  it.each([
    ["Makes Serves 8. Bake 45 minutes.", "Serves 8"],
    ["Makes 12 buns. Bake for 20 minutes.", "12 buns"],
    ["10 pieces — 20 minutes", "10 pieces"],
    ["Serves 4-6 | Prep: 20 min", "4-6"],
    ["approx. 12 cookies", "approx. 12 cookies"],
    ["Ergibt ca. 12 Stück", "ca. 12 Stück"],
    ["Pour 4 personnes, prêt en 20 minutes", "4 personnes"],
    ["分量：24 个", "24 个"],
    ["makes 1½ cups", "1½ cups"],
    ["Serves a crowd", "Serves a crowd"],
    ["10 minutes let it rest", null],
    ["30 Minuten ruhen lassen", null],
    ["100 g", null],
    ["100 ml", null],
    ["10 cm apart", null],
    ["about 30 cm long", null],
    ["9-inch pie", "9-inch pie"],
    ["one 9x13-inch pan", "one 9x13-inch pan"],
    ["500 g", "500 g"],
  ])("returns the yield alone of %s", (value, expected) => {
    expect(parseYieldValues([value]).yieldText).toBe(expected);
  });

  it("returns the wording but no servings for a measure", () => {
    expect(parseYieldValues(["3 cups"])).toEqual({ servings: null, yieldText: "3 cups" });
  });
});

const unitOf = fc.constantFrom(
  ...["minutes", "min", "hours", "Stunden", "heures", "minuti", "分钟", "g", "kg", "ml", "cups", "oz"],
  ...["Liter", "cm", "inches", "°C", "degrees"],
);

it("a number with a unit of time, mass, volume, length or temperature is no yield", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      unitOf,
      fc.constantFrom("", "for ", "für ", "makes "),
      (n, unit, lead) => {
        const text = `${lead}${n} ${unit}`;
        expect([parseServingsOrNull(text), findYieldInTextOrNull(text)]).toEqual([null, null]);
      },
    ),
  );
});

it("a yield is read with digits of any script", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.constantFrom("０", "٠", "۰", "०", "๐"), (n, zero) => {
      const digits = String(n).replace(/\d/g, (digit) =>
        String.fromCharCode(zero.charCodeAt(0) + Number(digit)),
      );
      expect(parseServingsOrNull(`${digits} servings`)).toBe(n);
    }),
  );
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
    ["2015-01-01 Servings : 4", 4, true],
  ])("reads %s", (text, servings, sure) => {
    expect(findYieldInTextOrNull(text)).toMatchObject({ servings, sure });
  });

  it.each([
    ["Serves a crowd"],
    ["Serve two sticks with the dip on the side."],
    ["for 4 hours"],
    ["for 20 minutes"],
    ["makes 500 ml"],
    ["Makes 24 ounces"],
    ["Bake for 20 to 25 minutes"],
    ["Cook for 4 more minutes"],
    ["Rest for 8 hours."],
    ["Per 100 g: 200 kcal"],
    ["Add water per 100 g of flour"],
    ["Backen für 20 bis 25 Minuten"],
    ["Cuire pour 30 mn"],
    ["на 20 минут"],
    ["2658 people saved this"],
    ["fits a 9 inch pan"],
    ["per 100 g"],
    ["Serving size 2 cookies"],
    ["Portionsgröße: 2 Stück"],
    ["1 portion = 350 g"],
    ["1 Portion ≈ 350 g"],
    ["3 portions of vegetables per serving"],
    ["2 portions of fruit per person"],
    ["10人中9人が好き"],
    ["for 3 eggs"],
    ["Mix well"],
    ["Serve at once"],
    ["Para once días"],
    ["كوبان دقيق"],
  ])("finds none in %s", (text) => {
    expect(findYieldInTextOrNull(text)).toBeNull();
  });

  it("returns the position of the words", () => {
    const text = "A stew (serves 4) of my own";
    const found = findYieldInTextOrNull(text);
    expect(text.slice(found?.start, found?.end)).toBe("serves 4");
  });
});
