import { getQueryKey } from "@trpc/react-query";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { removeFromCachedFavorites, removeFromCachedLists } from "./remove-from-cached-lists.ts";
import { type LikedRecipe, writeLikesToCache } from "./shared-likes.ts";

/** A change of one or more recipes. */
export type RecipeChange =
  /** Created or changed: the recipe as the server stores it. */
  | { kind: "stored"; recipe: Recipe }
  /** Only its likes changed. */
  | { kind: "liked"; likes: LikedRecipe }
  /** Deleted or no longer accessible: its cached page is removed, or loaded again to show that. */
  | { kind: "gone"; id: string; page: "forget" | "ask" }
  /** Several at once. */
  | { kind: "several"; gone: readonly string[]; changed: readonly string[] }
  /** The result is unknown: the response has no recipe, or failed. */
  | { kind: "unseen"; id?: string };

const likeQueries = [trpc.likes.favorites, trpc.recipes.stats].map((call) => getQueryKey(call));
const listQueries = [trpc.recipes.my, trpc.recipes.list, trpc.recipes.featured, trpc.search].map((call) =>
  getQueryKey(call),
);
const recipeQueries = [trpc.recipes, trpc.search, trpc.likes].map((calls) => getQueryKey(calls));

const pageKey = (id: string) => getQueryKey(trpc.recipes.get, { id }, "query");

/**
 * Updates the query cache after a recipe has changed; called after each such mutation. Known data is written at once;
 * dependent lists and figures are loaded again.
 */
export function applyRecipeChangeToCache(change: RecipeChange): void {
  if (change.kind === "stored") queryClient.setQueryData(pageKey(change.recipe.id), change.recipe);
  if (change.kind === "liked") {
    writeLikesToCache([change.likes]);
    if (!change.likes.userLiked) removeFromCachedFavorites(change.likes.id);
  }
  if (change.kind === "gone") removeRecipe(change.id, change.page === "forget");
  if (change.kind === "several") for (const id of change.gone) removeRecipe(id, true);
  restartPendingQueries();
  invalidateAll(likeQueries);
  // A like does not reorder the popular recipes, so that no card moves under the pointer.
  if (change.kind !== "liked") invalidateAll(listQueries);
  if (change.kind === "gone" && change.page === "ask") invalidateAll([pageKey(change.id)]);
  if (change.kind === "unseen" && change.id !== undefined) invalidateAll([pageKey(change.id)]);
  if (change.kind === "several") invalidateAll(change.changed.map(pageKey));
}

function removeRecipe(id: string, isForgotten: boolean): void {
  // A reload would only return 404.
  if (isForgotten) queryClient.removeQueries({ queryKey: pageKey(id) });
  removeFromCachedLists(id);
}

/** A response requested before the change may not include it. */
function restartPendingQueries(): void {
  for (const queryKey of recipeQueries) {
    for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
      void query.cancel({ silent: true });
      // The error is in the query's state.
      query.fetch().catch(() => {});
    }
  }
}

/** Queries in progress have just been restarted. */
function invalidateAll(queryKeys: readonly (readonly unknown[])[]): void {
  for (const queryKey of queryKeys) {
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
}
