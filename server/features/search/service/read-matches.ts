import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { ingredients, recipes } from "#db/schema/index.ts";
import { type Hit, wordPlaces } from "#server/engines/search/search.ts";
import type { SearchMatch } from "../schema.ts";
import { readable } from "./readable.ts";

/** More names than these say no more. */
const NAMES_SHOWN = 4;

type Row = { rowId: number; id: string; title: string; names: string };

/** Why each recipe was found, in the order of the hits: what of its title and which of its ingredients matched. */
export async function readMatches(
  db: Db,
  owners: readonly number[],
  hits: readonly Hit[],
): Promise<SearchMatch[]> {
  if (hits.length === 0) return [];
  const rowIds = hits.map(({ rowId }) => rowId);
  const rows = await db.all<Row>(
    sql`select ${recipes.rowId} as rowId, ${recipes.id} as id, ${recipes.title} as title, (
        select json_group_array(name) from (
          select name from ${ingredients} where recipe_row_id = ${recipes.rowId} order by position
        )
      ) as names from ${recipes} where ${readable(rowIds, owners)}`,
  );
  const byRow = new Map(rows.map((row) => [row.rowId, row]));
  return hits.flatMap(({ rowId, ...hit }) => {
    const row = byRow.get(rowId);
    if (row === undefined) return [];
    const places = wordPlaces(row.title);
    const names = JSON.parse(row.names) as string[];
    return [
      {
        id: row.id,
        titleMarks: hit.titleWords.flatMap((at) => places[at] ?? []),
        ingredients: [...new Set(hit.ingredients.flatMap((at) => names[at] ?? []))].slice(0, NAMES_SHOWN),
      },
    ];
  });
}
