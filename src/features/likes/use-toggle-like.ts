import { useSyncExternalStore } from "react";
import type { LikedRecipe } from "./like-store.ts";
import { likes } from "./likes.ts";
import { useSetLiked } from "./use-set-liked.ts";

/** The likes of a recipe as all its cards show them, and the call that turns them over. */
export function useToggleLike(recipe: LikedRecipe) {
  const setLiked = useSetLiked();
  const known = useSyncExternalStore(likes.subscribe, () => likes.get(recipe.id));
  const isInFlight = useSyncExternalStore(likes.subscribe, () => likes.isInFlight(recipe.id));
  const liked = known?.liked ?? recipe.userLiked;
  return {
    liked,
    likeCount: known?.likeCount ?? recipe.likeCount,
    isInFlight,
    toggle: () => setLiked(recipe.id, !liked),
  };
}
