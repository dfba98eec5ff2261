import { expect, it, test } from "vitest";
import {
  createListQueryStringView,
  createRecipeListInput,
  hasSearchOrFilter,
  listState,
} from "./list-address.ts";

const defaults = listState.read("");

test("a list restores the view that it wrote", () => {
  const query =
    "?search=plum+%26+cream&cuisine=thai&difficulty=easy&visibility=private&order=title-asc&page_size=24&page=3";
  const view = listState.read(query);
  expect(view).toEqual({
    page: 3,
    pageSize: 24,
    search: "plum & cream",
    cuisine: "THAI",
    difficulty: "EASY",
    visibility: "private",
    order: "title-asc",
  });
  expect(listState.write(view)).toBe(query);
});

test("a list has no parameters when nothing is chosen", () => {
  expect(listState.write(defaults)).toBe("");
  expect(defaults).toMatchObject({ page: 1, pageSize: 12, order: "created_at-desc" });
});

it.each([
  "page=-4",
  "page=1e99",
  "page=1.5",
  "page_size=7",
  "cuisine=klingon",
  "difficulty=",
  "order=x",
  "order=TITLE-ASC",
  "visibility=maybe",
])("a list ignores %s", (query) => {
  expect(listState.read(query)).toEqual(defaults);
});

test("a list ignores page sizes and visibilities that it does not offer", () => {
  const sorts = ["liked_at-desc"] as const;
  const favorites = createListQueryStringView({ sorts, pageSizes: [100], pageSize: 100, visibilities: [] });
  expect(favorites.read("page_size=24&visibility=private")).toMatchObject({ pageSize: 100, visibility: "" });
  expect(createRecipeListInput(favorites.read(""))).toEqual({
    page: 1,
    pageSize: 100,
    sortBy: "liked_at",
    sortOrder: "desc",
  });
});

test("only chosen filters are requested", () => {
  expect(createRecipeListInput(defaults)).toEqual({
    page: 1,
    pageSize: 12,
    sortBy: "created_at",
    sortOrder: "desc",
  });
  expect(
    createRecipeListInput({ ...defaults, visibility: "private", order: "cooking_time-asc" }),
  ).toMatchObject({
    isPublic: false,
    sortBy: "cooking_time",
    sortOrder: "asc",
  });
});

test("an order is no filter", () => {
  expect(hasSearchOrFilter({ ...defaults, order: "title-asc", page: 2 })).toBe(false);
  expect(hasSearchOrFilter({ ...defaults, search: "x" })).toBe(true);
});
