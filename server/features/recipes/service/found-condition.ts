import { type SQL, sql } from "drizzle-orm";

/** Row ids of the recipes that a search found, and the searched text. */
export type FoundInList = { rowIds: readonly number[]; text: string };

/**
 * SQL condition for recipes that a search found or that have the text as a tag, in any case. Tags are
 * compared because the search engine takes a word such as "quick" for a limit on the cooking time. `column`
 * contains row ids of recipes.
 */
export const createFoundOrTaggedCondition = (column: SQL, { rowIds, text }: FoundInList): SQL => sql`(
  ${column} in (select value from json_each(${JSON.stringify(rowIds)}))
  or ${column} in (select recipe_row_id from tags where key = ${text.trim().toLowerCase()}))`;
