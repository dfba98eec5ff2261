import type { Cuisine } from "#server/features/recipes/policy.ts";
import {
  createChoiceParameter,
  createNumberChoiceParameter,
  createQueryStringView,
  pageNumber,
} from "../../lib/query-string-view.ts";

/** The cuisines that have a filter chip, in display order. */
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

/**
 * The view of the popular recipes; `cuisine` is "" for all cuisines. It is stored in the address, so that
 * Back restores it.
 */
export type PopularView = { cuisine: PopularCuisine | ""; page: number; pageSize: number };

const chip = createChoiceParameter([...popularCuisines, "ALL"], "ITALIAN");

export const popularState = createQueryStringView<PopularView>({
  cuisine: {
    read(text) {
      const cuisine = chip.read(text);
      return cuisine === "ALL" ? "" : cuisine;
    },
    write: (cuisine) => chip.write(cuisine || "ALL"),
  },
  pageSize: createNumberChoiceParameter(popularPageSizes, 8),
  page: pageNumber,
});

/** The view after a press on a chip. A press on the selected chip selects all cuisines (""). */
export function toggleCuisineInPopularView(view: PopularView, chip: string): PopularView {
  return { ...view, cuisine: popularCuisines.find((cuisine) => cuisine === chip) ?? "", page: 1 };
}

/** The input of `recipes.list`: public recipes, most liked first. */
export function createPopularListInput({ cuisine, page, pageSize }: PopularView) {
  return {
    isPublic: true,
    sortBy: "like_count" as const,
    sortOrder: "desc" as const,
    page,
    pageSize,
    ...(cuisine === "" ? {} : { cuisine }),
  };
}
