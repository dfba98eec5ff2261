import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  computeTypoDistance,
  createDeletionKeys,
  createStoredTypoKeys,
  createTypoLookupKeys,
  getMaxTypoDistance,
  getMaxTypos,
  spokenAs,
  toConsonantSkeletonOrNull,
} from "./typos.ts";

const word = fc.stringMatching(/^[a-z]{4,12}$/);

describe("typos", () => {
  it("share a key with the word wherever one letter is missing", () => {
    fc.assert(
      fc.property(word, fc.nat(), (known, place) => {
        const i = place % known.length;
        const asked = known.slice(0, i) + known.slice(i + 1);
        fc.pre(getMaxTypos(asked) > 0 && asked.length > 3);
        const keys = new Set(createStoredTypoKeys(0, known));
        expect(createDeletionKeys(0, asked, getMaxTypos(asked)).some((key) => keys.has(key))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("cost less when letters are doubled, adjacent on the keyboard or sound alike", () => {
    expect(computeTypoDistance("brocoli", "broccoli", 2)).toBeLessThan(
      computeTypoDistance("brooccli", "broccoli", 2),
    );
    expect(computeTypoDistance("tomxto", "tomato", 1)).toBe(1);
    expect(computeTypoDistance("tomsto", "tomato", 1)).toBeLessThan(1);
    expect(computeTypoDistance("torm", "storm", getMaxTypoDistance("torm"))).toBe(Number.POSITIVE_INFINITY);
    expect(computeTypoDistance("apsta", "pasta", getMaxTypoDistance("apsta"))).toBeLessThan(1);
    expect(computeTypoDistance("abc", "abc", 0)).toBe(0);
  });

  it("are not corrected in numbers and very short words", () => {
    for (const text of ["12345", "ab", "a1b2c3"]) expect(getMaxTypos(text)).toBe(0);
    expect(createStoredTypoKeys(0, "4999")).toEqual([]);
  });

  it("have different keys in each scope", () => {
    const keys = new Set(createStoredTypoKeys(7, "zabaglione"));
    expect(createStoredTypoKeys(0, "zabaglione").some((key) => keys.has(key))).toBe(false);
  });
});

it("spokenAs returns one form for spellings that sound alike", () => {
  for (const [item, other] of [
    ["musaka", "moussaka"],
    ["brokoli", "broccoli"],
    ["foto", "photo"],
    ["paeya", "paella"],
    ["valensiana", "valenciana"],
    ["bolonaise", "bolognese"],
    ["kesadiya", "quesadilla"],
    ["tsatsiki", "tzatziki"],
    ["shnitzel", "schnitzel"],
    ["brushetta", "bruschetta"],
    ["zuchini", "zucchini"],
    ["vinegrette", "vinaigrette"],
    ["lentle", "lentil"],
    ["noodel", "noodle"],
    ["buf", "boeuf"],
  ] as const)
    expect(spokenAs(item)).toBe(spokenAs(other));
});

describe("consonants", () => {
  it("are equal when words differ by vowels only", () => {
    for (const [entry, other] of [
      ["caret", "carrot"],
      ["jalof", "jollof"],
      ["parmasan", "parmesan"],
      ["kalamari", "calamari"],
    ] as const)
      expect(toConsonantSkeletonOrNull(entry)).toBe(toConsonantSkeletonOrNull(other));
    expect(toConsonantSkeletonOrNull("knish")).not.toBe(toConsonantSkeletonOrNull("chinese"));
  });

  it("are a separate key, but not for words with few of them", () => {
    const keys = new Set(createStoredTypoKeys(0, "bolognese"));
    expect(createTypoLookupKeys(0, "balagnasa", 2).some((key) => keys.has(key))).toBe(true);
    expect(createDeletionKeys(0, "balagnasa", 2).some((key) => keys.has(key))).toBe(false);
    expect(toConsonantSkeletonOrNull("taco")).toBeNull();
    expect(toConsonantSkeletonOrNull("queue")).toBeNull();
  });
});
