import { getQueryKey } from "@trpc/react-query";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { dropFromFavorites, dropFromLists } from "./drop-recipe.ts";
import { type LikedRecipe, shareLikes } from "./shared-likes.ts";

/** What became of a recipe. */
export type RecipeChange =
  /** Made or changed: this is how the server keeps it. */
  | { kind: "stored"; recipe: Recipe }
  /** Its likes alone. */
  | { kind: "liked"; likes: LikedRecipe }
  /** It is no longer there: its page is forgotten, or asked for again so that it says so. */
  | { kind: "gone"; id: string; page: "forget" | "ask" }
  /** Several at once: some are no longer there, some were changed. */
  | { kind: "several"; gone: readonly string[]; changed: readonly string[] }
  /** Made, changed or gone, perhaps: the answer holds no recipe, or never came. */
  | { kind: "unseen"; id?: string };

const likedIn = [trpc.likes.favorites, trpc.recipes.stats].map((call) => getQueryKey(call));
const shownIn = [trpc.recipes.my, trpc.recipes.list, trpc.recipes.featured, trpc.search].map((call) =>
  getQueryKey(call),
);
const carriers = [trpc.recipes, trpc.search, trpc.likes].map((calls) => getQueryKey(calls));

const pageKey = (id: string) => getQueryKey(trpc.recipes.get, { id }, "query");

/**
 * Brings what has been loaded up to date with what became of a recipe: whoever changes one calls this. What is known
 * stands at once; lists and figures that hang on it are asked for again.
 */
export function recipeChanged(change: RecipeChange): void {
  if (change.kind === "stored") queryClient.setQueryData(pageKey(change.recipe.id), change.recipe);
  if (change.kind === "liked") {
    shareLikes([change.likes]);
    if (!change.likes.userLiked) dropFromFavorites(change.likes.id);
  }
  if (change.kind === "gone") drop(change.id, change.page === "forget");
  if (change.kind === "several") for (const id of change.gone) drop(id, true);
  askAnew();
  outdate(likedIn);
  // A like moves no card: popular ones stay in their order under the pointer.
  if (change.kind !== "liked") outdate(shownIn);
  if (change.kind === "gone" && change.page === "ask") outdate([pageKey(change.id)]);
  if (change.kind === "unseen" && change.id !== undefined) outdate([pageKey(change.id)]);
  if (change.kind === "several") outdate(change.changed.map(pageKey));
}

function drop(id: string, isForgotten: boolean): void {
  // Asking for it again would only answer that it is gone.
  if (isForgotten) queryClient.removeQueries({ queryKey: pageKey(id) });
  dropFromLists(id);
}

/** An answer that was asked for before the change may not know of it. */
function askAnew(): void {
  for (const queryKey of carriers) {
    for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
      void query.cancel({ silent: true });
      // Who waits for it learns of an error from its state.
      query.fetch().catch(() => {});
    }
  }
}

/** Those under way have just been asked for anew. */
function outdate(queryKeys: readonly (readonly unknown[])[]): void {
  for (const queryKey of queryKeys) {
    void queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
  }
}
