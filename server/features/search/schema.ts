import { z } from "zod";
import { RECIPE_LIMITS } from "#server/features/recipes/policy.ts";
import {
  createPagingSchema,
  FilterWord,
  PageMeta,
  SORT_ORDERS,
} from "#server/features/recipes/schema/lists.ts";
import { Cuisine, RecipeSummary } from "#server/features/recipes/schema/recipe.ts";

/** Input of GET /api/recipes/search/quick. */
export const QuickInput = z.object({
  q: z.string().trim().min(1, "required").max(100, "tooLong"),
});
export type QuickInput = z.infer<typeof QuickInput>;
export const QuickAnswer = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    cuisine: Cuisine.nullable(),
    imageUrl: z.string().nullable(),
  }),
);
export type QuickAnswer = z.infer<typeof QuickAnswer>;

const SEARCH_SORTS = ["relevance", "title", "cooking_time", "created_at", "servings"] as const;

/**
 * A comma-separated list of at most 10 ingredients with at most 20 characters each; blank entries are
 * dropped.
 */
const words = z
  .string()
  .max(1000, "tooLong")
  .transform((text) =>
    text
      .split(",")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  )
  .pipe(z.array(z.string().max(20, "ingredientFilterLength")).max(10, "ingredientFilterCount"))
  .optional();

const servings = z.int("wholeNumber").min(1, "outOfRange").max(100, "outOfRange").optional();

/**
 * GET /api/recipes/search/advanced. `title` is the search text, which also matches other fields; matches in
 * titles rank first, then those in ingredients, then those in other text.
 */
export const AdvancedInput = z
  .object({
    ...createPagingSchema(12),
    sortBy: z.enum(SEARCH_SORTS).default("relevance"),
    sortOrder: z.enum(SORT_ORDERS).default("desc"),
    title: z
      .string()
      .trim()
      .max(200, "tooLong")
      .optional()
      .describe("Words to look for: in titles first, then in ingredients, then in all text."),
    cuisine: FilterWord.describe("Only recipes of this cuisine."),
    difficulty: FilterWord,
    maxCookingTime: z
      .int("wholeNumber")
      .min(0, "outOfRange")
      .max(RECIPE_LIMITS.minutes, "outOfRange")
      .optional(),
    minServings: servings,
    maxServings: servings,
    ingredientsInclude: words,
    ingredientsExclude: words,
    ingredientsMatchAll: z.boolean().default(false),
    hasImage: z.boolean().optional(),
    isPublic: z.boolean().optional().describe("Only public or only own private ones."),
  })
  .refine(
    (q) => q.minServings === undefined || q.maxServings === undefined || q.minServings <= q.maxServings,
    {
      error: "servingsOrder",
      path: ["minServings"],
    },
  );
export type AdvancedInput = z.infer<typeof AdvancedInput>;

/** Input of GET /api/recipes/search/full-text. */
export const FullTextInput = z.object({
  q: z.string().trim().min(1, "required").max(200, "tooLong"),
  ...createPagingSchema(10),
});
export type FullTextInput = z.infer<typeof FullTextInput>;

/**
 * The interpretation of a query, in lower case. `corrected` is the text with its typos corrected, or null.
 * `unknown` lists words that occur in no recipe; `known` is the rest of the query, or null. `dropped` lists
 * stopwords. `without` lists terms that exclude recipes.
 */
export const Understood = z
  .object({
    corrected: z.string().nullable(),
    known: z.string().nullable(),
    unknown: z.array(z.string()),
    dropped: z.array(z.string()),
    without: z.array(z.string()),
  })
  .meta({ id: "SearchUnderstood" });
export type Understood = z.infer<typeof Understood>;

/**
 * The reason why a recipe matched: ranges of its title (`end` is exclusive), and names of its ingredients.
 */
export const SearchMatch = z
  .object({
    id: z.string(),
    titleMarks: z.array(z.object({ start: z.int(), end: z.int() }).meta({ id: "TextMark" })),
    ingredients: z.array(z.string()).describe("Names of its ingredients that matched; four at most."),
  })
  .meta({ id: "SearchMatch" });
export type SearchMatch = z.infer<typeof SearchMatch>;

/**
 * Counting stops at 1,000, when `totalIsCapped` is true. `processingTime` is in seconds. `understood` is null
 * without a text. `matches` lists the recipes of the page that match the text.
 */
export const SearchAnswer = z
  .object({
    recipes: z.array(RecipeSummary),
    metadata: PageMeta.extend({ totalIsCapped: z.boolean() }),
    matches: z.array(SearchMatch),
    understood: Understood.nullable(),
    processingTime: z.number(),
  })
  .meta({ id: "SearchAnswer" });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

const typed = QuickInput.shape.q;

/** Input of GET /api/recipes/search/suggestions. */
export const SuggestionsInput = z.object({ q: typed, ...createPagingSchema(10) });
export type SuggestionsInput = z.infer<typeof SuggestionsInput>;
/** Query completions, most frequent first. */
export const SuggestionsAnswer = z
  .object({ suggestions: z.array(z.string()), metadata: PageMeta })
  .meta({ id: "SuggestionsAnswer" });
export type SuggestionsAnswer = z.infer<typeof SuggestionsAnswer>;

/** GET /api/recipes/search/ingredients. `q` selects names with a word that begins with it. */
export const IngredientsInput = z.object({ q: typed.optional(), ...createPagingSchema(100) });
export type IngredientsInput = z.infer<typeof IngredientsInput>;
export const IngredientsAnswer = z
  .object({
    ingredients: z.array(z.object({ name: z.string(), recipeCount: z.int() }).meta({ id: "IngredientName" })),
    metadata: PageMeta,
  })
  .meta({ id: "IngredientsAnswer" });
export type IngredientsAnswer = z.infer<typeof IngredientsAnswer>;
