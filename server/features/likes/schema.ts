import { z } from "zod";
import {
  createPagingSchema,
  FilterWord,
  PageMeta,
  SAMPLE_WORDS,
  SORT_ORDERS,
} from "#server/features/recipes/schema/lists.ts";
import { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { AdvancedInput } from "#server/features/search/schema.ts";

export const LikeInput = z.object({ id: z.string() });
export type LikeInput = z.infer<typeof LikeInput>;

/** The state after the call; repeating the call changes nothing. */
export const LikeAnswer = z.object({ liked: z.boolean(), likeCount: z.int() });
export type LikeAnswer = z.infer<typeof LikeAnswer>;

export const FAVORITE_SORTS = [
  "liked_at",
  "title",
  "cooking_time",
  "created_at",
  "servings",
  "like_count",
] as const;

const filters = AdvancedInput.shape;

/** GET /api/users/me/favorites. The filters are the same as in the recipe search. */
export const FavoritesInput = z
  .object({
    ...createPagingSchema(100),
    sortBy: z.enum(FAVORITE_SORTS).default("liked_at"),
    sortOrder: z.enum(SORT_ORDERS).default("desc"),
    search: z.string().trim().max(200, "tooLong").optional(),
    cuisine: FilterWord.describe("Only recipes of this cuisine."),
    difficulty: FilterWord,
    title: filters.title,
    maxCookingTime: filters.maxCookingTime,
    minServings: filters.minServings,
    maxServings: filters.maxServings,
    ingredientsInclude: filters.ingredientsInclude,
    ingredientsExclude: filters.ingredientsExclude,
    ingredientsMatchAll: filters.ingredientsMatchAll,
    hasImage: filters.hasImage,
    isPublic: filters.isPublic,
  })
  .refine(
    (q) => q.minServings === undefined || q.maxServings === undefined || q.minServings <= q.maxServings,
    { error: "servingsOrder", path: ["minServings"] },
  );
export type FavoritesInput = z.infer<typeof FavoritesInput>;

export const sampleFilters = {
  cuisine: ["italian"],
  difficulty: ["hard"],
  maxCookingTime: [30],
  search: SAMPLE_WORDS,
};

/** A liked recipe with the time of the like. */
const Favorite = RecipeSummary.extend({ likedAt: z.iso.datetime() }).meta({ id: "Favorite" });

/**
 * `totalFavorites` counts all favorites that the member can see; `pagination` counts those that match the
 * filters.
 */
export const FavoritesAnswer = z
  .object({ favorites: z.array(Favorite), pagination: PageMeta, totalFavorites: z.int() })
  .meta({ id: "FavoritesAnswer" });
export type FavoritesAnswer = z.infer<typeof FavoritesAnswer>;
