import { CUISINES, type Cuisine, DIFFICULTIES, type Difficulty } from "#server/features/recipes/policy.ts";
import type { AdvancedInput } from "#server/features/search/schema.ts";
import { oneOf, pageIn } from "../recipe-lists/list-address.ts";

export type SearchSort = AdvancedInput["sortBy"];
export type SearchOrder = "asc" | "desc";

/** `maxTime` is minutes, in steps of the slider; at its end it means any length. */
export type SearchFilters = { cuisine: Cuisine | ""; difficulty: Difficulty | ""; maxTime: number };

/** What has been searched for. All of it stands in the address, so that Back and a kept link find it again. */
export type SearchView = SearchFilters & {
  query: string;
  sort: SearchSort;
  order: SearchOrder;
  page: number;
  pageSize: number;
};

export const searchSorts = [
  "relevance",
  "title",
  "cooking_time",
  "created_at",
  "servings",
] as const satisfies readonly SearchSort[];

export const timeSlider = { min: 15, max: 180, step: 15 } as const;
export const longestQuery = 200;
export const searchPageSizes = [12, 24, 48, 96] as const;
const usualPageSize = 12;

export const noFilters: SearchFilters = { cuisine: "", difficulty: "", maxTime: timeSlider.max };

/** The direction that people mean when they choose a sort. */
export const naturalOrder: Record<SearchSort, SearchOrder> = {
  relevance: "desc",
  title: "asc",
  cooking_time: "asc",
  created_at: "desc",
  servings: "desc",
};

/** Reads a query string; what it does not know is as if it were not there. */
export function viewFromAddress(address: string): SearchView {
  const parameters = new URLSearchParams(address);
  const sort = oneOf(searchSorts, parameters.get("sort")) ?? "relevance";
  const pageSize = Number(parameters.get("page_size"));
  return {
    query: (parameters.get("q") ?? "").trim().slice(0, longestQuery),
    cuisine: oneOf(CUISINES, parameters.get("cuisine")?.toUpperCase()) ?? "",
    difficulty: oneOf(DIFFICULTIES, parameters.get("difficulty")?.toUpperCase()) ?? "",
    maxTime: timeIn(parameters.get("max_time")),
    sort,
    order: oneOf(["asc", "desc"] as const, parameters.get("order")) ?? naturalOrder[sort],
    page: pageIn(parameters.get("page")),
    pageSize: searchPageSizes.find((size) => size === pageSize) ?? usualPageSize,
  };
}

/** The parameters of a view without what goes without saying: {} or { q: "soup", page: "2" }. */
export function addressOfView(view: SearchView): Record<string, string> {
  const query = view.query.trim();
  return {
    ...(query === "" ? {} : { q: query }),
    ...(view.cuisine === "" ? {} : { cuisine: view.cuisine.toLowerCase() }),
    ...(view.difficulty === "" ? {} : { difficulty: view.difficulty.toLowerCase() }),
    ...(view.maxTime === timeSlider.max ? {} : { max_time: String(view.maxTime) }),
    ...(view.sort === "relevance" ? {} : { sort: view.sort }),
    ...(view.order === naturalOrder[view.sort] ? {} : { order: view.order }),
    ...(view.pageSize === usualPageSize ? {} : { page_size: String(view.pageSize) }),
    ...(view.page === 1 ? {} : { page: String(view.page) }),
  };
}

/** The view after a choice: anything but another page starts again at the first. */
export function changeView(view: SearchView, part: Partial<SearchView>): SearchView {
  return { ...view, page: 1, ...part };
}

export function filtersOf({ cuisine, difficulty, maxTime }: SearchFilters): SearchFilters {
  return { cuisine, difficulty, maxTime };
}

export function areSameFilters(one: SearchFilters, other: SearchFilters): boolean {
  return (
    one.cuisine === other.cuisine && one.difficulty === other.difficulty && one.maxTime === other.maxTime
  );
}

export function isFiltered(filters: SearchFilters): boolean {
  return !areSameFilters(filters, noFilters);
}

/** There is something to search by: a query or an active filter. */
export function canSearch(view: SearchView): boolean {
  return view.query.trim() !== "" || isFiltered(view);
}

/** The input of `search.advanced`. */
export function searchInput(view: SearchView) {
  const query = view.query.trim();
  return {
    page: view.page,
    pageSize: view.pageSize,
    sortBy: view.sort,
    sortOrder: view.order,
    ...(query === "" ? {} : { title: query }),
    ...(view.cuisine === "" ? {} : { cuisine: view.cuisine }),
    ...(view.difficulty === "" ? {} : { difficulty: view.difficulty }),
    ...(view.maxTime === timeSlider.max ? {} : { maxCookingTime: view.maxTime }),
  };
}

/** A stop of the slider, else its end. */
function timeIn(text: string | null): number {
  const minutes = Number(text);
  const isStop = minutes % timeSlider.step === 0 && minutes >= timeSlider.min && minutes <= timeSlider.max;
  return isStop ? minutes : timeSlider.max;
}
