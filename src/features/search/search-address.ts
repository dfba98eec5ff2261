import { CUISINES, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import type { AdvancedInput } from "#server/features/search/schema.ts";
import { paths } from "../../paths.ts";
import { oneOf, pageIn } from "../recipe-lists/list-address.ts";
import { entriesFrom } from "./ingredient-entries.ts";
import {
  isFiltered,
  isServingsActive,
  noFilters,
  type SearchFilters,
  servingsSlider,
  timeSlider,
} from "./search-filters.ts";

export type SearchSort = AdvancedInput["sortBy"];
export type SearchOrder = "asc" | "desc";

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

export const longestQuery = 200;
export const searchPageSizes = [12, 24, 48, 96] as const;
const usualPageSize = 12;

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
    servings: servingsIn(parameters.get("servings")),
    include: entriesFrom(parameters.get("with")),
    exclude: entriesFrom(parameters.get("without")),
    matchAll: parameters.get("match") === "all",
    hasPicture: parameters.get("picture") === "yes",
    visibility: oneOf(["public", "private"] as const, parameters.get("visibility")) ?? "",
    onlyFavorites: parameters.get("favorites") === "yes",
    sort,
    order: oneOf(["asc", "desc"] as const, parameters.get("order")) ?? naturalOrder[sort],
    page: pageIn(parameters.get("page")),
    pageSize: searchPageSizes.find((size) => size === pageSize) ?? usualPageSize,
  };
}

/** The parameters of a view without what goes without saying: {} or { q: "soup", page: "2" }. */
export function addressOfView(view: SearchView): Record<string, string> {
  const query = view.query.trim();
  const isMatched = view.matchAll && view.include.length > 1;
  return {
    ...(query === "" ? {} : { q: query }),
    ...(view.cuisine === "" ? {} : { cuisine: view.cuisine.toLowerCase() }),
    ...(view.difficulty === "" ? {} : { difficulty: view.difficulty.toLowerCase() }),
    ...(view.maxTime === timeSlider.max ? {} : { max_time: String(view.maxTime) }),
    ...(isServingsActive(view) ? { servings: view.servings.join("-") } : {}),
    ...(view.include.length === 0 ? {} : { with: view.include.join(",") }),
    ...(isMatched ? { match: "all" } : {}),
    ...(view.exclude.length === 0 ? {} : { without: view.exclude.join(",") }),
    ...(view.hasPicture ? { picture: "yes" } : {}),
    ...(view.visibility === "" ? {} : { visibility: view.visibility }),
    ...(view.onlyFavorites ? { favorites: "yes" } : {}),
    ...(view.sort === "relevance" ? {} : { sort: view.sort }),
    ...(view.order === naturalOrder[view.sort] ? {} : { order: view.order }),
    ...(view.pageSize === usualPageSize ? {} : { page_size: String(view.pageSize) }),
    ...(view.page === 1 ? {} : { page: String(view.page) }),
  };
}

/** The whole address of a view. Commas may stand in one as they are, where one reads them more easily. */
export function pathOfView(view: SearchView): string {
  return paths.search(addressOfView(view)).replaceAll("%2C", ",");
}

/** The view after a choice: anything but another page starts again at the first. */
export function changeView(view: SearchView, part: Partial<SearchView>): SearchView {
  return { ...view, page: 1, ...part };
}

/** There is something to search by: a query or an active filter. */
export function canSearch(view: SearchView): boolean {
  return view.query.trim() !== "" || isFiltered(view);
}

/** A stop of the slider, else its end. */
function timeIn(text: string | null): number {
  const minutes = Number(text);
  const isStop = minutes % timeSlider.step === 0 && minutes >= timeSlider.min && minutes <= timeSlider.max;
  return isStop ? minutes : timeSlider.max;
}

/** "4-6" -> [4, 6]; what is no range of the slider is the range at rest. */
function servingsIn(text: string | null): SearchFilters["servings"] {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? "") ?? [];
  const range = [Number(from), Number(to)] as const;
  const isRange = range[0] >= servingsSlider.min && range[0] <= range[1] && range[1] <= servingsSlider.max;
  return isRange ? range : noFilters.servings;
}
