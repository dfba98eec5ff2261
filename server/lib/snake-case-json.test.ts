import fc from "fast-check";
import { expect, it } from "vitest";
import { stringifyWithSnakeKeys } from "./snake-case-json.ts";

it("writes snake_case keys, in lists and nested objects too", () => {
  expect(stringifyWithSnakeKeys({ recipeId: "a", byName: [{ nameFolded: null }] })).toBe(
    '{"recipe_id":"a","by_name":[{"name_folded":null}]}',
  );
});

it("omits undefined fields, and writes null for undefined list items", () => {
  expect(stringifyWithSnakeKeys({ one: undefined, two: 2, three: [undefined, Number.NaN] })).toBe(
    '{"two":2,"three":[null,null]}',
  );
  expect(stringifyWithSnakeKeys({ one: undefined })).toBe("{}");
});

it("writes the same JSON as JSON.stringify", () => {
  const lower = fc
    .jsonValue({ stringUnit: "binary" })
    .filter((value) => !/[A-Z]/.test(keysOf(value).join("")));
  fc.assert(
    fc.property(lower, (value) => {
      expect(stringifyWithSnakeKeys(value)).toBe(JSON.stringify(value));
    }),
    { numRuns: 1000 },
  );
});

it("reads back as the same value, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
      expect(JSON.parse(stringifyWithSnakeKeys([text, { [text.toLowerCase()]: text }]))).toEqual([
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
