import {
  readIngredientLine,
  readIngredientLines,
} from "#server/engines/ingredient-lines/ingredient-lines.ts";
import { judgeSuiteLine } from "#server/engines/ingredient-lines/suite/judge-reading.ts";
import {
  groupLinesByTen,
  readSuiteFiles,
  type SuiteLine,
} from "#server/engines/ingredient-lines/suite/read-suite.ts";

type Figures = {
  lines: number;
  inRecipes: number;
  alone: number;
  names: number;
  named: number;
  lost: number;
};

function figuresOf(lines: readonly SuiteLine[]): Figures {
  const figures = { lines: lines.length, inRecipes: 0, alone: 0, names: 0, named: 0, lost: 0 };
  for (const recipe of groupLinesByTen(lines)) {
    const readings = readIngredientLines(recipe.map(({ line }) => line));
    for (const line of recipe) {
      const read = judgeSuiteLine(
        line,
        readings.find(({ original }) => original === line.line),
      );
      if (read.amount) figures.inRecipes += 1;
      if (judgeSuiteLine(line, readIngredientLine(line.line)).amount) figures.alone += 1;
      if (read.name !== null) figures.named += 1;
      if (read.name) figures.names += 1;
      if (read.lost.length > 0) figures.lost += 1;
    }
  }
  return figures;
}

const percent = (part: number, total: number) => `${((100 * part) / total).toFixed(1)} %`;

function rowOf(title: string, lines: readonly SuiteLine[]): string {
  const { inRecipes, alone, names, named, lost } = figuresOf(lines);
  const cells = [
    percent(inRecipes, lines.length),
    percent(alone, lines.length),
    percent(names, named),
    String(lost),
  ];
  return title.padEnd(14) + cells.map((cell) => cell.padStart(12)).join("");
}

/**
 * A table of scores of the ingredient test suite: amounts and units in recipes of ten lines, the same for
 * single lines, names, and the share of lines with a lost word.
 */
export function ingredientScoreTable(folder: string): string {
  const suite = readSuiteFiles(folder);
  const rows = [
    `${" ".repeat(14)}${["in recipes", "alone", "names", "lost"].map((t) => t.padStart(12)).join("")}`,
  ];
  for (const half of ["first", "second"] as const) {
    const lines = suite.filter((line) => line.half === half);
    for (const language of new Set(lines.map((line) => line.language)))
      rows.push(
        rowOf(
          `${language} ${half}`,
          lines.filter((line) => line.language === language),
        ),
      );
    rows.push(rowOf(`all ${half}`, lines));
  }
  return rows.join("\n");
}
