import { z } from "zod";
import recipes from "./recipes.json";

/** A recipe of the starter cookbook; times are minutes. */
const StarterRecipe = z.strictObject({
  title: z.string(),
  description: z.string(),
  cuisine: z.enum([
    "AMERICAN",
    "ITALIAN",
    "MEXICAN",
    "CHINESE",
    "INDIAN",
    "FRENCH",
    "THAI",
    "JAPANESE",
    "MEDITERRANEAN",
    "OTHER",
  ]),
  servings: z.number(),
  /** The yield if it is not a number of servings, such as "24 cookies". */
  yieldText: z.string().optional(),
  difficulty: z.enum(["EASY", "MEDIUM", "HARD"]),
  prepTime: z.number(),
  cookingTime: z.number(),
  /** Given only if waiting makes it longer than preparation and cooking together. */
  totalTime: z.number().optional(),
  /** At most 10 tags, each of at most 30 characters. */
  tags: z.array(z.string()),
  notes: z.string().optional(),
  /** Plain text lines, which the ingredient parser reads. */
  ingredients: z.array(z.strictObject({ section: z.string().optional(), line: z.string() })),
  instructions: z.array(z.strictObject({ section: z.string().optional(), text: z.string() })),
});
export type StarterRecipe = z.infer<typeof StarterRecipe>;

/**
 * The starter cookbook: thirty public recipes, three of each cuisine. Throws ZodError for an invalid file.
 */
export function readStarterRecipes(): readonly StarterRecipe[] {
  return z.array(StarterRecipe).parse(recipes);
}
