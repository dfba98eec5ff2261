import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unitEntries } from "#server/engines/amounts/unit-kinds.ts";
import { findLanguageFileProblems, UNIT_IDS } from "./language-file.mjs";
import { splitCommaLists } from "./split-lists.ts";
import { languageFiles } from "./word-lists.ts";

const german = readFileSync(new URL("./data/de.json", import.meta.url), "utf8");

/** Replaces one text in de.json. Returns the problems of the result, with the text of each problem's line. */
function problemsWith(from: string, to: string) {
  const text = german.replace(from, to);
  expect(text).not.toBe(german);
  return findLanguageFileProblems(text).map(({ line, message }) => [
    text.split("\n")[line - 1]?.trim(),
    message,
  ]);
}

describe("checkLanguageFile", () => {
  it.each([
    ["an unknown key", '"half":', '"halves":', "amounts.halves: is no known key"],
    ["an unknown unit", '"tsp":', '"spoon":', "amounts.units.spoon: is no known key"],
    ["a repeated word", '"zwo"', '"zwei"', 'amounts.numbers.2.1: "zwei" is in the list twice'],
    ["a repeated key", '"asideOnPages":', '"aside":', '"aside" is there twice'],
    ["a word with stray blanks", '"acht"', '"acht "', "amounts.numbers.8.0: has stray blanks"],
    ["a word with a comma", '"acht"', '"acht, achte"', "amounts.numbers.8.0: has a comma"],
    ["a number that is none", '"4":', '"four":', "amounts.numbers.four: is no number: write 2 or 3/2"],
  ])("reports %s with its line when a file has one", (_name, from, to, message) => {
    const [[line, reported] = []] = problemsWith(from, to);
    expect(reported).toBe(message);
    expect(line).toContain(to.replace(/:$/, ""));
  });

  it("reports the line of a syntax error", () => {
    expect(findLanguageFileProblems('{\n  "times": {},\n  "amounts" null\n}\n')).toEqual([
      { line: 3, message: expect.any(String) },
    ]);
  });

  it("accepts exactly the unit kinds of the amounts engine", () => {
    expect(unitEntries.map(({ id }) => id)).toEqual([...UNIT_IDS]);
  });
});

describe("the examples of docs/contributing-words.md", () => {
  const page = readFileSync(new URL("../../../docs/contributing-words.md", import.meta.url), "utf8");
  const example = (kind: string) =>
    new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, "s").exec(
      page.slice(page.indexOf("## Add a word or a language")),
    )?.[1] ?? "";

  it("add a word to a language file", () => {
    const [, removed = "", added = ""] = /^-(.*)\n\+(.*)\n$/.exec(example("diff")) ?? [];
    const text = german.replace(removed, added);
    expect(text).not.toBe(german);
    expect(findLanguageFileProblems(text)).toEqual([]);
    expect(JSON.parse(text).amounts.units.drop).toEqual(["Tropfen", "Tröpfchen"]);
  });

  it("add a language file", () => {
    expect(findLanguageFileProblems(example("json"))).toEqual([]);
  });
});

it("splitCommaLists undoes the client build's joining of word lists", () => {
  const join = (_: string, value: unknown) => (Array.isArray(value) ? value.join(",") : value);
  for (const { amounts, times } of languageFiles.values()) {
    const joined = JSON.parse(JSON.stringify({ amounts, times }), join);
    expect(splitCommaLists(joined)).toEqual({ amounts, times });
  }
});
