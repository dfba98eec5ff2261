import { and, eq, inArray, or } from "drizzle-orm";
import { recipes } from "#db/schema/index.ts";

/**
 * Condition for recipes with these row ids that the viewer may see; a recipe may have become private since
 * the search.
 */
export function createReadableRecipesCondition(rowIds: readonly number[], owners: readonly number[]) {
  return and(
    inArray(recipes.rowId, [...rowIds]),
    or(eq(recipes.isPublic, true), inArray(recipes.ownerRowId, [...owners])),
  );
}
