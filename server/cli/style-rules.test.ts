import { expect, it } from "vitest";
import { findStyleBreaches, findSubjectBreaches } from "./style-rules.mjs";

it.each([
  ["src/kept-rows.ts", "", "file name kept-rows"],
  ["src/rows.ts", "const keptRows = 1;", "name keptRows"],
  ["src/rows.ts", "function read({ told: name }, at = 0) {}", "name at"],
  ["src/rows.ts", "type Row = { readonly isWhole: boolean };", "name isWhole"],
  ["src/rows.ts", "const MOST_ROWS = 5;", "name MOST_ROWS"],
  ["src/rows.ts", "/** Rows that are kept. */\nexport const rows = 1;", "comment kept"],
  ["src/rows.ts", "// Rows of a page.\n// What is left goes.\nexport const rows = 1;", "comment What"],
  ["src/rows.test.ts", 'it.each([1])("says so to whoever asks", () => {});', "test title whoever"],
  ["docs/rows.md", "A row stands in a list.", "text stands"],
])("reports in %s: %s", (path, text, breach) => {
  expect(findStyleBreaches(path, text).map(({ rule, found }) => `${rule} ${found}`)).toEqual([breach]);
});

it.each([
  [
    "src/rows.ts",
    "/** Reads `kept` rows so that a list shows them. */\nconst atLeast = items.map((item) => item.at);",
  ],
  ["src/rows.ts", 'const text = "What nobody told";'],
  ["docs/rows.md", "Run `npm run whole`.\n\n```sh\nkept\n```\n"],
])("accepts in %s: %s", (path, text) => {
  expect(findStyleBreaches(path, text)).toEqual([]);
});

it.each([
  ["Renamed the lexicon", "not imperative"],
  ["Rename the lexicon; delete its index", "more than one change"],
  [`Rename ${"the lexicon ".repeat(6)}`, "over 72 characters"],
])("refuses the commit subject %s", (subject, breach) => {
  expect(findSubjectBreaches(subject)).toEqual([breach]);
});

it.each(["Seed the lexicon", "fix(search): Show the quota"])("accepts the commit subject %s", (subject) => {
  expect(findSubjectBreaches(subject)).toEqual([]);
});
