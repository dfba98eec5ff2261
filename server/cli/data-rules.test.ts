import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { LANGUAGES } from "#server/engines/search/words/languages.ts";
import { setUpFolder } from "#server/test/temp-folder.ts";
import {
  checkCategoryLines,
  checkEntityLines,
  checkHostLines,
  checkIndexVersionMatchesEntities,
  checkPasswordWords,
  checkSortedLines,
  checkStemLines,
  findDataFileProblems,
  NAME_LANGUAGES,
} from "./data-rules.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

it("data files have no problems", () => {
  expect(findDataFileProblems(root)).toEqual([]);
});

it("language codes of names are languages of the search", () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(NAME_LANGUAGES));
});

it.each([
  [checkEntityLines, "leek; dk: porre", '"dk" is no language code'],
  [checkEntityLines, "leek,; de: Lauch", "a name is empty"],
  [checkEntityLines, "leek; de:", "a name is empty"],
  [checkEntityLines, "leek; de: Lauch; Porree", '"Porree" has no language code before it'],
  [checkEntityLines, "leek; de: Lauch; de: Porree", '"de" is named twice'],
  [checkEntityLines, "leek; de: Lauch, Porree, lauch", '"lauch" is named twice'],
  [checkCategoryLines, "nut, almond", "there is no colon between a category and its members"],
  [checkCategoryLines, "nut: almond, ! coconut", "a name is empty"],
  [checkCategoryLines, "nut: almond, pecan, almond", '"almond" is named twice'],
  [checkCategoryLines, "nut: almond ! nutmeg, nutmeg", '"nutmeg" is named twice'],
  [checkPasswordWords, "pa", '"pa" is not 3 to 16 lower-case letters or digits'],
  [checkPasswordWords, "Secret", '"Secret" is not 3 to 16 lower-case letters or digits'],
  [
    checkStemLines,
    "bowl soup soup",
    '"bowl soup soup" is not two words, a number from 0 to 4 and stems, with single spaces between them',
  ],
  [checkHostLines, "www.recipes.example", '"www.recipes.example" is not a lower-case host name without www.'],
  [
    checkHostLines,
    "https://recipes.example",
    '"https://recipes.example" is not a lower-case host name without www.',
  ],
])("%o reports the line %s", (check, line, message) => {
  expect(check(`# A comment.\n\n${line}\n`)).toEqual([{ line: 3, message }]);
});

it.each([
  [checkEntityLines, "leek; de: Lauch\npea\nleek; de: Lauch", '"leek; de: Lauch" repeats line 1'],
  [checkCategoryLines, "nut: almond\npea: snow pea\nnut: pecan", '"nut" repeats line 1'],
  [checkSortedLines, "apple\npear\nfig", '"fig" belongs before "pear": lines are sorted'],
  [checkSortedLines, "apple\npear\npear", '"pear" repeats line 2'],
  [checkPasswordWords, "apple\npear\npear", '"pear" repeats line 2'],
  [
    checkHostLines,
    "a.example\nc.example\nb.example",
    '"b.example" belongs before "c.example": lines are sorted',
  ],
])("%o reports the last of the lines %j", (check, text, message) => {
  expect(check(text)).toEqual([{ line: 3, message }]);
});

it("checkIndexVersionMatchesEntities reports a checksum of other entities", () => {
  expect(checkIndexVersionMatchesEntities("# A comment.\n9 0123456789ab", root)).toEqual([
    { line: 2, message: expect.stringMatching(/^entities have changed: write "10 [0-9a-f]{12}"$/) },
  ]);
});

const folder = setUpFolder();

it("findDataFileProblems names the file and the line", () => {
  mkdirSync(folder("data"));
  writeFileSync(folder("data", "fruits.txt"), "# Fruits.\npear\napple\n");
  expect(findDataFileProblems(folder(), [{ files: "data/*.txt", check: checkSortedLines }])).toEqual([
    'data/fruits.txt:3: "apple" belongs before "pear": lines are sorted',
  ]);
  expect(() => findDataFileProblems(folder(), [{ files: "data/*.json", check: checkSortedLines }])).toThrow(
    "No data file matches data/*.json.",
  );
});
