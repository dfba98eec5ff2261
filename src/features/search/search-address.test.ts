import { describe, expect, it } from "vitest";
import { FavoritesInput } from "#server/features/likes/schema.ts";
import { AdvancedInput } from "#server/features/search/schema.ts";
import { createAdvancedSearchInput, createFavoritesSearchInput } from "./advanced-search-input.ts";
import {
  changeViewToFirstPage,
  createSearchPath,
  hasQueryOrFilter,
  parseSearchView,
  type SearchView,
  searchPageSizes,
} from "./search-address.ts";
import {
  areSameFilters,
  hasActiveFilter,
  listActiveFilters,
  noFilters,
  pickFiltersOfView,
  resetMemberFilters,
} from "./search-filters.ts";

const emptyView = parseSearchView("");
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
    expect(createSearchPath(emptyView)).toBe("/search");
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
    expect(parseSearchView("q=soup&page=2&cuisine=ITALIAN&difficulty=easy")).toMatchObject({
      query: "soup",
      page: 2,
      cuisine: "ITALIAN",
      difficulty: "EASY",
    });
    expect(createSearchPath({ ...fullView, ...noFilters })).toBe(
      "/search?q=bean+%26+fennel&sort=title&order=desc&page_size=48&page=3",
    );
  });

  it("restores every choice", () => {
    const address = createSearchPath(fullView);
    expect(parseSearchView(address.slice(address.indexOf("?")))).toEqual(fullView);
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
    expect(parseSearchView(address)).toEqual(emptyView);
  });

  it("has short names, and commas that are not escaped", () => {
    expect(createSearchPath({ ...fullView, query: "", sort: "relevance", page: 1, pageSize: 12 })).toBe(
      "/search?cuisine=thai&difficulty=hard&max_time=45&servings=2-6&with=red+onion,rice&match=all&without=nuts&picture=yes&visibility=private&favorites=yes",
    );
  });

  it("has no member filters for guests", () => {
    expect(resetMemberFilters(fullView)).toEqual({ ...fullView, visibility: "", onlyFavorites: false });
  });

  it("truncates a query at the server's limit", () => {
    const view = parseSearchView(`q=${"a".repeat(500)}`);
    expect(AdvancedInput.safeParse(createAdvancedSearchInput(view)).success).toBe(true);
    expect(view.query).toHaveLength(200);
  });

  it("omits the default direction of a sort, and includes the other one", () => {
    expect(parseSearchView("sort=cooking_time").order).toBe("asc");
    expect(parseSearchView("sort=cooking_time&order=desc").order).toBe("desc");
    expect(createSearchPath({ ...emptyView, sort: "cooking_time", order: "asc" })).toBe(
      "/search?sort=cooking_time",
    );
  });
});

describe("the input of a search", () => {
  it("omits defaults", () => {
    expect(createAdvancedSearchInput(emptyView)).toEqual({
      page: 1,
      pageSize: 12,
      sortBy: "relevance",
      sortOrder: "desc",
    });
  });

  it("has query and filters in the server's format", () => {
    expect(createAdvancedSearchInput(fullView)).toEqual({
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
    expect(AdvancedInput.safeParse(createAdvancedSearchInput(fullView)).success).toBe(true);
  });

  it("is the same for favorites, the last liked first without relevance", () => {
    const { sortBy, ...filters } = createFavoritesSearchInput(fullView);
    expect(sortBy).toBe("title");
    expect(createAdvancedSearchInput(fullView)).toMatchObject(filters);
    expect(FavoritesInput.safeParse(createFavoritesSearchInput(fullView)).success).toBe(true);
    expect(createFavoritesSearchInput({ ...fullView, sort: "relevance" }).sortBy).toBe("liked_at");
  });

  it("includes both ends of a servings range", () => {
    expect(createAdvancedSearchInput({ ...emptyView, servings: [1, 50] })).toMatchObject({
      minServings: 1,
      maxServings: 50,
    });
  });
});

describe("a search", () => {
  it("runs with a query or an active filter", () => {
    expect(hasQueryOrFilter(emptyView)).toBe(false);
    expect(hasQueryOrFilter({ ...emptyView, query: "   " })).toBe(false);
    expect(hasQueryOrFilter({ ...emptyView, sort: "title", page: 2 })).toBe(false);
    expect(hasQueryOrFilter({ ...emptyView, query: "soup" })).toBe(true);
  });

  it("compares filters with those of the last search", () => {
    expect(
      areSameFilters(
        pickFiltersOfView(fullView),
        pickFiltersOfView(changeViewToFirstPage(fullView, { page: 9, query: "else" })),
      ),
    ).toBe(true);
    expect(areSameFilters(fullView, { ...fullView, maxTime: 60 })).toBe(false);
    expect(hasActiveFilter(noFilters)).toBe(false);
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
    expect(hasQueryOrFilter(view)).toBe(true);
    const [filter, ...others] = listActiveFilters(view);
    expect(others).toEqual([]);
    expect(hasQueryOrFilter({ ...view, ...filter?.off })).toBe(false);
  });

  it("counts `matchAll` only with several ingredients", () => {
    expect(
      areSameFilters({ ...emptyView, include: ["a"] }, { ...emptyView, include: ["a"], matchAll: true }),
    ).toBe(true);
    expect(hasActiveFilter({ ...emptyView, matchAll: true })).toBe(false);
    expect(listActiveFilters(fullView).map(({ name, entry }) => entry ?? name)).toEqual([
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
    expect(changeViewToFirstPage(fullView, { order: "asc" }).page).toBe(1);
    expect(changeViewToFirstPage(fullView, { page: 4 })).toEqual({ ...fullView, page: 4 });
  });
});
