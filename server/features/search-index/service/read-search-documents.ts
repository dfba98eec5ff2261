import { inArray, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { recipes, tags } from "#db/schema/index.ts";
import type { SearchDocument } from "#server/engines/search/search.ts";

/**
 * Ingredient names and step texts of a recipe. A caller that has them saves reading them again, which matters
 * for long recipes.
 */
export type RecipeTexts = { ingredients: readonly string[]; instructions: readonly string[] };

export function createRecipeTexts(
  ingredients: readonly { name: string }[],
  instructions: readonly { text: string }[],
): RecipeTexts {
  return {
    ingredients: ingredients.map((row) => row.name),
    instructions: instructions.map((row) => row.text),
  };
}

/**
 * Reads the search documents of recipes by row id; deleted recipes are missing. `known` contains texts that
 * the caller already has.
 */
export async function readSearchDocuments(
  db: Reader,
  rowIds: readonly number[],
  known?: ReadonlyMap<number, RecipeTexts>,
): Promise<Map<number, SearchDocument>> {
  const rows = await db
    .select({
      rowId: recipes.rowId,
      ownerRowId: recipes.ownerRowId,
      title: recipes.title,
      description: recipes.description,
      isPublic: recipes.isPublic,
      cuisine: recipes.cuisine,
      difficulty: recipes.difficulty,
      cookingTime: recipes.cookingTime,
      servings: recipes.servings,
      imageId: recipes.imageId,
      createdAt: recipes.createdAt,
      likeCount: recipes.likeCount,
    })
    .from(recipes)
    .where(inArray(recipes.rowId, [...rowIds]));
  const textOf = known ? (rowId: number) => known.get(rowId) : await readRecipeTextsLookup(db, rowIds);
  const labels = await db
    .select({ rowId: tags.recipeRowId, label: tags.label })
    .from(tags)
    .where(inArray(tags.recipeRowId, [...rowIds]));
  const tagsOf = new Map<number, string[]>();
  for (const { rowId, label } of labels) tagsOf.set(rowId, [...(tagsOf.get(rowId) ?? []), label]);
  return new Map(
    rows.map(({ imageId, ...fields }) => {
      const document = {
        ...fields,
        hasImage: imageId !== null,
        ...(textOf(fields.rowId) ?? createRecipeTexts([], [])),
        tags: tagsOf.get(fields.rowId) ?? [],
      };
      return [fields.rowId, document];
    }),
  );
}

type Texts = { ingredients: string[]; instructions: string[] };

/** Reads ingredient names and step texts in one statement. Returns a lookup by the recipe's row id. */
export async function readRecipeTextsLookup(
  db: Reader,
  rowIds: readonly number[],
): Promise<(rowId: number) => RecipeTexts> {
  const chosen = sql`recipe_row_id in (select value from json_each(${JSON.stringify(rowIds)}))`;
  const rows = await db.all<{ recipeRowId: number; name: string | null; text: string }>(sql`
    select recipe_row_id as recipeRowId, position, name, null as text from ingredients where ${chosen}
    union all
    select recipe_row_id, position, null, text from instructions where ${chosen}
    order by position`);
  const byRecipe = new Map(rowIds.map((rowId) => [rowId, { ingredients: [], instructions: [] } as Texts]));
  for (const { recipeRowId, name, text } of rows) {
    const texts = byRecipe.get(recipeRowId);
    if (name === null) texts?.instructions.push(text);
    else texts?.ingredients.push(name);
  }
  return (rowId) => byRecipe.get(rowId) ?? createRecipeTexts([], []);
}
