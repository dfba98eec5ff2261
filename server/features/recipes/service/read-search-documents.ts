import { inArray } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { recipes, tags } from "#db/schema/index.ts";
import type { SearchDocument } from "#server/engines/search/search.ts";
import { textsOf } from "./index-recipe.ts";
import { readLinesOf } from "./read-lines.ts";

/** What the search knows of recipes, by row, as they are stored by now; those that are gone are not in it. */
export async function readSearchDocuments(
  db: Reader,
  rowIds: readonly number[],
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
  const linesOf = await readLinesOf(db, rowIds);
  const labels = await db
    .select({ rowId: tags.recipeRowId, label: tags.label })
    .from(tags)
    .where(inArray(tags.recipeRowId, [...rowIds]));
  const tagsOf = new Map<number, string[]>();
  for (const { rowId, label } of labels) tagsOf.set(rowId, [...(tagsOf.get(rowId) ?? []), label]);
  return new Map(
    rows.map(({ imageId, ...fields }) => {
      const { ingredients, instructions } = linesOf(fields.rowId);
      const document = {
        ...fields,
        hasImage: imageId !== null,
        ...textsOf(ingredients, instructions),
        tags: tagsOf.get(fields.rowId) ?? [],
      };
      return [fields.rowId, document];
    }),
  );
}
