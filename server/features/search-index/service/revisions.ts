import { sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { INDEX_VERSION } from "#server/features/search-index/service/meilisearch.ts";

/** Identifies the state of a recipe. `rev` changes with every change that affects the search. */
export type Revision = { rowId: number; rev: string };

const REVISION = sql`r.id || ':' || r.version || ':' || r.like_count || ':' || r.is_public || ':' || (r.image_id is not null)`;

function createRevision({ rowId, state }: { rowId: number; state: string }): Revision {
  return { rowId, rev: `${INDEX_VERSION}:${state}` };
}

/** Revisions of recipes by row id; deleted recipes are missing. */
export async function readRecipeRevisionsByRowId(
  db: Reader,
  rowIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.all<{ rowId: number; state: string }>(
    sql`select r.row_id as rowId, ${REVISION} as state from recipes r
      where r.row_id in (select value from json_each(${JSON.stringify(rowIds)}))`,
  );
  return new Map(rows.map(createRevision).map(({ rowId, rev }) => [rowId, rev]));
}

/** Revisions of the recipes whose row id is greater than `after`, in ascending order. */
export async function readRecipeRevisionsAfterRow(
  db: Reader,
  after: number,
  limit: number,
): Promise<Revision[]> {
  const rows = await db.all<{ rowId: number; state: string }>(
    sql`select r.row_id as rowId, ${REVISION} as state from recipes r
      where r.row_id > ${after} order by r.row_id limit ${limit}`,
  );
  return rows.map(createRevision);
}
