import { and, eq, inArray, or } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { recipes } from "#db/schema/index.ts";
import type { SearchEngine } from "#server/engines/search/search.ts";
import { pageMeta } from "#server/features/recipes/service/page-meta.ts";
import { readSummaries } from "#server/features/recipes/service/read-summaries.ts";
import { searchReader } from "#server/features/recipes/service/search-handle.ts";
import { imagePath } from "#server/features/uploads/policy.ts";
import { readerOf, type Viewer } from "#server/guards/member.ts";
import type { AdvancedInput, QuickAnswer, SearchAnswer } from "./schema.ts";

type Deps = { db: Db; search: SearchEngine };

const QUICK_RESULTS = 10;

/** Titles as one types: at most 10, best first. */
export async function searchQuick({ db, search }: Deps, viewer: Viewer, text: string): Promise<QuickAnswer> {
  const { owners } = readerOf(viewer);
  const rowIds = await search.quick(searchReader(db), { text, owners, limit: QUICK_RESULTS });
  if (rowIds.length === 0) return [];
  const rows = await db
    .select({
      rowId: recipes.rowId,
      id: recipes.id,
      title: recipes.title,
      cuisine: recipes.cuisine,
      imageId: recipes.imageId,
    })
    .from(recipes)
    .where(
      and(
        inArray(recipes.rowId, rowIds),
        or(eq(recipes.isPublic, true), inArray(recipes.ownerRowId, [...owners])),
      ),
    );
  const byRow = new Map(rows.map((row) => [row.rowId, row]));
  return rowIds.flatMap((rowId) => {
    const row = byRow.get(rowId);
    if (!row) return [];
    const cuisine = row.cuisine as QuickAnswer[number]["cuisine"];
    return [
      {
        id: row.id,
        title: row.title,
        cuisine,
        imageUrl: row.imageId === null ? null : imagePath(row.imageId),
      },
    ];
  });
}

/** Recipes by words and filters, among those that the viewer may see. `processingTime` is seconds. */
export async function searchAdvanced(
  deps: Deps,
  viewer: Viewer,
  input: AdvancedInput,
): Promise<SearchAnswer> {
  const started = performance.now();
  const { owners } = readerOf(viewer);
  const found = await deps.search.query(searchReader(deps.db), {
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
  const summaries = await readSummaries(deps.db, viewer, found.rowIds);
  return {
    recipes: summaries,
    metadata: { ...pageMeta(input, found.total), totalIsCapped: found.totalIsCapped },
    processingTime: Math.round(performance.now() - started) / 1000,
  };
}
