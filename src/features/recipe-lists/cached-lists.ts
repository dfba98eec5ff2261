import { getQueryKey } from "@trpc/react-query";
import type { RecipePage } from "#server/features/recipes/schema/lists.ts";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";

/** Takes a recipe out of every list that has been loaded, before any is asked for anew. */
export function dropFromLists(id: string): void {
  for (const queryKey of [getQueryKey(trpc.recipes.my), getQueryKey(trpc.recipes.list)]) {
    queryClient.setQueriesData<RecipePage>({ queryKey }, (page) => page && withoutRecipe(page, id));
  }
  queryClient.setQueriesData<RecipeSummary[]>({ queryKey: getQueryKey(trpc.recipes.featured) }, (list) =>
    list?.filter((recipe) => recipe.id !== id),
  );
}

/** A page without that recipe, and its counts with it; the same page where it never held it. */
function withoutRecipe(page: RecipePage, id: string): RecipePage {
  const items = page.items.filter((recipe) => recipe.id !== id);
  if (items.length === page.items.length) return page;
  const totalCount = page.metadata.totalCount - 1;
  const totalPages = Math.ceil(totalCount / page.metadata.pageSize);
  return {
    items,
    metadata: {
      ...page.metadata,
      totalCount,
      totalPages,
      hasNext: page.metadata.currentPage < totalPages,
    },
  };
}
