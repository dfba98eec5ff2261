import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";

/**
 * The row ids of the recipes selected by `rows` that have the text as a tag, in any case. A list searched for a tag needs
 * them as well: the search engine reads a word such as "quick" as a condition on the cooking time.
 */
export async function readRowIdsWithTag(db: Reader, text: string, rows: SQL): Promise<number[]> {
  const found = await db.all<{ rowId: number }>(sql`
    select recipe_row_id as rowId from tags
    where key = ${text.trim().toLowerCase()} and recipe_row_id in (${rows})`);
  return found.map(({ rowId }) => rowId);
}
