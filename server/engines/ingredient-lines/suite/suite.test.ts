import { describe, expect, it } from "vitest";
import { readIngredientLine, readIngredientLines } from "../ingredient-lines.ts";
import { judgeSuiteLine } from "./judge-reading.ts";
import { groupLinesByTen, readSuiteFiles, type SuiteLine } from "./read-suite.ts";

const suite = readSuiteFiles(import.meta.dirname);
const languages = [...new Set(suite.map(({ language }) => language))];
const MIN_SHARE_ALONE = 0.97;

/** Reads groups of ten lines as lists of unknown language. */
function readInRecipes(lines: readonly SuiteLine[]) {
  return groupLinesByTen(lines).flatMap((recipe) => {
    const readings = readIngredientLines(recipe.map(({ line }) => line));
    return recipe.map((line) => ({ line, reading: readings.find(({ original }) => original === line.line) }));
  });
}

describe("the suite of lines", () => {
  it("has forty lines of each of eighteen languages, twenty in each half", () => {
    expect(languages).toHaveLength(18);
    for (const language of languages)
      for (const half of ["first", "second"])
        expect(suite.filter((line) => line.language === language && line.half === half)).toHaveLength(20);
  });

  it.each(languages)("in %s is read right in its recipes: amount and unit", (language) => {
    const wrong = readInRecipes(suite.filter((line) => line.language === language))
      .filter(({ line, reading }) => !judgeSuiteLine(line, reading).amount)
      .map(({ line, reading }) => ({ line, amount: reading?.amount, unit: reading?.unit }));
    expect(wrong).toEqual([]);
  });

  it("is read right in nearly every line alone", () => {
    const right = suite.filter((line) => judgeSuiteLine(line, readIngredientLine(line.line)).amount);
    expect(right.length / suite.length).toBeGreaterThan(MIN_SHARE_ALONE);
  });

  it("loses no word, read in its recipe or alone", () => {
    const alone = suite.map((line) => ({ line, reading: readIngredientLine(line.line) }));
    const lost = [...alone, ...readInRecipes(suite)]
      .map(({ line, reading }) => ({ line: line.line, lost: judgeSuiteLine(line, reading).lost }))
      .filter(({ lost }) => lost.length > 0);
    expect(lost).toEqual([]);
  });
});
