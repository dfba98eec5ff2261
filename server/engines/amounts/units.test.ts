import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { unitEntries } from "./unit-kinds.ts";
import { longestUnit, unitKey, unitKind } from "./units.ts";
import { unitWordsOf } from "./vocabulary.ts";

describe("unitKind", () => {
  it.each([
    ["tablespoons", "tbsp"],
    ["Tbsp.", "tbsp"],
    ["T", "tbsp"],
    ["t", "tsp"],
    ["EL", "tbsp"],
    ["msk", "tbsp"],
    ["c. à s.", "tbsp"],
    ["cuillères à soupe", "tbsp"],
    ["łyżka", "tbsp"],
    ["eetlepel", "tbsp"],
    ["cucharaditas", "tsp"],
    ["Gramm", "g"],
    ["fl oz", "fl oz"],
    ["ząbki", "clove"],
    ["Stück", "piece"],
    ["kviste", "sprig"],
  ])("knows %s", (word, id) => {
    expect(unitKind(word)?.id).toBe(id);
  });

  it("distinguishes an English cup from other cups", () => {
    expect(unitKind("cups")).toMatchObject({
      id: "cup",
      english: true,
      exact: { scale: "spoons", steps: 48 },
    });
    for (const word of ["Tasse", "kop", "szklanka"]) {
      expect(unitKind(word)).toMatchObject({ id: "cup", english: false, exact: null });
    }
  });

  it("knows no unit in other words", () => {
    for (const word of ["flour", "", "gx", "x".repeat(1000), "constructor"])
      expect(unitKind(word)).toBeNull();
  });

  it("takes the longest unit", () => {
    expect(longestUnit(["fl", "oz", "milk"])).toMatchObject({ taken: 2, kind: { id: "fl oz" } });
    expect(longestUnit(["flour"])).toBeNull();
  });

  it("has one known kind for each unit word of a language", () => {
    const ids = new Set(unitEntries.map((entry) => entry.id));
    for (const language of LANGUAGES) {
      const seen = new Map<string, string>();
      for (const [id, words] of Object.entries(unitWordsOf(language))) {
        expect(ids).toContain(id);
        for (const word of words.map(unitKey)) {
          expect([language, word, seen.get(word) ?? id]).toEqual([language, word, id]);
          expect(word).not.toBe("");
          seen.set(word, id);
        }
      }
    }
  });

  it("unitKind takes only words of the given language, metric and common English ones", () => {
    expect(unitKind("EL", "es")).toBeNull();
    expect(unitKind("el", "nl")?.id).toBe("tbsp");
    expect(unitKind("fed", "da")?.id).toBe("clove");
    expect(unitKind("fed", "en")).toBeNull();
    expect(unitKind("st", "en")).toBeNull();
    for (const language of LANGUAGES)
      for (const word of ["g", "kg", "ml", "dl", "oz", "tbsp", "cups"])
        expect(unitKind(word, language)).not.toBeNull();
  });
});
