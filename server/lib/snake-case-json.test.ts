import fc from "fast-check";
import { expect, it } from "vitest";
import { wireText } from "./snake-case-json.ts";

it("writes the keys of the wire, in lists and in what stands in fields too", () => {
  expect(wireText({ recipeId: "a", byName: [{ nameFolded: null }] })).toBe(
    '{"recipe_id":"a","by_name":[{"name_folded":null}]}',
  );
});

it("leaves out fields without a value, and says null where a list holds none", () => {
  expect(wireText({ one: undefined, two: 2, three: [undefined, Number.NaN] })).toBe(
    '{"two":2,"three":[null,null]}',
  );
  expect(wireText({ one: undefined })).toBe("{}");
});

it("writes what JSON itself writes, of anything", () => {
  const lower = fc
    .jsonValue({ stringUnit: "binary" })
    .filter((value) => !/[A-Z]/.test(keysOf(value).join("")));
  fc.assert(
    fc.property(lower, (value) => {
      expect(wireText(value)).toBe(JSON.stringify(value));
    }),
    { numRuns: 1000 },
  );
});

it("is read back as it was, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
      expect(JSON.parse(wireText([text, { [text.toLowerCase()]: text }]))).toEqual([
        text,
        { [text.toLowerCase()]: text },
      ]);
    }),
    { numRuns: 1000 },
  );
});

function keysOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
