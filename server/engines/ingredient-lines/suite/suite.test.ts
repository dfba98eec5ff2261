import { describe, expect, it } from "vitest";
import { readIngredientLine, readIngredientLines } from "../ingredient-lines.ts";
import { judgeReading } from "./judge-reading.ts";
import { readSuite, type SuiteLine } from "./read-suite.ts";

const suite = readSuite(import.meta.dirname);
const languages = [...new Set(suite.map(({ language }) => language))];
const LINES_OF_A_RECIPE = 10;

/** The lines of a half in recipes of ten, each read as a list whose language is not told. */
function readInRecipes(lines: readonly SuiteLine[]) {
  const recipes = Array.from({ length: Math.ceil(lines.length / LINES_OF_A_RECIPE) }, (_, at) =>
    lines.slice(at * LINES_OF_A_RECIPE, (at + 1) * LINES_OF_A_RECIPE),
  );
  return recipes.flatMap((recipe) => {
    const readings = readIngredientLines(recipe.map(({ line }) => line));
    return recipe.map((line) => ({ line, reading: readings.find(({ original }) => original === line.line) }));
  });
}

/** Lines of the first half whose amount is wrong, by language: a language that is missing has none. */
const WRONG: Record<string, number> = {
  cs: 15,
  el: 17,
  en: 3,
  hr: 14,
  hu: 16,
  it: 1,
  ja: 15,
  no: 2,
  pt: 4,
  sk: 14,
  tr: 14,
};

describe("the suite of lines", () => {
  it("has twenty lines of each of eighteen languages in its first half", () => {
    expect(languages).toHaveLength(18);
    for (const language of languages)
      expect(suite.filter((line) => line.language === language && line.half === "first")).toHaveLength(20);
  });

  it.each(languages)("of %s is read no worse than before", (language) => {
    const lines = suite.filter((line) => line.language === language && line.half === "first");
    const wrong = readInRecipes(lines).filter(({ line, reading }) => !judgeReading(line, reading).amount);
    expect(wrong.length).toBeLessThanOrEqual(WRONG[language] ?? 0);
  });

  it("loses no word, read in its recipe or alone", () => {
    const alone = suite.map((line) => ({ line, reading: readIngredientLine(line.line) }));
    const lost = [...alone, ...readInRecipes(suite)]
      .map(({ line, reading }) => ({ line: line.line, lost: judgeReading(line, reading).lost }))
      .filter(({ lost }) => lost.length > 0);
    expect(lost).toEqual([]);
  });
});
