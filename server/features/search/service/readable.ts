import { and, eq, inArray, or } from "drizzle-orm";
import { recipes } from "#db/schema/index.ts";

/** Condition for these recipes that the viewer may still see. */
export function createReadableRecipesCondition(rowIds: readonly number[], owners: readonly number[]) {
  return and(
    inArray(recipes.rowId, [...rowIds]),
    or(eq(recipes.isPublic, true), inArray(recipes.ownerRowId, [...owners])),
  );
}
