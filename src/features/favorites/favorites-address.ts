import { CUISINES, type Cuisine, DIFFICULTIES, type Difficulty } from "#server/features/recipes/policy.ts";
import { oneOf, pageIn } from "../recipe-lists/list-address.ts";

export const favoriteSorts = [
  "liked_at-desc",
  "liked_at-asc",
  "title-asc",
  "cooking_time-asc",
  "like_count-desc",
  "created_at-desc",
] as const;
type FavoriteOrder = (typeof favoriteSorts)[number];

/** So many at once: most people's favorites are one page. */
export const favoritesPageSize = 100;

/** What is shown of one's favorites. All of it stands in the address, so that Back and a kept link find it again. */
export type FavoritesView = {
  page: number;
  search: string;
  cuisine: Cuisine | "";
  difficulty: Difficulty | "";
  order: FavoriteOrder;
};

export const allFavorites: FavoritesView = {
  page: 1,
  search: "",
  cuisine: "",
  difficulty: "",
  order: "liked_at-desc",
};

/** Reads a query string; what it does not know is as if it were not there. */
export function favoritesFromAddress(query: string): FavoritesView {
  const parameters = new URLSearchParams(query);
  return {
    page: pageIn(parameters.get("page")),
    search: (parameters.get("search") ?? "").slice(0, 200),
    cuisine: oneOf(CUISINES, parameters.get("cuisine")?.toUpperCase()) ?? "",
    difficulty: oneOf(DIFFICULTIES, parameters.get("difficulty")?.toUpperCase()) ?? "",
    order: oneOf(favoriteSorts, parameters.get("order")) ?? allFavorites.order,
  };
}

/** The query string of a view without what is default: "" or "?cuisine=thai". */
export function addressOfFavorites(view: FavoritesView): string {
  const parameters = new URLSearchParams();
  if (view.search.trim() !== "") parameters.set("search", view.search.trim());
  if (view.cuisine !== "") parameters.set("cuisine", view.cuisine.toLowerCase());
  if (view.difficulty !== "") parameters.set("difficulty", view.difficulty.toLowerCase());
  if (view.order !== allFavorites.order) parameters.set("order", view.order);
  if (view.page > 1) parameters.set("page", String(view.page));
  const query = parameters.toString();
  return query === "" ? "" : `?${query}`;
}

export function isNarrowed(view: FavoritesView): boolean {
  return view.search.trim() !== "" || view.cuisine !== "" || view.difficulty !== "";
}

/** The input of the list. */
export function favoritesInput(view: FavoritesView) {
  const [sortBy, sortOrder] = view.order.split("-") as [
    "liked_at" | "title" | "cooking_time" | "like_count" | "created_at",
    "asc" | "desc",
  ];
  return {
    page: view.page,
    pageSize: favoritesPageSize,
    sortBy,
    sortOrder,
    ...(view.search.trim() === "" ? {} : { search: view.search.trim() }),
    ...(view.cuisine === "" ? {} : { cuisine: view.cuisine }),
    ...(view.difficulty === "" ? {} : { difficulty: view.difficulty }),
  };
}
