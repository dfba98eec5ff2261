import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Amount } from "#server/engines/amounts/amounts.ts";
import { createReducedFraction } from "#server/engines/amounts/amounts.ts";
import { scaleIngredientLine, scaleRecipe } from "./scaling.ts";
import { createTestLine, readTestLine, words } from "./test-lines.ts";

const factor = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }))
  .map(([n, d]) => createReducedFraction(n, d));
const single = (amount: { n: number; d: number }): Amount => ({ kind: "one", value: amount, as: "fraction" });
describe("the scaling contract", () => {
  it("shows the original at factor 1", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const line = readTestLine(text);
        expect(scaleIngredientLine(line, { n: 1, d: 1 }, [], words).text).toBe(line.original);
      }),
    );
  });

  it("keeps every word of a line", () => {
    const line = fc.constantFrom(
      "2 large eggs, beaten, at room temperature",
      "1 cup (240 ml) warm milk, for the dough",
      "2 (400 g) tins chopped tomatoes, drained",
      "juice of 2 lemons (about 100 ml)",
      "250 g/9 oz butter, softened",
    );
    fc.assert(
      fc.property(line, factor, (text, by) => {
        const shown = scaleIngredientLine(readTestLine(text), by, [], words).text.replace(/s\b/g, "");
        for (const word of text.replace(/s\b/g, "").match(/[a-z]{5,}/g) ?? []) expect(shown).toContain(word);
      }),
    );
  });
});

describe("extreme recipes", () => {
  const huge = createReducedFraction(1_000_000);
  const odd = createReducedFraction(999_983, 999_979);

  it("scales a million by 100 and a millionth by 1/100", () => {
    const row = (amount: Amount, word: string | null) =>
      scaleIngredientLine(createTestLine(amount, word, "x"), { n: 100, d: 1 }, [], words);
    expect(row(single(huge), "g").text).toBe("100000 kg x");
    expect(
      scaleIngredientLine(
        createTestLine(single({ n: 1, d: 1_000_000 }), "g", "x"),
        { n: 1, d: 100 },
        [],
        words,
      ).text,
    ).toBe("about 0 g x".replace("about 0", "0.00000001"));
    expect(row(single(odd), "cup")).toMatchObject({ scaled: { n: 99_998_300, d: 999_979 } });
  });

  it("never throws for unusual amounts", () => {
    const amounts: Amount[] = [
      single(odd),
      single({ n: 0, d: 1 }),
      { kind: "range", from: { n: 0, d: 1 }, to: odd, as: "decimal" },
      {
        kind: "sum",
        parts: [
          { kind: "one", value: odd, as: "whole", unit: null },
          { kind: "range", from: odd, to: huge, as: "decimal", unit: "constructor" },
        ],
        as: "whole",
      },
      {
        kind: "pack",
        count: odd,
        countMax: huge,
        size: { kind: "one", value: odd, as: "decimal", unit: "__proto__" },
        as: "whole",
      },
    ];
    for (const amount of amounts) {
      for (const word of ["g", "cup", "toString", "x".repeat(50), null]) {
        const line = {
          ...createTestLine(amount, word, "<b>".repeat(60)),
          original: "9".repeat(700),
          notes: "((((".repeat(100),
        };
        for (const by of [{ n: 1, d: 999_983 }, { n: 999_983, d: 1 }, odd]) {
          expect(scaleIngredientLine(line, by, [line], words).text).not.toBe("");
        }
      }
    }
  });

  it("returns the complete text of any step", () => {
    const lines = ["2 eggs", "200 g flour"].map((line) => readTestLine(line));
    const piece = fc.constantFrom(
      ..."2 |eggs|½|/|x|(|)|-|200 g |each|°C|.|1e9|٣|\u0000|é|\n|a pinch of ".split("|"),
      "9".repeat(30),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        const [step = []] = scaleRecipe({ servings: 2, lines, steps: [text] }, 4, words).steps;
        expect(step.map((each) => each.was ?? each.text).join("")).toBe(text);
      }),
    );
  });
});
