import { describe, expect, it } from "vitest";
import { getStemStart, LANGUAGES, stemWord } from "../words/languages.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import { diets } from "./categories.ts";
import {
  findEntitiesByName,
  getCategoryOrNull,
  getDietNames,
  isEnglishWordForSomethingElse,
  isOtherWordWithSameStem,
  MAX_NAME_WORDS,
} from "./lexicon.ts";
import { getAllEntities, type Name } from "./names.ts";
import { FILLER_WORDS, STOP_WORDS } from "./query-stopwords.ts";

const written = ({ words, language }: Name) => `${language}:${words.join(" ")}`;
const namesOf = (name: string, language: Name["language"] = "en") =>
  new Set(findEntitiesByName(splitIntoFoldedWords(name), language).flat().map(written));

describe("lines of names", () => {
  const concepts = getAllEntities();

  it("have names of the five languages, each once", () => {
    for (const concept of concepts) {
      const names = concept.map(written);
      expect([names, new Set(names).size]).toEqual([names, names.length]);
      for (const { language } of concept) expect(["en", "de", "fr", "es", "it"]).toContain(language);
    }
  });

  it("have words whose stems begin as stemStart says", () => {
    const words = [...new Set(concepts.flat().flatMap((name) => name.words))];
    for (const language of LANGUAGES)
      expect(
        words.filter((word) => getStemStart(word, language) !== stemWord(word, language).slice(0, 2)),
      ).toEqual([]);
  });

  it("have no name of stopwords only", () => {
    const known = new Set(["en:lo mein", "fr:the"]);
    for (const name of concepts.flat())
      if (name.words.every((word) => STOP_WORDS.has(word))) expect(known).toContain(written(name));
  });

  it("have no name that is a filler word", () => {
    const known = new Set(["en:bake", "en:mache", "fr:mache", "es:te", "it:te"]);
    for (const name of concepts.flat())
      if (name.words.length === 1 && FILLER_WORDS.has(name.words[0] ?? ""))
        expect(known).toContain(written(name));
  });

  it("mostly have few enough words for a query", () => {
    const long = concepts.flat().filter(({ words }) => words.length > MAX_NAME_WORDS);
    expect(long.length).toBeLessThan(0.03 * concepts.flat().length);
  });
});

describe("names of one entity", () => {
  it.each([
    ["courgette", "zucchini"],
    ["swede", "rutabaga"],
    ["mince", "ground beef"],
    ["icing sugar", "powdered sugar"],
    ["prawn", "shrimp"],
    ["rockmelon", "cantaloupe"],
    ["bicarb", "baking soda"],
    ["strong white flour", "bread flour"],
    ["mac n cheese", "macaroni cheese"],
    ["pb&j", "peanut butter and jelly"],
    ["snow pea", "mangetout"],
    ["chook", "chicken"],
  ])("%s is %s", (item, other) => {
    expect(namesOf(item)).toContain(`en:${splitIntoFoldedWords(other).join(" ")}`);
  });

  it.each([
    ["en", "roast chicken", "de", "Brathähnchen"],
    ["en", "broccoli soup", "it", "vellutata di broccoli"],
    ["es", "tortilla de patatas", "fr", "omelette espagnole"],
    ["de", "Heißluftfritteuse", "it", "friggitrice ad aria"],
    ["fr", "gratin de courge", "es", "gratinado de calabaza"],
  ] as const)("%s %s is %s %s", (language, name, otherLanguage, other) => {
    expect(namesOf(name, language)).toContain(`${otherLanguage}:${splitIntoFoldedWords(other).join(" ")}`);
  });

  it.each([
    ["corn salad", "en:lamb s lettuce"],
    ["scotch egg", "en:whiskey"],
    ["french toast", "en:bread pudding"],
    ["toffee", "en:fudge"],
    ["risotto milanese", "en:schnitzel"],
    ["chili con carne", "en:chili"],
  ])("%s is not %s", (entry, other) => {
    expect(namesOf(entry)).not.toContain(other);
  });
});

