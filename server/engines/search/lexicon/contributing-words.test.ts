import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkCategoryLines, checkEntityLines } from "#server/cli/data-rules.mjs";
import { parseCategoryLines } from "./category-lines.ts";
import { parseEntityLine } from "./names.ts";

const page = readFileSync("docs/contributing-words.md", "utf8");
const exampleOf = (format: string) => new RegExp(`\`\`\`${format}\n(.+)\n`).exec(page)?.[1] ?? "";

it("parses the entity of docs/contributing-words.md", () => {
  const example = exampleOf("entity");
  expect(checkEntityLines(example)).toEqual([]);
  const names = parseEntityLine(example).map(({ language, words }) => `${language}: ${words.join(" ")}`);
  expect(names).toEqual([
    "en: leek",
    "en: baby leek",
    "de: lauch",
    "de: porree",
    "fr: poireau",
    "es: puerro",
    "it: porro",
  ]);
});

it("parses the category of docs/contributing-words.md", () => {
  const example = exampleOf("category");
  expect(checkCategoryLines(example)).toEqual([]);
  expect(parseCategoryLines(example)).toEqual([
    {
      names: ["nut"],
      members: ["almond", "walnut", "hazelnut", "pecan"],
      exceptions: ["nutmeg", "doughnut"],
    },
  ]);
});
