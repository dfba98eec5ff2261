import { describe, expect, it } from "vitest";
import { type Language, stemWord, toStemWithLanguage } from "../words/languages.ts";
import { splitIntoFoldedWords } from "../words/words.ts";
import { findEntityMarks, isStemOfEntityName } from "./entities.ts";
import { findEntitiesByName } from "./lexicon.ts";
import { getAllEntities } from "./names.ts";

const stemsOf = (text: string, language: Language) =>
  splitIntoFoldedWords(text).map((word) => stemWord(word, language));
const names = (text: string, language: Language, entity: string) => {
  const marks = findEntitiesByName(splitIntoFoldedWords(entity), "en")
    .flat()
    .map(({ mark }) => mark);
  return (
    marks.length > 0 &&
    findEntityMarks(stemsOf(text, language), language).some((mark) => marks.includes(mark))
  );
};

describe("entities of a line", () => {
  it.each<[string, Language, string]>([
    ["2 large aubergines", "en", "eggplant"],
    ["eine reife Aubergine", "de", "eggplant"],
    ["melanzane fritte", "it", "eggplant"],
    ["spring onions, sliced", "en", "scallion"],
    ["onions of the spring", "en", "scallion"],
    // English recipes may name a food in another language.
    ["melanzane alla parmigiana", "en", "eggplant"],
    ["zucchini, grated", "en", "courgette"],
  ])("%s (%s) is %s", (text, language, entity) => expect(names(text, language, entity)).toBe(true));

  it.each<[string, Language, string]>([
    // An ingredient with only one word of a name of two words does not match it.
    ["onions, sliced", "en", "scallion"],
    // Spanish "pan" means bread, but it is an English word with another meaning.
    ["fry in a pan", "en", "bread"],
    // Recipes in other languages do not match English names.
    ["Eggplant", "de", "eggplant"],
    ["Kartoffeln", "de", "eggplant"],
    ["", "en", "eggplant"],
  ])("%s (%s) is no %s", (text, language, entity) => expect(names(text, language, entity)).toBe(false));

  it("are found by each name of one word", () => {
    for (const concept of getAllEntities())
      for (const name of concept) {
        const [word = "", ...others] = name.words;
        if (others.length === 0 && findEntityMarks(stemsOf(word, name.language), name.language).length > 0)
          expect(isStemOfEntityName(toStemWithLanguage(word, name.language), name.mark ?? "")).toBe(true);
      }
  });
});
