import { expect, it } from "vitest";
import { normalizeTags } from "./policy.ts";

it("takes a letter of one sign and of two for the same tag, and keeps the composed one", () => {
  expect(normalizeTags(["pa\u0302te\u0301", "P\u00e2t\u00e9", "rice"])).toEqual(["p\u00e2t\u00e9", "rice"]);
});

it("counts the thirty characters of a tag after its letters are put together", () => {
  expect(normalizeTags(["e\u0301".repeat(30), "e\u0301".repeat(31)])).toEqual(["\u00e9".repeat(30)]);
});

it("counts an emoji of one sign once", () => {
  expect(normalizeTags(["🍲".repeat(30), "🍲".repeat(31)])).toEqual(["🍲".repeat(30)]);
});

it("drops a tag that no one sees", () => {
  expect(normalizeTags(["\u200b", " \u2060\u200e", "rice"])).toEqual(["rice"]);
});

it.each([
  [[5, null, ["soup"], "rice"], ["rice"]],
  ["[rice", ["[rice"]],
  ["5", ["5"]],
])("takes %j for the tags %j", (value, tags) => {
  expect(normalizeTags(value)).toEqual(tags);
});
