import type { Cuisine, Difficulty } from "#server/features/recipes/policy.ts";

/**
 * The filters of a search. `maxTime` is in minutes and a step of the slider; the slider's end means any time.
 */
export type SearchFilters = {
  cuisine: Cuisine | "";
  difficulty: Difficulty | "";
  maxTime: number;
  /** The inclusive range of servings; the default range filters nothing. */
  servings: readonly [number, number];
  include: readonly string[];
  exclude: readonly string[];
  /** Whether recipes must have all ingredients of `include` instead of at least one. */
  matchAll: boolean;
  hasPicture: boolean;
  /** Limits the search to the member's own recipes with this visibility. */
  visibility: "" | "public" | "private";
  /** Whether to search only in the member's favorites. */
  onlyFavorites: boolean;
};

export const timeSlider = { min: 15, max: 180, step: 15 } as const;
export const servingsSlider = { min: 1, max: 50, rest: [1, 12] } as const;
/** Above 12 servings the slider has these steps, so that usual numbers have enough space. */
const LARGE_STEPS = [15, 20, 30, 40, servingsSlider.max] as const;
const [, singleStepMax] = servingsSlider.rest;
export const servingsPositions = {
  min: servingsSlider.min,
  max: singleStepMax + LARGE_STEPS.length,
} as const;

/**
 * The servings at a slider position. Positions 1 to 12 are the servings themselves; 13 is 15 servings, 17 is
 * 50.
 */
export function servingsAtSliderPosition(place: number): number {
  return place <= singleStepMax ? place : (LARGE_STEPS[place - singleStepMax - 1] ?? servingsSlider.max);
}

/** The first slider position with at least this many servings. */
export function sliderPositionOfServings(servings: number): number {
  if (servings <= singleStepMax) return servings;
  const index = LARGE_STEPS.findIndex((stride) => stride >= servings);
  return index < 0 ? servingsPositions.max : singleStepMax + 1 + index;
}

export const noFilters: SearchFilters = {
  cuisine: "",
  difficulty: "",
  maxTime: timeSlider.max,
  servings: servingsSlider.rest,
  include: [],
  exclude: [],
  matchAll: false,
  hasPicture: false,
  visibility: "",
  onlyFavorites: false,
};

const filterNames = Object.keys(noFilters) as (keyof SearchFilters)[];

/** The filters of a view, without its query, sort and page. */
export function pickFiltersOfView(view: SearchFilters): SearchFilters {
  return Object.fromEntries(filterNames.map((name) => [name, view[name]])) as SearchFilters;
}

export function hasServingsFilter({ servings: [from, to] }: Pick<SearchFilters, "servings">): boolean {
  return from !== servingsSlider.rest[0] || to !== servingsSlider.rest[1];
}

/** `matchAll` makes no difference with fewer than two ingredients, so it counts as false. */
const serializeFilters = (filters: SearchFilters) =>
  JSON.stringify({ ...pickFiltersOfView(filters), matchAll: filters.matchAll && filters.include.length > 1 });

export function areSameFilters(left: SearchFilters, right: SearchFilters): boolean {
  return serializeFilters(left) === serializeFilters(right);
}

export function hasActiveFilter(filters: SearchFilters): boolean {
  return !areSameFilters(filters, noFilters);
}

/** Resets the filters that guests do not have: ownership and favorites. */
export function resetMemberFilters<View extends SearchFilters>(view: View): View {
  return { ...view, visibility: noFilters.visibility, onlyFavorites: noFilters.onlyFavorites };
}

/** An active filter; `off` is the change that removes it. */
export type ActiveFilter = {
  name: Exclude<keyof SearchFilters, "matchAll">;
  /** The ingredient, if the filter is one of several ingredients. */
  entry?: string;
  off: Partial<SearchFilters>;
};

/** The active filters in the order of the form. Each ingredient is a filter of its own. */
export function listActiveFilters(filters: SearchFilters): ActiveFilter[] {
  const single = (["cuisine", "difficulty", "maxTime", "servings"] as const).flatMap(
    (name): ActiveFilter[] =>
      String(filters[name]) === String(noFilters[name]) ? [] : [{ name, off: { [name]: noFilters[name] } }],
  );
  const entries = (["include", "exclude"] as const).flatMap((name) =>
    filters[name].map((entry): ActiveFilter => {
      return { name, entry, off: { [name]: filters[name].filter((left) => left !== entry) } };
    }),
  );
  const switches = (["hasPicture", "visibility", "onlyFavorites"] as const).flatMap((name): ActiveFilter[] =>
    filters[name] === noFilters[name] ? [] : [{ name, off: { [name]: noFilters[name] } }],
  );
  return [...single, ...entries, ...switches];
}
