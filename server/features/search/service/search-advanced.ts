import { sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { ingredients, recipes } from "#db/schema/index.ts";
import { findPositionOfWordPart, findWordPositions, type Hit } from "#server/engines/search/search.ts";
import { createPaginationMeta } from "#server/features/recipes/service/pagination-meta.ts";
import { readVisibleSummaries } from "#server/features/recipes/service/read-summaries.ts";
import { createSearchHandleForReads } from "#server/features/search-index/service/search-handle.ts";
import { getReadableOwnerRowIds, type Viewer } from "#server/guards/member.ts";
import { yieldToEventLoop } from "#server/lib/work/yield-to-event-loop.ts";
import { AdvancedInput, type FullTextInput, type SearchAnswer, type SearchMatch } from "../schema.ts";
import { createReadableRecipesCondition } from "./readable.ts";
import type { SearchDeps } from "./search-deps.ts";

/** Maximum number of matching ingredient names per recipe. */
const NAMES_SHOWN = 4;

type Row = { rowId: number; id: string; title: string; names: string };

/** Searches the recipes that the viewer may see, by text and filters. `processingTime` is in seconds. */
export async function searchAdvanced(
  deps: SearchDeps,
  viewer: Viewer,
  input: AdvancedInput,
): Promise<SearchAnswer> {
  const started = performance.now();
  const { owners } = getReadableOwnerRowIds(viewer);
  const found = await deps.search.query(createSearchHandleForReads(deps.db), {
    ...(input.title ? { text: input.title } : {}),
    owners,
    sort: input.sortBy,
    order: input.sortOrder,
    limit: input.pageSize,
    offset: (input.page - 1) * input.pageSize,
    filters: {
      cuisine: input.cuisine,
      difficulty: input.difficulty,
      maxCookingTime: input.maxCookingTime,
      minServings: input.minServings,
      maxServings: input.maxServings,
      ingredientsInclude: input.ingredientsInclude,
      ingredientsExclude: input.ingredientsExclude,
      ingredientsMatchAll: input.ingredientsMatchAll,
      hasImage: input.hasImage,
      isPublic: input.isPublic,
    },
  });
  // Both reads occupy the main thread for a while, so other work may run between them.
  const summaries = await readVisibleSummaries(deps.db, viewer, found.rowIds);
  await yieldToEventLoop();
  const matches = await readMatchesOfHits(deps.db, owners, found.hits ?? []);
  return {
    recipes: summaries,
    metadata: { ...createPaginationMeta(input, found.total), totalIsCapped: found.totalIsCapped },
    matches,
    understood: found.understood ?? null,
    processingTime: Math.round(performance.now() - started) / 1000,
  };
}

/** Searches by text alone. */
export function searchFullText(
  deps: SearchDeps,
  viewer: Viewer,
  input: FullTextInput,
): Promise<SearchAnswer> {
  const { q, page, pageSize } = input;
  return searchAdvanced(deps, viewer, AdvancedInput.parse({ title: q, page, pageSize }));
}

/** For each hit, the matches in title and ingredients, in the order of the hits. */
async function readMatchesOfHits(
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
      ) as names from ${recipes} where ${createReadableRecipesCondition(rowIds, owners)}`,
  );
  const byRow = new Map(rows.map((row) => [row.rowId, row]));
  return hits.flatMap(({ rowId, ...hit }) => {
    const row = byRow.get(rowId);
    if (row === undefined) return [];
    const places = findWordPositions(row.title);
    const names = JSON.parse(row.names) as string[];
    return [
      {
        id: row.id,
        titleMarks: [
          ...hit.titleWords.flatMap((index) => places[index] ?? []),
          ...hit.titleParts.flatMap((part) => findPositionOfWordPart(row.title, part) ?? []),
        ],
        ingredients: [...new Set(hit.ingredients.flatMap((index) => names[index] ?? []))].slice(
          0,
          NAMES_SHOWN,
        ),
      },
    ];
  });
}
