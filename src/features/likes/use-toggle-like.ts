import { useSyncExternalStore } from "react";
import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import type { LikedRecipe } from "./like-store.ts";
import { likes } from "./likes.ts";

/** The likes of a recipe as all its cards show them, and the call that turns them over. */
export function useToggleLike(recipe: LikedRecipe) {
  const utils = trpc.useUtils();
  const known = useSyncExternalStore(likes.subscribe, () => likes.get(recipe.id));
  const isInFlight = useSyncExternalStore(likes.subscribe, () => likes.isInFlight(recipe.id));
  const liked = known?.liked ?? recipe.userLiked;
  const likeCount = known?.likeCount ?? recipe.likeCount;

  /** Answers whether it is liked now; null where the call failed, which is only logged. */
  async function toggle(): Promise<boolean | null> {
    const { id } = recipe;
    if (!likes.begin(id)) return null;
    try {
      const call = liked ? utils.client.likes.unlike : utils.client.likes.like;
      const answer = await call.mutate({ id });
      likes.synchronise([{ id, userLiked: answer.liked, likeCount: answer.likeCount }], Date.now());
      void utils.recipes.stats.invalidate();
      return answer.liked;
    } catch (error) {
      console.error(text.likes.failed, error);
      return null;
    } finally {
      likes.end(id);
    }
  }

  return { liked, likeCount, isInFlight, toggle };
}
