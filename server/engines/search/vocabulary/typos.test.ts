import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  askedKeys,
  consonantsOf,
  distance,
  maxDistance,
  maxTypos,
  slipKeys,
  spokenAs,
  storedKeys,
} from "./typos.ts";

const word = fc.stringMatching(/^[a-z]{4,12}$/);

describe("typos", () => {
  it("share a key with the word wherever one letter is missing", () => {
    fc.assert(
      fc.property(word, fc.nat(), (known, place) => {
        const i = place % known.length;
        const asked = known.slice(0, i) + known.slice(i + 1);
        fc.pre(maxTypos(asked) > 0 && asked.length > 3);
        const keys = new Set(storedKeys(0, known));
        expect(slipKeys(0, asked, maxTypos(asked)).some((key) => keys.has(key))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("cost less when letters are doubled, adjacent on the keyboard or sound alike", () => {
    expect(distance("brocoli", "broccoli", 2)).toBeLessThan(distance("brooccli", "broccoli", 2));
    expect(distance("tomxto", "tomato", 1)).toBe(1);
    expect(distance("tomsto", "tomato", 1)).toBeLessThan(1);
    expect(distance("torm", "storm", maxDistance("torm"))).toBe(Number.POSITIVE_INFINITY);
    expect(distance("apsta", "pasta", maxDistance("apsta"))).toBeLessThan(1);
    expect(distance("abc", "abc", 0)).toBe(0);
  });

  it("are not corrected in numbers and very short words", () => {
    for (const text of ["12345", "ab", "a1b2c3"]) expect(maxTypos(text)).toBe(0);
    expect(storedKeys(0, "4999")).toEqual([]);
  });

  it("have different keys in each scope", () => {
    const keys = new Set(storedKeys(7, "zabaglione"));
    expect(storedKeys(0, "zabaglione").some((key) => keys.has(key))).toBe(false);
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
      expect(consonantsOf(entry)).toBe(consonantsOf(other));
    expect(consonantsOf("knish")).not.toBe(consonantsOf("chinese"));
  });

  it("are a separate key, but not for words with few of them", () => {
    const keys = new Set(storedKeys(0, "bolognese"));
    expect(askedKeys(0, "balagnasa", 2).some((key) => keys.has(key))).toBe(true);
    expect(slipKeys(0, "balagnasa", 2).some((key) => keys.has(key))).toBe(false);
    expect(consonantsOf("taco")).toBeNull();
    expect(consonantsOf("queue")).toBeNull();
  });
});
