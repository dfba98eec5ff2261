import { getQueryKey } from "@trpc/react-query";
import type { FavoritesAnswer } from "#server/features/likes/schema.ts";
import type { RecipePage } from "#server/features/recipes/schema/lists.ts";
import type { Recipe, RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import type { SearchAnswer } from "#server/features/search/schema.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";

/** A recipe by id. While it loads, its title and picture come from a cached list. */
export function useRecipeWithCachedSummary(id: string) {
  return trpc.recipes.get.useQuery({ id }, { placeholderData: () => findRecipeSummaryInCache(id) });
}

function findRecipeSummaryInCache(id: string): Recipe | undefined {
  for (const recipe of iterateRecipesInCache()) {
    if (recipe.id !== id) continue;
    return { ...recipe, notes: null, ingredients: [], instructions: [], originalPhotos: [] };
  }
  return undefined;
}

function* iterateRecipesInCache(): Generator<RecipeSummary> {
  const cached = <Data>(queryKey: readonly unknown[]) =>
    queryClient.getQueriesData<Data>({ queryKey }).flatMap(([, data]) => (data ? [data] : []));
  for (const page of cached<RecipePage>(getQueryKey(trpc.recipes.my))) yield* page.items;
  for (const page of cached<RecipePage>(getQueryKey(trpc.recipes.list))) yield* page.items;
  for (const answer of cached<SearchAnswer>(getQueryKey(trpc.search.advanced))) yield* answer.recipes;
  for (const list of cached<RecipeSummary[]>(getQueryKey(trpc.recipes.featured))) yield* list;
  for (const answer of cached<FavoritesAnswer>(getQueryKey(trpc.likes.favorites))) yield* answer.favorites;
}
