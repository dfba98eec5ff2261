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

const bare = viewFromAddress("");
const whole: SearchView = {
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
  it("is bare where nothing has been chosen", () => {
    expect(pathOfView(bare)).toBe("/search");
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
    expect(pathOfView({ ...whole, ...noFilters })).toBe(
      "/search?q=bean+%26+fennel&sort=title&order=desc&page_size=48&page=3",
    );
  });

  it("brings back every choice", () => {
    const address = pathOfView(whole);
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
  ])("takes %s as if it were not there", (address) => {
    expect(viewFromAddress(address)).toEqual(bare);
  });

  it("reads well: short names, and commas as they are", () => {
    expect(pathOfView({ ...whole, query: "", sort: "relevance", page: 1, pageSize: 12 })).toBe(
      "/search?cuisine=thai&difficulty=hard&max_time=45&servings=2-6&with=red+onion,rice&match=all&without=nuts&picture=yes&visibility=private&favorites=yes",
    );
  });

  it("holds nothing for guests that is for members alone", () => {
    expect(forGuest(whole)).toEqual({ ...whole, visibility: "", onlyFavorites: false });
  });

  it("cuts a query at what the server takes", () => {
    const view = viewFromAddress(`q=${"a".repeat(500)}`);
    expect(AdvancedInput.safeParse(searchInput(view)).success).toBe(true);
    expect(view.query).toHaveLength(200);
  });

  it("gives each sort the direction that people mean, and keeps the other one", () => {
    expect(viewFromAddress("sort=cooking_time").order).toBe("asc");
    expect(viewFromAddress("sort=cooking_time&order=desc").order).toBe("desc");
    expect(pathOfView({ ...bare, sort: "cooking_time", order: "asc" })).toBe("/search?sort=cooking_time");
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
      minServings: 2,
      maxServings: 6,
      ingredientsInclude: "red onion,rice",
      ingredientsExclude: "nuts",
      ingredientsMatchAll: true,
      hasImage: true,
      isPublic: false,
    });
    expect(AdvancedInput.safeParse(searchInput(whole)).success).toBe(true);
  });

  it("asks the favorites for the same, the last liked first where nothing is ranked", () => {
    const { sortBy, ...filters } = favoritesInput(whole);
    expect(sortBy).toBe("title");
    expect(searchInput(whole)).toMatchObject(filters);
    expect(FavoritesInput.safeParse(favoritesInput(whole)).success).toBe(true);
    expect(favoritesInput({ ...whole, sort: "relevance" }).sortBy).toBe("liked_at");
  });

  it("sends a moved range of servings whole", () => {
    expect(searchInput({ ...bare, servings: [1, 50] })).toMatchObject({ minServings: 1, maxServings: 50 });
  });
});

describe("when a search runs", () => {
  it("needs a query or an active filter", () => {
    expect(canSearch(bare)).toBe(false);
    expect(canSearch({ ...bare, query: "   " })).toBe(false);
    expect(canSearch({ ...bare, sort: "title", page: 2 })).toBe(false);
    expect(canSearch({ ...bare, query: "soup" })).toBe(true);
  });

  it("tells changed filters from those of the last search", () => {
    expect(areSameFilters(filtersOf(whole), filtersOf(changeView(whole, { page: 9, query: "else" })))).toBe(
      true,
    );
    expect(areSameFilters(whole, { ...whole, maxTime: 60 })).toBe(false);
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
  ] as const)("runs by %o alone, which can be taken away again", (part) => {
    const view = { ...bare, ...part };
    expect(canSearch(view)).toBe(true);
    const [filter, ...others] = activeFilters(view);
    expect(others).toEqual([]);
    expect(canSearch({ ...view, ...filter?.off })).toBe(false);
  });

  it("counts how several ingredients go together only where there are several", () => {
    expect(areSameFilters({ ...bare, include: ["a"] }, { ...bare, include: ["a"], matchAll: true })).toBe(
      true,
    );
    expect(isFiltered({ ...bare, matchAll: true })).toBe(false);
    expect(activeFilters(whole).map(({ name, entry }) => entry ?? name)).toEqual([
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

  it("starts at the first page again, unless a page was chosen", () => {
    expect(changeView(whole, { order: "asc" }).page).toBe(1);
    expect(changeView(whole, { page: 4 })).toEqual({ ...whole, page: 4 });
  });
});
