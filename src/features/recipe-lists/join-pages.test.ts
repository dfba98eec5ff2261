import { expect, it } from "vitest";
import { joinPages } from "./join-pages.ts";

const page = (...ids: string[]) => ids.map((id) => ({ id }));

it("pages are joined up to the first missing one", () => {
  expect(joinPages([page("a", "b"), page("c", "d")])).toEqual(page("a", "b", "c", "d"));
  expect(joinPages([page("a"), undefined, page("c")])).toEqual(page("a"));
  expect(joinPages([])).toEqual([]);
});

it("a recipe is listed once when a newer one pushed it to the next page", () => {
  expect(joinPages([page("a", "b"), page("b", "c")])).toEqual(page("a", "b", "c"));
});
