import { type SQL, sql } from "drizzle-orm";

/** Recipes that a search found in a list, and the text that was searched. */
export type FoundInList = { rowIds: readonly number[]; text: string };

/**
 * Recipes that a search found, or that have the text as a tag, in any case: the search engine reads a word such as
 * "quick" as a condition on the cooking time. `column` holds row ids of recipes.
 */
export const foundCondition = (column: SQL, { rowIds, text }: FoundInList): SQL => sql`(
  ${column} in (select value from json_each(${JSON.stringify(rowIds)}))
  or ${column} in (select recipe_row_id from tags where key = ${text.trim().toLowerCase()}))`;
