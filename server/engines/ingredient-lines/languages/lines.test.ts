import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import {
  guessLanguageOfLines,
  parseIngredientHeadingOrNull,
  readIngredientLine,
  readIngredientLines,
} from "../ingredient-lines.ts";
import { formatAmountForTest, type Row } from "../test-readings.ts";

const folder = new URL("./lines/", import.meta.url);

/**
 * Each file has rows `line | amount | unit | size | name | notes` with "-" for null, then one heading per
 * line.
 */
const suites = readdirSync(folder).map((file) => {
  const [lines = "", headings = ""] = readFileSync(new URL(file, folder), "utf8").split("== headings\n");
  const rows = lines
    .trim()
    .split("\n")
    .map((row) => row.split(" | ").map((cell) => (cell === "-" ? null : cell)) as Row);
  return { language: basename(file, ".txt"), rows, headings: headings.trim().split("\n") };
});

const rowOf = (reading: ReturnType<typeof readIngredientLine>): Row => [
  reading.original,
  formatAmountForTest(reading.amount),
  reading.unit,
  reading.size,
  reading.name,
  reading.notes,
];

describe.each(suites)("lines in $language", ({ language, rows, headings }) => {
  it.each(rows)("reads %j", (...row) => {
    expect(rowOf(readIngredientLine(row[0], { language }))).toEqual(row);
  });

  it("are guessed as a list and read the same", () => {
    const lines = rows.map(([line]) => line);
    expect(guessLanguageOfLines(lines)).toBe(language);
    expect(guessLanguageOfLines(lines.slice(0, 6))).toBe(language);
    expect(readIngredientLines(lines).map(rowOf)).toEqual(rows);
  });

  it("are no headings, and headings are", () => {
    expect(
      rows.map(([line]) => parseIngredientHeadingOrNull(line)).filter((heading) => heading !== null),
    ).toEqual([]);
    expect(headings.map(parseIngredientHeadingOrNull)).toEqual(
      headings.map((heading) => heading.replace(/ ?:$/, "")),
    );
  });
});

it("has nine languages of fifty lines and more", () => {
  expect(suites.filter(({ rows }) => rows.length >= 50)).toHaveLength(9);
});
