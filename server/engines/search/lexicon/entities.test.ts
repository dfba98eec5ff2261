import { describe, expect, it } from "vitest";
import { codedStem, type Language, stem } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { findEntityMarks, isNameOfEntity } from "./entities.ts";
import { findEntities } from "./lexicon.ts";
import { allEntities } from "./names.ts";

const stemsOf = (text: string, language: Language) => wordsOf(text).map((word) => stem(word, language));
const names = (text: string, language: Language, entity: string) => {
  const marks = findEntities(wordsOf(entity), "en")
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
    // A name of another language is found in English recipes too.
    ["melanzane alla parmigiana", "en", "eggplant"],
    ["zucchini, grated", "en", "courgette"],
  ])("%s (%s) is %s", (text, language, entity) => expect(names(text, language, entity)).toBe(true));

  it.each<[string, Language, string]>([
    // Half of a name is none.
    ["onions, sliced", "en", "scallion"],
    // Spanish bread is an English pan.
    ["fry in a pan", "en", "bread"],
    // English words in a recipe of another language are that language's.
    ["Eggplant", "de", "eggplant"],
    ["Kartoffeln", "de", "eggplant"],
    ["", "en", "eggplant"],
  ])("%s (%s) is no %s", (text, language, entity) => expect(names(text, language, entity)).toBe(false));

  it("are found by each name of one word", () => {
    for (const concept of allEntities())
      for (const name of concept) {
        const [word = "", ...others] = name.words;
        if (others.length === 0 && findEntityMarks(stemsOf(word, name.language), name.language).length > 0)
          expect(isNameOfEntity(codedStem(word, name.language), name.mark ?? "")).toBe(true);
      }
  });
});
