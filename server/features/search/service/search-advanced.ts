import { pageMeta } from "#server/features/recipes/service/page-meta.ts";
import { readSummaries } from "#server/features/recipes/service/read-summaries.ts";
import { searchReader } from "#server/features/search-index/service/search-handle.ts";
import { readerOf, type Viewer } from "#server/guards/member.ts";
import { loopTurn } from "#server/lib/work/loop-turns.ts";
import { AdvancedInput, type FullTextInput, type SearchAnswer } from "../schema.ts";
import { readMatches } from "./read-matches.ts";
import type { SearchDeps } from "./search-deps.ts";

/** Recipes by words and filters, among those that the viewer may see. `processingTime` is seconds. */
export async function searchAdvanced(
  deps: SearchDeps,
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
  // Each keeps the main thread for a while: others come between.
  const summaries = await readSummaries(deps.db, viewer, found.rowIds);
  await loopTurn();
  const matches = await readMatches(deps.db, owners, found.hits ?? []);
  return {
    recipes: summaries,
    metadata: { ...pageMeta(input, found.total), totalIsCapped: found.totalIsCapped },
    matches,
    understood: found.understood ?? null,
    processingTime: Math.round(performance.now() - started) / 1000,
  };
}

/** Recipes by words alone, wherever in their texts those stand: the first road to what `searchAdvanced` answers. */
export function searchFullText(
  deps: SearchDeps,
  viewer: Viewer,
  input: FullTextInput,
): Promise<SearchAnswer> {
  const { q, page, pageSize } = input;
  return searchAdvanced(deps, viewer, AdvancedInput.parse({ title: q, page, pageSize }));
}
