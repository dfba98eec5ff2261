import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  Amount,
  findUnitByWordOrNull,
  getLowestQuantityOrNull,
  LANGUAGES,
  type Language,
  readLeadingAmountOrNull,
  tokenizeLine,
} from "./amounts.ts";
import { normalizeUnitWord } from "./unit-key.ts";
import { getAmountVocabulary, getUnitWordsById } from "./vocabulary.ts";

const read = (line: string, language: Language) =>
  readLeadingAmountOrNull({ line, tokens: tokenizeLine(line, language), language });
const quantity = (line: string, language: Language) => {
  const reading = read(line, language);
  return reading && [getLowestQuantityOrNull(reading.amount), reading.unit];
};
const pointed: Language[] = ["en", "ja", "zh", "ko", "ar", "fa", "he", "hi", "th"];
const others = LANGUAGES.filter((language) => !pointed.includes(language));
const spaced: Language[] = ["fr", "sv", "pl"];

describe("numbers as a language writes them", () => {
  it("have a comma before decimals and points between thousands, except in English and in Asia", () => {
    for (const language of others) {
      expect(quantity("1.500 g x", language)).toEqual([1500, "g"]);
      expect(quantity("1,500 kg x", language)).toEqual([1.5, "kg"]);
      expect(quantity("1,5 kg x", language)).toEqual([1.5, "kg"]);
    }
    for (const language of pointed) {
      expect(quantity("1,500 g x", language)).toEqual([1500, "g"]);
      expect(quantity("1.500 kg x", language)).toEqual([1.5, "kg"]);
    }
  });

  it("have one or two decimals after either mark in all languages", () => {
    const cents = fc.integer({ min: 1, max: 99_999 }).filter((value) => value % 100 !== 0);
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(",", "."),
        (value, language, mark) => {
          const line = `${(value / 100).toString().replace(".", mark)} l x`;
          expect([line, ...(quantity(line, language) ?? [])]).toEqual([line, value / 100, "l"]);
        },
      ),
    );
    for (const language of LANGUAGES) expect(quantity("0,5 l x", language)).toEqual([0.5, "l"]);
  });

  it("have a space between thousands in some languages only", () => {
    for (const language of spaced) expect(quantity("1 500 g x", language)).toEqual([1500, "g"]);
    expect(quantity("1 500 g x", "de")).not.toEqual([1500, "g"]);
  });
});

describe("words of one language", () => {
  it("are no words of another", () => {
    expect(read("el aceite", "es")).toBeNull();
    expect(quantity("2 el olie", "nl")).toEqual([2, "el"]);
    expect(quantity("2 fed hens", "en")).toEqual([2, null]);
    expect(quantity("2 fed hvidløg", "da")).toEqual([2, "fed"]);
    expect(quantity("3 can Bohnen", "de")).toEqual([3, null]);
    expect(quantity("1 glas vin", "sv")).toEqual([1, "glas"]);
    expect(quantity("1 glas bowl", "en")).toEqual([1, null]);
  });

  it("are a unit only before what they measure", () => {
    expect(quantity("1 noix de beurre", "fr")).toEqual([1, "noix"]);
    expect(quantity("1 noix de coco", "fr")).toEqual([1, null]);
    expect(quantity("1 bouquet garni", "fr")).toEqual([1, null]);
    expect(quantity("1 molho de coentros", "pt")).toEqual([1, "molho"]);
    expect(quantity("1 molho de tomate", "pt")).toEqual([1, null]);
  });

  it("are read as a unit after a number", () => {
    const unread: string[] = [];
    for (const language of others) {
      const { onlyBefore } = getAmountVocabulary(language);
      for (const word of Object.values(getUnitWordsById(language)).flat()) {
        // A length such as "20 cm" before a word would be read as a size.
        const count = findUnitByWordOrNull(word, language)?.category === "length" ? 4 : 20;
        const [value, unit] = quantity(`${count} ${word} xyz`, language) ?? [];
        if (!onlyBefore.has(normalizeUnitWord(word)) && (value !== count || unit !== word))
          unread.push(`${language} ${word}`);
      }
    }
    expect(unread).toEqual([]);
  });
});

const words =
  "1 2 10 ½ 1/2 1½ 1,5 2.5 1.500 un une en ett ein eine halbe medio meia pół två zwei de d' à a e y et und och og i o ou " +
  "oder till til do lub entre zwischen od ca. circa environ etwa etwas un peu kilka q.b. g kg dl EL TL msk c. à s. cda. " +
  "colher (sopa) Dose boîte lata klyfta fed grande klein gros stor duża x ( ) [ ] / - – , ; : + % ~ ± ' ’ je chacune po";
const soup = fc.array(fc.constantFrom(...words.split(" ")), { maxLength: 14 });
const line = fc.oneof(
  soup.map((parts) => parts.join(" ")),
  soup.map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 200 }),
);

describe("any line in any language", () => {
  it("gives a valid amount and a position in the line, and never throws", () => {
    fc.assert(
      fc.property(line, fc.constantFrom<Language[]>("any", ...LANGUAGES), (text, language) => {
        const tokens = tokenizeLine(text, language);
        const reading = readLeadingAmountOrNull({ line: text, tokens, language });
        if (!reading) return;
        expect(reading.next).toBeLessThanOrEqual(tokens.length);
        if ((reading.unit?.length ?? 0) > 0) expect(text).toContain(reading.unit);
        const { success } = Amount.safeParse(reading.amount);
        // The caller checks that no number is above a million.
        if (!/\d{7}/.test(text)) expect(success).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});
