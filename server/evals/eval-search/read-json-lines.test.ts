import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readGradedQueries, readQueries, readRecipes } from "./file-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "larder-lines-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(text: string): string {
  const file = join(folder, "lines.jsonl");
  writeFileSync(file, text);
  return file;
}

it("reads ids as they stand there and leaves other fields and blank lines out", () => {
  const file = fileOf('{"id":1,"q":"soup","more":true}\n\n{"id":"b","q":""}\n');
  expect(readQueries(file)).toEqual([
    { id: 1, q: "soup" },
    { id: "b", q: "" },
  ]);
});

it.each([
  ['{"id":1,"q":"a"}\n{nope', /line 2 is not JSON/],
  ['{"id":1,"q":"a"}\n{"id":1,"q":"b"}', /line 2 has the id 1 of a line before it/],
  ['{"id":1,"q":5}', /line 1 does not fit: q:/],
  ['{"q":"a"}', /line 1 does not fit: id:/],
])("says what is wrong with %j", (text, sentence) => {
  expect(() => readQueries(fileOf(text))).toThrow(sentence);
});

it("names a file that is not there", () => {
  expect(() => readQueries(join(folder, "none.jsonl"))).toThrow(/none\.jsonl cannot be read/);
});

const suite = join(import.meta.dirname, "suite");

it("each grade of the suite has a recipe, and no query is in two sets", () => {
  const ids = new Set(readRecipes(join(suite, "recipes.jsonl")).map(({ id }) => id));
  const queries = ["tuned", "later", "held"].flatMap((set) =>
    readGradedQueries(join(suite, `queries-${set}.jsonl`)),
  );
  const unknown = queries.flatMap(({ grades }) => Object.keys(grades).filter((id) => !ids.has(id)));
  expect(unknown).toEqual([]);
  expect(new Set(queries.map(({ q }) => q.toLowerCase())).size).toBe(queries.length);
  for (const { kind, grades } of queries) expect(Object.keys(grades).length === 0).toBe(kind === "none");
});
