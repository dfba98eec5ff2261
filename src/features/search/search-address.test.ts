import { describe, expect, it } from "vitest";
import { FavoritesInput } from "#server/features/likes/schema.ts";
import { AdvancedInput } from "#server/features/search/schema.ts";
import {
  canSearch,
  changeView,
  pathOfView,
  type SearchView,
  searchPageSizes,
  viewFromAddress,
} from "./search-address.ts";
import {
  activeFilters,
  areSameFilters,
  filtersOf,
  forGuest,
  isFiltered,
  noFilters,
} from "./search-filters.ts";
import { favoritesInput, searchInput } from "./search-input.ts";

const emptyView = viewFromAddress("");
const fullView: SearchView = {
  query: "bean & fennel",
  cuisine: "THAI",
  difficulty: "HARD",
  maxTime: 45,
  servings: [2, 6],
  include: ["red onion", "rice"],
  exclude: ["nuts"],
  matchAll: true,
  hasPicture: true,
  visibility: "private",
  onlyFavorites: true,
  sort: "title",
  order: "desc",
  page: 3,
  pageSize: 48,
};

describe("the address of a search", () => {
  it("has no parameters when nothing is chosen", () => {
    expect(pathOfView(emptyView)).toBe("/search");
    expect(emptyView).toEqual({
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
    expect(pathOfView({ ...fullView, ...noFilters })).toBe(
      "/search?q=bean+%26+fennel&sort=title&order=desc&page_size=48&page=3",
    );
  });

  it("restores every choice", () => {
    const address = pathOfView(fullView);
    expect(viewFromAddress(address.slice(address.indexOf("?")))).toEqual(fullView);
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
    "servings=4",
    "servings=6-4",
    "servings=0-4",
    "servings=1-51",
    "servings=1-12",
    "with=",
    "with=,,",
    "match=any",
    "picture=no",
    "visibility=all",
    "favorites=1",
  ])("ignores %s", (address) => {
    expect(viewFromAddress(address)).toEqual(emptyView);
  });

  it("has short names, and commas that are not escaped", () => {
    expect(pathOfView({ ...fullView, query: "", sort: "relevance", page: 1, pageSize: 12 })).toBe(
      "/search?cuisine=thai&difficulty=hard&max_time=45&servings=2-6&with=red+onion,rice&match=all&without=nuts&picture=yes&visibility=private&favorites=yes",
    );
  });

  it("has no member filters for guests", () => {
    expect(forGuest(fullView)).toEqual({ ...fullView, visibility: "", onlyFavorites: false });
  });

  it("truncates a query at the server's limit", () => {
    const view = viewFromAddress(`q=${"a".repeat(500)}`);
    expect(AdvancedInput.safeParse(searchInput(view)).success).toBe(true);
    expect(view.query).toHaveLength(200);
  });

  it("omits the default direction of a sort, and includes the other one", () => {
    expect(viewFromAddress("sort=cooking_time").order).toBe("asc");
    expect(viewFromAddress("sort=cooking_time&order=desc").order).toBe("desc");
    expect(pathOfView({ ...emptyView, sort: "cooking_time", order: "asc" })).toBe(
      "/search?sort=cooking_time",
    );
  });
});

describe("the input of a search", () => {
  it("omits defaults", () => {
    expect(searchInput(emptyView)).toEqual({ page: 1, pageSize: 12, sortBy: "relevance", sortOrder: "desc" });
  });

  it("has query and filters in the server's format", () => {
    expect(searchInput(fullView)).toEqual({
      page: 3,
      pageSize: 48,
      sortBy: "title",
      sortOrder: "desc",
      title: "bean & fennel",
      cuisine: "THAI",
      difficulty: "HARD",
      maxCookingTime: 45,
      minServings: 2,
      maxServings: 6,
      ingredientsInclude: "red onion,rice",
      ingredientsExclude: "nuts",
      ingredientsMatchAll: true,
      hasImage: true,
      isPublic: false,
    });
    expect(AdvancedInput.safeParse(searchInput(fullView)).success).toBe(true);
  });

  it("is the same for favorites, the last liked first without relevance", () => {
    const { sortBy, ...filters } = favoritesInput(fullView);
    expect(sortBy).toBe("title");
    expect(searchInput(fullView)).toMatchObject(filters);
    expect(FavoritesInput.safeParse(favoritesInput(fullView)).success).toBe(true);
    expect(favoritesInput({ ...fullView, sort: "relevance" }).sortBy).toBe("liked_at");
  });

  it("includes both ends of a servings range", () => {
    expect(searchInput({ ...emptyView, servings: [1, 50] })).toMatchObject({
      minServings: 1,
      maxServings: 50,
    });
  });
});

describe("a search", () => {
  it("runs with a query or an active filter", () => {
    expect(canSearch(emptyView)).toBe(false);
    expect(canSearch({ ...emptyView, query: "   " })).toBe(false);
    expect(canSearch({ ...emptyView, sort: "title", page: 2 })).toBe(false);
    expect(canSearch({ ...emptyView, query: "soup" })).toBe(true);
  });

  it("compares filters with those of the last search", () => {
    expect(
      areSameFilters(filtersOf(fullView), filtersOf(changeView(fullView, { page: 9, query: "else" }))),
    ).toBe(true);
    expect(areSameFilters(fullView, { ...fullView, maxTime: 60 })).toBe(false);
    expect(isFiltered(noFilters)).toBe(false);
  });

  it.each([
    { cuisine: "THAI" },
    { difficulty: "EASY" },
    { maxTime: 165 },
    { servings: [1, 13] },
    { include: ["rice"] },
    { exclude: ["rice"] },
    { hasPicture: true },
    { visibility: "public" },
    { onlyFavorites: true },
  ] as const)("runs with %o alone, which can be removed again", (part) => {
    const view = { ...emptyView, ...part };
    expect(canSearch(view)).toBe(true);
    const [filter, ...others] = activeFilters(view);
    expect(others).toEqual([]);
    expect(canSearch({ ...view, ...filter?.off })).toBe(false);
  });

  it("counts `matchAll` only with several ingredients", () => {
    expect(
      areSameFilters({ ...emptyView, include: ["a"] }, { ...emptyView, include: ["a"], matchAll: true }),
    ).toBe(true);
    expect(isFiltered({ ...emptyView, matchAll: true })).toBe(false);
    expect(activeFilters(fullView).map(({ name, entry }) => entry ?? name)).toEqual([
      "cuisine",
      "difficulty",
      "maxTime",
      "servings",
      "red onion",
      "rice",
      "nuts",
      "hasPicture",
      "visibility",
      "onlyFavorites",
    ]);
  });

  it("starts at the first page, unless a page was chosen", () => {
    expect(changeView(fullView, { order: "asc" }).page).toBe(1);
    expect(changeView(fullView, { page: 4 })).toEqual({ ...fullView, page: 4 });
  });
});
