import { expect, it } from "vitest";
import { listPagerEntries } from "./pager-entries.ts";

function shape(page: number, pages: number): string {
  return listPagerEntries(page, pages)
    .map((entry) => (entry.kind === "gap" ? "…" : String(entry.page)))
    .join(" ");
}

it.each([
  [1, 2, "1 2"],
  [1, 9, "1 2 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [3, 9, "1 2 3 4 … 9"],
  [4, 5, "1 2 3 4 5"],
  [9, 9, "1 … 8 9"],
])("pages around page %i of %i are %s", (page, pages, shown) => {
  expect(shape(page, pages)).toBe(shown);
});
