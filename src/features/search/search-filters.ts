import type { Cuisine, Difficulty } from "#server/features/recipes/policy.ts";

/** `maxTime` is in minutes, in steps of the slider; its end means any time. */
export type SearchFilters = {
  cuisine: Cuisine | "";
  difficulty: Difficulty | "";
  maxTime: number;
  /** Both ends inclusive; the default range filters nothing. */
  servings: readonly [number, number];
  include: readonly string[];
  exclude: readonly string[];
  /** All of `include` instead of any. */
  matchAll: boolean;
  hasPicture: boolean;
  /** Members only. */
  visibility: "" | "public" | "private";
  /** The member's favorites only. */
  onlyFavorites: boolean;
};

export const timeSlider = { min: 15, max: 180, step: 15 } as const;
export const servingsSlider = { min: 1, max: 50, rest: [1, 12] } as const;
/** Above 12 servings the slider has larger steps, to keep usual values apart. */
const LARGE_STEPS = [15, 20, 30, 40, servingsSlider.max] as const;
const [, singleStepMax] = servingsSlider.rest;
export const servingsPositions = {
  min: servingsSlider.min,
  max: singleStepMax + LARGE_STEPS.length,
} as const;

/** Servings of a slider position: 1 to 12 are themselves, 13 is 15, 17 is 50. */
export function servingsAtSliderPosition(place: number): number {
  return place <= singleStepMax ? place : (LARGE_STEPS[place - singleStepMax - 1] ?? servingsSlider.max);
}

/** The first position with at least this number of servings. */
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

/** The filters of a view. */
export function filtersOfView(view: SearchFilters): SearchFilters {
  return Object.fromEntries(filterNames.map((name) => [name, view[name]])) as SearchFilters;
}

export function hasServingsFilter({ servings: [from, to] }: Pick<SearchFilters, "servings">): boolean {
  return from !== servingsSlider.rest[0] || to !== servingsSlider.rest[1];
}

/** `matchAll` matters only with several ingredients. */
const serialize = (filters: SearchFilters) =>
  JSON.stringify({ ...filtersOfView(filters), matchAll: filters.matchAll && filters.include.length > 1 });

export function areSameFilters(left: SearchFilters, right: SearchFilters): boolean {
  return serialize(left) === serialize(right);
}

export function hasActiveFilter(filters: SearchFilters): boolean {
  return !areSameFilters(filters, noFilters);
}

/** Guests cannot filter by ownership or favorites. */
export function resetMemberFilters<View extends SearchFilters>(view: View): View {
  return { ...view, visibility: noFilters.visibility, onlyFavorites: noFilters.onlyFavorites };
}

/** An active filter, and the change that removes it. */
export type ActiveFilter = {
  name: Exclude<keyof SearchFilters, "matchAll">;
  /** One ingredient of a list. */
  entry?: string;
  off: Partial<SearchFilters>;
};

/** The active filters in the order of the form, one for each ingredient. */
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
