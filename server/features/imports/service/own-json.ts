import { z } from "zod";
import { Amount, createAmountFromQuantities, formatIngredientLine } from "#server/engines/amounts/amounts.ts";
import { DIFFICULTIES } from "#server/features/recipes/policy.ts";
import { getHttpUrlOrNull, type OwnRecipe, toSectionedLines } from "./own-recipe.ts";

const text = z.string().nullable().catch(null);
const number = z.int().min(0).nullable().catch(null);

const OwnIngredient = z
  .object({
    original_text: text,
    name: z.string().catch(""),
    amount: Amount.nullable().catch(null),
    quantity: z.number().nullable().catch(null),
    quantity_max: z.number().nullable().catch(null),
    unit: text,
    size: text,
    notes: text,
    section: text,
  })
  .refine((row) => row.original_text !== null || row.name !== "");
type OwnIngredient = z.infer<typeof OwnIngredient>;

/** A recipe in the form of the REST API. Only the title and the two lists are required. */
const ExportedRecipe = z.object({
  title: z.string(),
  description: text,
  notes: text,
  servings: number,
  servings_stated: z.boolean().catch(true),
  yield_text: text,
  prep_time: number,
  cooking_time: number,
  total_time: number,
  difficulty: z.enum(DIFFICULTIES).nullable().catch(null),
  difficulty_stated: z.boolean().catch(true),
  cuisine: text,
  cuisine_text: text,
  tags: z.array(z.string()).catch([]),
  source_url: text,
  calories_per_serving: number,
  ingredients: z.array(OwnIngredient),
  instructions: z.array(z.object({ instruction: z.string(), section: text })),
});

/**
 * Parses JSON that Larder exported: a file, an array of recipes or one recipe. Returns an empty array for
 * other JSON.
 */
export function parseExportedJsonRecipes(value: unknown): OwnRecipe[] {
  const file = z.object({ recipes: z.array(z.unknown()) }).safeParse(value);
  const found = file.success ? file.data.recipes : Array.isArray(value) ? value : [value];
  return found.flatMap((recipe) => {
    const { data } = ExportedRecipe.safeParse(recipe);
    return data === undefined ? [] : [toOwnRecipe(data)];
  });
}

function toOwnRecipe(recipe: z.infer<typeof ExportedRecipe>): OwnRecipe {
  return {
    title: recipe.title,
    description: recipe.description,
    notes: recipe.notes,
    servings: recipe.servings,
    servingsStated: recipe.servings_stated,
    yieldText: recipe.yield_text,
    prepTime: recipe.prep_time,
    cookingTime: recipe.cooking_time,
    totalTime: recipe.total_time,
    difficulty: recipe.difficulty_stated ? recipe.difficulty : null,
    cuisine: recipe.cuisine_text ?? recipe.cuisine,
    tags: recipe.tags,
    sourceUrl: getHttpUrlOrNull(recipe.source_url),
    caloriesPerServing: recipe.calories_per_serving,
    ingredients: toSectionedLines(recipe.ingredients, getOriginalOrFormattedLine),
    instructions: toSectionedLines(recipe.instructions, ({ instruction }) => instruction),
  };
}

function getOriginalOrFormattedLine({
  original_text: line,
  amount,
  quantity,
  quantity_max: to,
  ...row
}: OwnIngredient): string {
  return (
    line ??
    formatIngredientLine({
      ...row,
      amount: amount ?? createAmountFromQuantities({ quantity, quantityMax: to }),
    })
  );
}
