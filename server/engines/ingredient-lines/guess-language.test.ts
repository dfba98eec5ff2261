import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chooseLanguageOfList, guessLanguageOfLines } from "./guess-language.ts";

const CORPUS = "../shared/data/ingredients-dev.jsonl";

describe("guessLanguage", () => {
  it.each([
    ["2 EL gehackte Petersilie", "de"],
    ["1 gousse d'ail", "fr"],
    ["2 cucharadas de aceite", "es"],
    ["1 spicchio d'aglio", "it"],
    ["2 eetlepels olijfolie", "nl"],
    ["2 colheres de sopa de açúcar", "pt"],
    ["2 msk vetemjöl", "sv"],
    ["2 fed hvidløg", "da"],
    ["2 ząbki czosnku", "pl"],
    ["2 lžíce olivového oleje", "cs"],
    ["2 strúčiky cesnaku", "sk"],
    ["2 evőkanál olaj", "hu"],
    ["2 žlice brašna", "hr"],
    ["2 κ.σ. φρυγανιά", "el"],
    ["2 yemek kaşığı sıvı yağ", "tr"],
    ["玉ねぎ 2個", "ja"],
    ["2 stk egg", "da"],
    ["2 cups flour", "en"],
    ["100ml crème fraîche", "en"],
    ["1 bouquet garni", "en"],
    ["1 jar salsa verde", "en"],
    ["2 cl gin", "en"],
    ["", "en"],
  ])("%s", (line, language) => {
    expect(guessLanguageOfLines(line)).toBe(language);
  });

  it("guesses a list when its lines are ambiguous", () => {
    expect(guessLanguageOfLines("500 g Spinat")).toBe("en");
    expect(guessLanguageOfLines(["500 g Spinat", "1 TL Salz", "2 Zwiebeln"])).toBe("de");
    expect(guessLanguageOfLines(["1 cup masa harina", "2 tbsp oil", "salt"])).toBe("en");
  });

  it.skipIf(!existsSync(CORPUS))(
    "calls fewer than one in two hundred English lines foreign (needs the corpus next to the project)",
    () => {
      const lines = readFileSync(CORPUS, "utf8")
        .split("\n")
        .filter((text) => text !== "")
        .map((text): string => JSON.parse(text).line);
      const foreign = lines.filter((line) => guessLanguageOfLines(line) !== "en");
      expect(lines.length).toBeGreaterThan(1000);
      expect(foreign.length).toBeLessThan(lines.length / 200);
    },
  );
});

describe("languageOfList", () => {
  const german = ["500 g Mehl", "2 Eier", "1 Prise Salz", "1 Pck. Backpulver", "etwas Milch"];
  const english = ["2 cups flour", "2 eggs, beaten", "1 tsp salt", "chopped parsley"];

  it("chooseLanguageOfList returns the declared language", () => {
    expect(chooseLanguageOfList(["1 dl mel"], "da-DK")).toBe("da");
    expect(chooseLanguageOfList(["2 tsk salt", "1 dl socker"], "sv")).toBe("sv");
    expect(chooseLanguageOfList(["1 dl cukor"], "hu")).toBe("hu");
    expect(chooseLanguageOfList(["1 dl suhkrut"], "et")).toBe("any");
  });

  it("chooseLanguageOfList ignores a declared language when the lines are clearly in another", () => {
    expect(chooseLanguageOfList(german, "en-US")).toBe("de");
    expect(chooseLanguageOfList(english, "pt")).toBe("en");
    expect(chooseLanguageOfList(["1 cup flour", "queso fresco"], "es")).toBe("es");
  });
});
