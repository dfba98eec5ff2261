import { describe, expect, it } from "vitest";
import { AdvancedInput } from "#server/features/search/schema.ts";
import { paths } from "../../paths.ts";
import {
  addressOfView,
  areSameFilters,
  canSearch,
  changeView,
  filtersOf,
  isFiltered,
  noFilters,
  type SearchView,
  searchInput,
  searchPageSizes,
  viewFromAddress,
} from "./search-address.ts";

const bare = viewFromAddress("");
const whole: SearchView = {
  query: "bean & fennel",
  cuisine: "THAI",
  difficulty: "HARD",
  maxTime: 45,
  sort: "title",
  order: "desc",
  page: 3,
  pageSize: 48,
};

describe("the address of a search", () => {
  it("is bare where nothing has been chosen", () => {
    expect(addressOfView(bare)).toEqual({});
    expect(bare).toEqual({
      query: "",
      ...noFilters,
      sort: "relevance",
      order: "desc",
      page: 1,
      pageSize: 12,
    });
    expect(searchPageSizes).toEqual([12, 24, 48, 96]);
  });

  it("names query, page, cuisine and difficulty as documented", () => {
    expect(viewFromAddress("q=soup&page=2&cuisine=ITALIAN&difficulty=easy")).toMatchObject({
      query: "soup",
      page: 2,
      cuisine: "ITALIAN",
      difficulty: "EASY",
    });
    expect(addressOfView(whole)).toMatchObject({
      q: "bean & fennel",
      page_size: "48",
      page: "3",
      cuisine: "thai",
      difficulty: "hard",
    });
  });

  it("brings back every choice", () => {
    const address = paths.search(addressOfView(whole));
    expect(viewFromAddress(address.slice(address.indexOf("?")))).toEqual(whole);
  });

  it.each([
    "cuisine=klingon",
    "difficulty=",
    "page=0",
    "page=1.5",
    "page=x",
    "page_size=13",
    "page_size=1e9",
    "sort=random",
    "order=up",
    "max_time=200",
    "max_time=17",
    "max_time=0",
    "max_time=-15",
    "max_time=",
    "q=+++",
  ])("takes %s as if it were not there", (address) => {
    expect(viewFromAddress(address)).toEqual(bare);
  });

  it("cuts a query at what the server takes", () => {
    const view = viewFromAddress(`q=${"a".repeat(500)}`);
    expect(AdvancedInput.safeParse(searchInput(view)).success).toBe(true);
    expect(view.query).toHaveLength(200);
  });

  it("gives each sort the direction that people mean, and keeps the other one", () => {
    expect(viewFromAddress("sort=cooking_time").order).toBe("asc");
    expect(viewFromAddress("sort=cooking_time&order=desc").order).toBe("desc");
    expect(addressOfView({ ...bare, sort: "cooking_time", order: "asc" })).toEqual({ sort: "cooking_time" });
  });
});

describe("what a search asks for", () => {
  it("leaves out what is not chosen", () => {
    expect(searchInput(bare)).toEqual({ page: 1, pageSize: 12, sortBy: "relevance", sortOrder: "desc" });
  });

  it("carries query and filters as the server takes them", () => {
    expect(searchInput(whole)).toEqual({
      page: 3,
      pageSize: 48,
      sortBy: "title",
      sortOrder: "desc",
      title: "bean & fennel",
      cuisine: "THAI",
      difficulty: "HARD",
      maxCookingTime: 45,
    });
    expect(AdvancedInput.safeParse(searchInput(whole)).success).toBe(true);
  });

  it("sends no time at the end of the slider", () => {
    expect(searchInput({ ...whole, maxTime: 180 })).not.toHaveProperty("maxCookingTime");
  });
});

describe("when a search runs", () => {
  it("needs a query or an active filter", () => {
    expect(canSearch(bare)).toBe(false);
    expect(canSearch({ ...bare, query: "   " })).toBe(false);
    expect(canSearch({ ...bare, sort: "title", page: 2 })).toBe(false);
    expect(canSearch({ ...bare, query: "soup" })).toBe(true);
    expect(canSearch({ ...bare, cuisine: "THAI" })).toBe(true);
    expect(canSearch({ ...bare, difficulty: "EASY" })).toBe(true);
    expect(canSearch({ ...bare, maxTime: 165 })).toBe(true);
  });

  it("tells changed filters from those of the last search", () => {
    expect(areSameFilters(filtersOf(whole), filtersOf(changeView(whole, { page: 9, query: "else" })))).toBe(
      true,
    );
    expect(areSameFilters(whole, { ...whole, maxTime: 60 })).toBe(false);
    expect(isFiltered(noFilters)).toBe(false);
  });

  it("starts at the first page again, unless a page was chosen", () => {
    expect(changeView(whole, { order: "asc" }).page).toBe(1);
    expect(changeView(whole, { page: 4 })).toEqual({ ...whole, page: 4 });
  });
});
