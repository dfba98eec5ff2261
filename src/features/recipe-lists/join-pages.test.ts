import { expect, it } from "vitest";
import { joinPages } from "./join-pages.ts";

const page = (...ids: string[]) => ids.map((id) => ({ id }));

it("puts pages below each other, up to the first that has not come", () => {
  expect(joinPages([page("a", "b"), page("c", "d")])).toEqual(page("a", "b", "c", "d"));
  expect(joinPages([page("a"), undefined, page("c")])).toEqual(page("a"));
  expect(joinPages([])).toEqual([]);
});

it("has a recipe once that a newer one has pushed to the next page", () => {
  expect(joinPages([page("a", "b"), page("b", "c")])).toEqual(page("a", "b", "c"));
});
