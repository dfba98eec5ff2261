import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { unitEntries } from "./unit-kinds.ts";
import { findLongestUnitOrNull, findUnitByWordOrNull, normalizeUnitWord } from "./units.ts";
import { getUnitWordsById } from "./vocabulary.ts";

describe("findUnitByWordOrNull", () => {
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
    expect(findUnitByWordOrNull(word)?.id).toBe(id);
  });

  it("distinguishes an English cup from other cups", () => {
    expect(findUnitByWordOrNull("cups")).toMatchObject({
      id: "cup",
      english: true,
      exact: { scale: "spoons", steps: 48 },
    });
    for (const word of ["Tasse", "kop", "szklanka"]) {
      expect(findUnitByWordOrNull(word)).toMatchObject({ id: "cup", english: false, exact: null });
    }
  });

  it("knows no unit in other words", () => {
    for (const word of ["flour", "", "gx", "x".repeat(1000), "constructor"])
      expect(findUnitByWordOrNull(word)).toBeNull();
  });

  it("takes the longest unit", () => {
    expect(findLongestUnitOrNull(["fl", "oz", "milk"])).toMatchObject({ taken: 2, kind: { id: "fl oz" } });
    expect(findLongestUnitOrNull(["flour"])).toBeNull();
  });

  it("has one known kind for each unit word of a language", () => {
    const ids = new Set(unitEntries.map((entry) => entry.id));
    for (const language of LANGUAGES) {
      const seen = new Map<string, string>();
      for (const [id, words] of Object.entries(getUnitWordsById(language))) {
        expect(ids).toContain(id);
        for (const word of words.map(normalizeUnitWord)) {
          expect([language, word, seen.get(word) ?? id]).toEqual([language, word, id]);
          expect(word).not.toBe("");
          seen.set(word, id);
        }
      }
    }
  });

  it("unitKind takes only words of the given language, metric and common English ones", () => {
    expect(findUnitByWordOrNull("EL", "es")).toBeNull();
    expect(findUnitByWordOrNull("el", "nl")?.id).toBe("tbsp");
    expect(findUnitByWordOrNull("fed", "da")?.id).toBe("clove");
    expect(findUnitByWordOrNull("fed", "en")).toBeNull();
    expect(findUnitByWordOrNull("st", "en")).toBeNull();
    for (const language of LANGUAGES)
      for (const word of ["g", "kg", "ml", "dl", "oz", "tbsp", "cups"])
        expect(findUnitByWordOrNull(word, language)).not.toBeNull();
  });
});
