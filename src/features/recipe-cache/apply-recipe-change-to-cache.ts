import { getQueryKey } from "@trpc/react-query";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { removeRecipeFromCachedFavorites, removeRecipeFromCachedLists } from "./remove-from-cached-lists.ts";
import { type LikedRecipe, writeLikesToCache } from "./shared-likes.ts";

/** A change of one or more recipes by this member. */
export type RecipeChange =
  /** A recipe was created or changed; `recipe` is the server's response. */
  | { kind: "stored"; recipe: Recipe }
  /** Only the likes of a recipe changed. */
  | { kind: "liked"; likes: LikedRecipe }
  /**
   * A recipe was deleted ("forget": its cache entry is removed), or the server denies access to it ("ask": it
   * is reloaded).
   */
  | { kind: "gone"; id: string; page: "forget" | "ask" }
  /** Several recipes were deleted or changed, by ids. */
  | { kind: "several"; gone: readonly string[]; changed: readonly string[] }
  /** The result is unknown, because the response contains no recipe or was lost. */
  | { kind: "unseen"; id?: string };

const likeQueries = [trpc.likes.favorites, trpc.recipes.stats].map((call) => getQueryKey(call));
const listQueries = [trpc.recipes.my, trpc.recipes.list, trpc.recipes.featured, trpc.search].map((call) =>
  getQueryKey(call),
);
const recipeQueries = [trpc.recipes, trpc.search, trpc.likes].map((calls) => getQueryKey(calls));

const recipeQueryKey = (id: string) => getQueryKey(trpc.recipes.get, { id }, "query");

/**
 * Updates the query cache; must be called after each mutation of a recipe. Known data is written at once;
 * lists and statistics are reloaded.
 */
export function applyRecipeChangeToCache(change: RecipeChange): void {
  if (change.kind === "stored") queryClient.setQueryData(recipeQueryKey(change.recipe.id), change.recipe);
  if (change.kind === "liked") {
    writeLikesToCache([change.likes]);
    if (!change.likes.userLiked) removeRecipeFromCachedFavorites(change.likes.id);
  }
  if (change.kind === "gone") removeRecipeFromCache(change.id, change.page === "forget");
  if (change.kind === "several") for (const id of change.gone) removeRecipeFromCache(id, true);
  restartPendingRecipeQueries();
  invalidateQueriesByKeys(likeQueries);
  // After a like the lists are not reloaded, because a new order of popular recipes would move cards under
  // the pointer.
  if (change.kind !== "liked") invalidateQueriesByKeys(listQueries);
  if (change.kind === "gone" && change.page === "ask") invalidateQueriesByKeys([recipeQueryKey(change.id)]);
  if (change.kind === "unseen" && change.id !== undefined)
    invalidateQueriesByKeys([recipeQueryKey(change.id)]);
  if (change.kind === "several") invalidateQueriesByKeys(change.changed.map(recipeQueryKey));
}

function removeRecipeFromCache(id: string, isForgotten: boolean): void {
  // The entry of a deleted recipe is removed, because a reload would only return 404.
  if (isForgotten) queryClient.removeQueries({ queryKey: recipeQueryKey(id) });
  removeRecipeFromCachedLists(id);
}

/** Restarts pending queries, because a response requested before the change may not include it. */
function restartPendingRecipeQueries(): void {
  for (const queryKey of recipeQueries) {
    for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
      void query.cancel({ silent: true });
      // The query's state has the error.
      query.fetch().catch(() => {});
    }
  }
}

/** Reloads queries, but does not cancel pending ones, which have just been restarted. */
function invalidateQueriesByKeys(queryKeys: readonly (readonly unknown[])[]): void {
  for (const queryKey of queryKeys) {
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
}
