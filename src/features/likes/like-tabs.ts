import { session } from "../../lib/session.ts";
import { dropFavorite, outdateFavorites } from "./cached-favorites.ts";
import type { LikedRecipe } from "./like-store.ts";
import { likes } from "./likes.ts";

type Told = LikedRecipe & { userId: string; at: number };

/** Missing in some private windows: each tab is then on its own. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("larder:likes");

channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
  if (data.userId === session.get().user?.id) take(data, data.at);
});

/** The server's answer on a like, for every card of this recipe in this tab and in the others. */
export function tellLike(recipe: LikedRecipe): void {
  const at = Date.now();
  const userId = session.get().user?.id;
  take(recipe, at);
  if (userId !== undefined) channel?.postMessage({ ...recipe, userId, at } satisfies Told);
}

function take(recipe: LikedRecipe, at: number): void {
  likes.synchronise([recipe], at);
  if (!recipe.userLiked) dropFavorite(recipe.id);
  outdateFavorites();
}
