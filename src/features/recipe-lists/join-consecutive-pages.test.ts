import { expect, it } from "vitest";
import { joinConsecutivePages } from "./join-consecutive-pages.ts";

const page = (...ids: string[]) => ids.map((id) => ({ id }));

it("pages are joined up to the first missing one", () => {
  expect(joinConsecutivePages([page("a", "b"), page("c", "d")])).toEqual(page("a", "b", "c", "d"));
  expect(joinConsecutivePages([page("a"), undefined, page("c")])).toEqual(page("a"));
  expect(joinConsecutivePages([])).toEqual([]);
});

it("a recipe is listed once when a newer one pushed it to the next page", () => {
  expect(joinConsecutivePages([page("a", "b"), page("b", "c")])).toEqual(page("a", "b", "c"));
});