describe("categories", () => {
  /**
   * Whether an ingredient names a member of the category and no exception: the test that an exclusion
   * applies.
   */
  const has = (kind: string, line: string, language: Name["language"] = "en") => {
    const words = new Set(splitIntoFoldedWords(line));
    const holds = (names: readonly Name[]) =>
      names
        .filter((name) => name.language === language || name.language === "en")
        .some((name) => name.words.every((word) => words.has(word)));
    return holds(getCategoryOrNull(kind)?.members ?? []) && !holds(getCategoryOrNull(kind)?.exceptions ?? []);
  };

  it.each([
    ["dairy", "double cream", "en"],
    ["dairy", "Schmand", "de"],
    ["dairy", "nata para montar", "es"],
    ["gluten", "plain flour", "en"],
    ["gluten", "pan rallado", "es"],
    ["meat", "lardons fumés", "fr"],
    ["meat", "Faschiertes", "de"],
    ["fish", "tinned tuna", "en"],
    ["shellfish", "camarón", "es"],
    ["nut", "anacardi", "it"],
    ["egg", "tuorlo", "it"],
    ["alcohol", "vin rouge", "fr"],
  ] as const)("%s contains %s (%s)", (kind, line, language) => {
    expect(has(kind, line, language)).toBe(true);
  });

  it.each([
    ["dairy", "coconut milk", "en"],
    ["dairy", "peanut butter", "en"],
    ["dairy", "butter bean", "en"],
    ["dairy", "mantequilla de maní", "es"],
    ["meat", "beefsteak tomato", "en"],
    ["meat", "mincemeat", "en"],
    ["meat", "lamb s lettuce", "en"],
    ["meat", "carne de membrillo", "es"],
    ["shellfish", "polpa di pomodoro", "it"],
    ["shellfish", "crab apple", "en"],
    ["egg", "egg plant", "en"],
    ["gluten", "rice flour", "en"],
    ["gluten", "toasted almond", "en"],
    ["alcohol", "scotch bonnet", "en"],
    ["sugar", "caramelised onion", "en"],
    ["nut", "water chestnut", "en"],
  ] as const)("%s does not contain %s (%s)", (kind, line, language) => {
    expect(has(kind, line, language)).toBe(false);
  });
});

describe("the first names of a category", () => {
  it("belong to different members in every language", () => {
    const first = new Set((getCategoryOrNull("dessert")?.members ?? []).slice(0, 60).map(written));
    for (const name of ["en:tiramisu|de:eis|fr:glace|es:helado|it:gelato|de:kuchen|es:tarta"].flatMap((row) =>
      row.split("|"),
    ))
      expect(first).toContain(name);
    expect(first).not.toContain("de:torte");
  });
});

describe("diets", () => {
  it("have names and excluded categories", () => {
    for (const [diet, kinds] of diets) {
      expect(getDietNames(diet).length).toBeGreaterThan(0);
      for (const kind of kinds) expect(getCategoryOrNull(kind)).not.toBeNull();
    }
  });
});

describe("false friends", () => {
  it.each([
    ["fr", "raisin"],
    ["fr", "prune"],
    ["fr", "lard"],
    ["es", "pan"],
    ["de", "Rind"],
    ["it", "orzo"],
  ] as const)("%s %s is English for something else", (language, word) => {
    expect(isEnglishWordForSomethingElse({ words: splitIntoFoldedWords(word), language })).toBe(true);
  });

  it.each([
    ["de", "Schnitzel"],
    ["it", "lasagne"],
    ["es", "paella"],
    ["fr", "ratatouille"],
  ] as const)("%s %s has the same meaning in English", (language, word) => {
    expect(isEnglishWordForSomethingElse({ words: splitIntoFoldedWords(word), language })).toBe(false);
  });

  it("are no English words", () => {
    for (const language of LANGUAGES)
      expect(isEnglishWordForSomethingElse({ words: ["pan"], language })).toBe(language !== "en");
  });
});

describe("words with the same stem", () => {
  it.each([
    ["caneles", "canela", "es", true],
    ["zuccotto", "zuccotti", "it", false],
    ["canela", "canelas", "es", false],
    ["brownies", "brownie", "es", false],
  ] as const)("%s and %s in %s: two words, %s", (word, known, language, isOther) => {
    expect(isOtherWordWithSameStem(word, known, language)).toBe(isOther);
  });
});
