import { CUISINES, DIFFICULTIES } from "#server/features/recipes/policy.ts";
import type { AdvancedInput } from "#server/features/search/schema.ts";
import {
  createChoiceParameter,
  createFlagParameter,
  createNumberChoiceParameter,
  createQueryStringView,
  createTextParameter,
  type Parameter,
  pageNumber,
} from "../../lib/query-string-view.ts";
import { paths } from "../../paths.ts";
import { parseIngredientEntries } from "./ingredient-entries.ts";
import {
  hasActiveFilter,
  hasServingsFilter,
  noFilters,
  type SearchFilters,
  servingsSlider,
  timeSlider,
} from "./search-filters.ts";

export type SearchSort = AdvancedInput["sortBy"];
export type SearchOrder = "asc" | "desc";

/** The current search. All of it is in the address, so that Back and links restore it. */
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

export const MAX_QUERY_CHARS = 200;
export const searchPageSizes = [12, 24, 48, 96] as const;

/** The default order of each sort. */
export const naturalOrder: Record<SearchSort, SearchOrder> = {
  relevance: "desc",
  title: "asc",
  cooking_time: "asc",
  created_at: "desc",
  servings: "desc",
};

const createEntryListParameter = (name: string): Parameter<readonly string[]> => ({
  name,
  read: parseIngredientEntries,
  write: (value) => value.join(",") || null,
});

const state = createQueryStringView<Omit<SearchView, "order"> & { order: SearchOrder | "" }>({
  query: {
    ...createTextParameter(MAX_QUERY_CHARS),
    name: "q",
    read: (text) => (text ?? "").trim().slice(0, MAX_QUERY_CHARS),
  },
  cuisine: createChoiceParameter(CUISINES),
  difficulty: createChoiceParameter(DIFFICULTIES),
  maxTime: {
    read: parseMaxTimeOrSliderEnd,
    write: (minutes) => (minutes === timeSlider.max ? null : String(minutes)),
  },
  servings: {
    read: parseServingsRangeOrDefault,
    write: (servings) => (hasServingsFilter({ servings }) ? servings.join("-") : null),
  },
  include: createEntryListParameter("with"),
  matchAll: createFlagParameter("match", "all"),
  exclude: createEntryListParameter("without"),
  hasPicture: createFlagParameter("picture", "yes"),
  visibility: createChoiceParameter(["public", "private"]),
  onlyFavorites: createFlagParameter("favorites", "yes"),
  sort: createChoiceParameter(searchSorts, "relevance"),
  order: createChoiceParameter(["asc", "desc"]),
  pageSize: createNumberChoiceParameter(searchPageSizes, 12),
  page: pageNumber,
});

export function parseSearchView(address: string): SearchView {
  const view = state.read(address);
  return { ...view, order: view.order || naturalOrder[view.sort] };
}

/**
 * The path and query string of a view. Commas are not percent-encoded, so that people can read the address.
 */
export function createSearchPath(view: SearchView): string {
  const order = view.order === naturalOrder[view.sort] ? "" : view.order;
  const matchAll = view.matchAll && view.include.length > 1;
  return `${paths.search()}${state.write({ ...view, order, matchAll })}`.replaceAll("%2C", ",");
}

/** Applies a change to a view and returns to the first page, unless the change sets a page. */
export function changeViewToFirstPage(view: SearchView, part: Partial<SearchView>): SearchView {
  return { ...view, page: 1, ...part };
}

export function hasQueryOrFilter(view: SearchView): boolean {
  return view.query.trim() !== "" || hasActiveFilter(view);
}

/** The maximum time in minutes if it is a step of the slider, else the slider's end, which means any time. */
function parseMaxTimeOrSliderEnd(text: string | null): number {
  const minutes = Number(text);
  const isStop = minutes % timeSlider.step === 0 && minutes >= timeSlider.min && minutes <= timeSlider.max;
  return isStop ? minutes : timeSlider.max;
}

/** The range of servings in a text such as "4-6"; the default range if the text is invalid. */
function parseServingsRangeOrDefault(text: string | null): SearchFilters["servings"] {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? "") ?? [];
  const range = [Number(from), Number(to)] as const;
  const isRange = range[0] >= servingsSlider.min && range[0] <= range[1] && range[1] <= servingsSlider.max;
  return isRange ? range : noFilters.servings;
}
