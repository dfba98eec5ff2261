import { z } from "zod";
import { Cuisine, Difficulty, PrivacySource, RecipeSummary } from "./recipe.ts";

/** Paging of a list. Pages start at 1; a page past the end is empty. */
export const createPagingSchema = (defaultSize: number) => ({
  page: z.int("wholeNumber").min(1, "outOfRange").max(1_000_000, "outOfRange").default(1),
  pageSize: z.int("wholeNumber").min(1, "outOfRange").max(100, "outOfRange").default(defaultSize),
});

/** `totalPages` is 0 when the list is empty. */
export const PageMeta = z
  .object({
    currentPage: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
    pageSize: z.int(),
    hasNext: z.boolean(),
    hasPrevious: z.boolean(),
  })
  .meta({ id: "PageMeta" });
export type PageMeta = z.infer<typeof PageMeta>;

/**
 * A filter value in any case. Not an enum, because an unknown value must match nothing instead of failing.
 */
export const FilterWord = z.string().trim().toUpperCase().max(50, "tooLong").optional();

/** Search words for tests of lists; they match most recipes, one in ten, one in fifty, and none. */
export const SAMPLE_WORDS = ["o", "tomato", "lentil soup", "nothing has these words"];

export const SORT_ORDERS = ["asc", "desc"] as const;
export const LIST_SORTS = [
  "like_count",
  "created_at",
  "updated_at",
  "title",
  "cooking_time",
  "servings",
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

const sorting = {
  sortBy: z.enum(LIST_SORTS).default("created_at"),
  sortOrder: z.enum(SORT_ORDERS).default("desc"),
};

/**
 * GET /api/recipes. `isPublic` selects public recipes or the member's private ones; absent, it selects both.
 */
export const ListInput = z.object({
  ...createPagingSchema(12),
  ...sorting,
  cuisine: FilterWord.describe("Only recipes of this cuisine."),
  difficulty: FilterWord,
  isPublic: z
    .boolean()
    .optional()
    .describe("True: public ones. False: own private ones. Left out: public ones and the own."),
});
export type ListInput = z.infer<typeof ListInput>;

/** GET /api/recipes/my: the member's recipes. `search` matches as on the search page. */
export const MyListInput = z.object({
  ...createPagingSchema(12),
  ...sorting,
  search: z.string().trim().max(200, "tooLong").optional(),
  cuisine: FilterWord.describe("Only recipes of this cuisine."),
  difficulty: FilterWord,
  isPublic: z.boolean().optional().describe("Only public or only private ones."),
});
export type MyListInput = z.infer<typeof MyListInput>;

export const RecipePage = z
  .object({ items: z.array(RecipeSummary), metadata: PageMeta })
  .meta({ id: "RecipePage" });
export type RecipePage = z.infer<typeof RecipePage>;

export const FeaturedInput = z.object({
  limit: z.int("wholeNumber").min(1, "outOfRange").max(50, "outOfRange").default(6),
});
export type FeaturedInput = z.infer<typeof FeaturedInput>;

/**
 * GET /api/recipes/stats/user: counts of the member's recipes and likes; `recipesThisWeek` covers the last 7
 * days.
 */
export const Stats = z
  .object({
    totalRecipes: z.int(),
    recipesThisWeek: z.int(),
    importedRecipes: z.int(),
    scannedRecipes: z.int(),
    likedRecipes: z.int(),
  })
  .meta({ id: "Stats" });
export type Stats = z.infer<typeof Stats>;

/** Answer of GET /api/recipes/meta/metadata. */
export const Metadata = z
  .object({
    cuisines: z.array(Cuisine),
    difficulties: z.array(Difficulty),
    privacySources: z.array(PrivacySource),
    categories: z.array(z.string()),
    units: z.array(z.string()),
    sortOptions: z.array(z.enum(LIST_SORTS)),
  })
  .meta({ id: "Metadata" });
export type Metadata = z.infer<typeof Metadata>;
