import { expect, test } from "vitest";
import {
  addressOfView,
  changeView,
  defaultView,
  isFiltered,
  listInput,
  listPageSizes,
  viewFromAddress,
} from "./list-address.ts";

test("an address and back is the same view", () => {
  const view = {
    page: 3,
    pageSize: 24,
    search: "plum & cream",
    cuisine: "THAI",
    difficulty: "EASY",
    visibility: "private",
    order: "title-asc",
  } as const;
  expect(viewFromAddress(addressOfView(view))).toEqual(view);
});

test("a view without choices leaves the address bare", () => {
  expect(addressOfView(defaultView)).toBe("");
  expect(viewFromAddress("")).toEqual(defaultView);
  expect(defaultView.pageSize).toBe(12);
  expect(listPageSizes).toEqual([6, 12, 24, 48]);
});

test("what an address says and nobody knows is left aside", () => {
  const wild = "?page=-4&page_size=7&cuisine=klingon&difficulty=&order=x&visibility=maybe";
  expect(viewFromAddress(wild)).toEqual(defaultView);
  expect(viewFromAddress("?page=1e99").page).toBe(1);
});

test("a choice starts again at the first page, turning a page does not", () => {
  const view = { ...defaultView, page: 4 };
  expect(changeView(view, { cuisine: "THAI" }).page).toBe(1);
  expect(changeView(view, { page: 5 }).page).toBe(5);
});

test("only what was chosen is asked for", () => {
  expect(listInput(defaultView)).toEqual({ page: 1, pageSize: 12, sortBy: "created_at", sortOrder: "desc" });
  expect(listInput({ ...defaultView, visibility: "private", order: "cooking_time-asc" })).toMatchObject({
    isPublic: false,
    sortBy: "cooking_time",
    sortOrder: "asc",
  });
});

test("an order is no filter", () => {
  expect(isFiltered({ ...defaultView, order: "title-asc", page: 2 })).toBe(false);
  expect(isFiltered({ ...defaultView, search: "x" })).toBe(true);
});
