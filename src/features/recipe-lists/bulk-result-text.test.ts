import { expect, it } from "vitest";
import { formatBulkActionResult } from "./bulk-result-text.ts";

const none = { changed: [], stayed: [], left: [] };

it("the result of a bulk action is described", () => {
  expect(formatBulkActionResult("delete", { ...none, changed: ["a"] })).toBe("1 recipe is deleted.");
  expect(formatBulkActionResult("make_private", { ...none, changed: ["a", "b"] })).toBe(
    "2 recipes are private now.",
  );
  expect(formatBulkActionResult("add_tags", { ...none, changed: ["a", "b"] })).toBe(
    "2 recipes have the new tags.",
  );
});

it("skipped recipes are described with the reason", () => {
  const stayed = [
    { id: "b", reason: "tags_full" as const },
    { id: "c", reason: "not_found" as const },
  ];
  expect(formatBulkActionResult("add_tags", { ...none, changed: ["a"], stayed })).toBe(
    "1 recipe has the new tags. 1 recipe was deleted elsewhere. 1 recipe would have more than ten tags, and stays selected.",
  );
});

it("a bulk action that stopped is described", () => {
  expect(
    formatBulkActionResult("delete", { ...none, changed: ["a"], left: ["b"], error: new Error("x") }),
  ).toBe("1 recipe is deleted. Not all of them could be changed. Please try again.");
});
