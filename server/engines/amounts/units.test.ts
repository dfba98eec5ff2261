import { describe, expect, it } from "vitest";
import { unitEntries } from "./unit-words.ts";
import { longestUnit, unitKey, unitKind } from "./units.ts";

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

  it("tells an English cup from other countries' cups", () => {
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

  it("lists every word in the form it is looked up by", () => {
    const words = unitEntries.flatMap((entry) => [...entry.english.split(","), ...entry.other.split(",")]);
    expect(words.filter((word) => word !== unitKey(word))).toEqual([]);
  });
});
