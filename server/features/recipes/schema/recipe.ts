import { z } from "zod";
import { Amount } from "#server/engines/amounts/amounts.ts";
import { CUISINES, DIFFICULTIES, PRIVACY_SOURCES } from "../policy.ts";

export const Cuisine = z.enum(CUISINES);
export type Cuisine = z.infer<typeof Cuisine>;
export const Difficulty = z.enum(DIFFICULTIES);
export type Difficulty = z.infer<typeof Difficulty>;
export const PrivacySource = z.enum(PRIVACY_SOURCES);
export type PrivacySource = z.infer<typeof PrivacySource>;

export const RecipeId = z.object({ id: z.string() });
export type RecipeId = z.infer<typeof RecipeId>;

/**
 * A parsed ingredient. `amount` is exact; `quantity` and `quantityMax` are computed from it. For a sum such
 * as "1 cup + 2 tbsp" they are its value in `unit`, or null when that is not exact.
 */
export const Ingredient = z
  .object({
    name: z.string(),
    amount: Amount,
    quantity: z.number().nullable(),
    quantityMax: z.number().nullable(),
    unit: z.string().nullable(),
    size: z.string().nullable(),
    notes: z.string().nullable(),
    section: z.string().nullable(),
    originalText: z.string().nullable(),
    orderIndex: z.int(),
  })
  .meta({ id: "Ingredient" });
export type Ingredient = z.infer<typeof Ingredient>;

export const Instruction = z
  .object({
    stepNumber: z.int(),
    section: z.string().nullable(),
    instruction: z.string(),
    imagePath: z.string().nullable(),
    imageUrl: z.string().nullable(),
    imageWidth: z.int().nullable(),
    imageHeight: z.int().nullable(),
  })
  .meta({ id: "Instruction" });
export type Instruction = z.infer<typeof Instruction>;

/** A recipe in a list, without ingredients, steps and notes. Times are minutes, dates ISO 8601 UTC. */
export const RecipeSummary = z
  .object({
    id: z.string(),
    userId: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    cookingTime: z.int().nullable(),
    prepTime: z.int().nullable(),
    totalTime: z.int().nullable(),
    servings: z.int(),
    servingsStated: z.boolean(),
    yieldText: z.string().nullable(),
    difficulty: Difficulty,
    difficultyStated: z.boolean(),
    cuisine: Cuisine.nullable(),
    cuisineText: z.string().nullable(),
    /** `imagePath` and `imageUrl` have the same value: /images/{id}.webp, or null. */
    imagePath: z.string().nullable(),
    imageUrl: z.string().nullable(),
    imageWidth: z.int().nullable(),
    imageHeight: z.int().nullable(),
    isPublic: z.boolean(),
    privacySource: PrivacySource,
    privacyEditable: z.boolean(),
    tags: z.array(z.string()),
    sourceUrl: z.string().nullable(),
    caloriesPerServing: z.int().nullable(),
    version: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    likeCount: z.int(),
    userLiked: z.boolean(),
    canLike: z.boolean(),
    authorName: z.string(),
  })
  .meta({ id: "RecipeSummary" });
export type RecipeSummary = z.infer<typeof RecipeSummary>;

/** A recipe with its ingredients, steps and notes. */
export const Recipe = RecipeSummary.extend({
  notes: z.string().nullable(),
  ingredients: z.array(Ingredient),
  instructions: z.array(Instruction),
  /** Paths of the scanned photos. Empty when another member reads the recipe. */
  originalPhotos: z.array(z.string()),
}).meta({ id: "Recipe" });
export type Recipe = z.infer<typeof Recipe>;
