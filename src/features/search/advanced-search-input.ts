import type { SearchView } from "./search-address.ts";
import { hasServingsFilter, timeSlider } from "./search-filters.ts";

/** The input that searches in all recipes and in favorites have in common; default values are omitted. */
function createSharedFilterInput(view: SearchView) {
  const query = view.query.trim();
  const [minServings, maxServings] = view.servings;
  return {
    page: view.page,
    pageSize: view.pageSize,
    sortOrder: view.order,
    ...(query === "" ? {} : { title: query }),
    ...(view.cuisine === "" ? {} : { cuisine: view.cuisine }),
    ...(view.difficulty === "" ? {} : { difficulty: view.difficulty }),
    ...(view.maxTime === timeSlider.max ? {} : { maxCookingTime: view.maxTime }),
    ...(hasServingsFilter(view) ? { minServings, maxServings } : {}),
    ...(view.include.length === 0 ? {} : { ingredientsInclude: view.include.join(",") }),
    ...(view.include.length > 1 && view.matchAll ? { ingredientsMatchAll: true } : {}),
    ...(view.exclude.length === 0 ? {} : { ingredientsExclude: view.exclude.join(",") }),
    ...(view.hasPicture ? { hasImage: true } : {}),
    ...(view.visibility === "" ? {} : { isPublic: view.visibility === "public" }),
  };
}

/** The input of `search.advanced` for a view. */
export function createAdvancedSearchInput(view: SearchView) {
  return { ...createSharedFilterInput(view), sortBy: view.sort };
}

/**
 * The input of `likes.favorites` for a view. Favorites have no relevance, so they are sorted by the time of
 * the like.
 */
export function createFavoritesSearchInput(view: SearchView) {
  return {
    ...createSharedFilterInput(view),
    sortBy: view.sort === "relevance" ? ("liked_at" as const) : view.sort,
  };
}
