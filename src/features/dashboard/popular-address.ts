import type { Cuisine } from "#server/features/recipes/policy.ts";
import { oneOf, pageIn } from "../recipe-lists/list-address.ts";

/** The chips, in their order. */
export const popularCuisines = [
  "ITALIAN",
  "MEXICAN",
  "CHINESE",
  "INDIAN",
  "AMERICAN",
  "FRENCH",
  "THAI",
  "MEDITERRANEAN",
  "JAPANESE",
] as const satisfies readonly Cuisine[];
type PopularCuisine = (typeof popularCuisines)[number];
export const popularPageSizes = [4, 8, 12, 16] as const;

/** Which popular recipes the dashboard shows; "" is all cuisines. It stands in the address for the way back. */
export type PopularView = { cuisine: PopularCuisine | ""; page: number; pageSize: number };

const defaults: PopularView = { cuisine: "ITALIAN", page: 1, pageSize: 8 };
const allCuisines = "all";

/** Reads a query string; what it does not know is as if it were not there. */
export function popularFromAddress(address: string): PopularView {
  const parameters = new URLSearchParams(address);
  const cuisine = parameters.get("cuisine");
  const pageSize = Number(parameters.get("page_size"));
  return {
    cuisine:
      cuisine === allCuisines ? "" : (oneOf(popularCuisines, cuisine?.toUpperCase()) ?? defaults.cuisine),
    page: pageIn(parameters.get("page")),
    pageSize: popularPageSizes.find((size) => size === pageSize) ?? defaults.pageSize,
  };
}

/** The query string of a view without what is default: "" or "?cuisine=thai&page=2". */
export function addressOfPopular(view: PopularView): string {
  const parameters = new URLSearchParams();
  if (view.cuisine !== defaults.cuisine) parameters.set("cuisine", view.cuisine.toLowerCase() || allCuisines);
  if (view.pageSize !== defaults.pageSize) parameters.set("page_size", String(view.pageSize));
  if (view.page > 1) parameters.set("page", String(view.page));
  const query = parameters.toString();
  return query === "" ? "" : `?${query}`;
}

/** The view after a chip: the one that was chosen already answers with "", which is all cuisines. */
export function choosePopular(view: PopularView, chip: string): PopularView {
  return { ...view, cuisine: oneOf(popularCuisines, chip) ?? "", page: 1 };
}

/** The input of `recipes.list`: public recipes by likes, most first. */
export function popularInput({ cuisine, page, pageSize }: PopularView) {
  return {
    isPublic: true,
    sortBy: "like_count" as const,
    sortOrder: "desc" as const,
    page,
    pageSize,
    ...(cuisine === "" ? {} : { cuisine }),
  };
}
