import { session } from "../../lib/session.ts";
import { recipeChanged } from "../recipe-cache/recipe-changed.ts";
import type { LikedRecipe } from "../recipe-cache/shared-likes.ts";

type Told = { likes: LikedRecipe; userId: string };

/** Missing in some private windows: each tab is then on its own. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("larder:likes");

channel?.addEventListener("message", ({ data }: MessageEvent<Told>) => {
  if (data.userId === session.get().user?.id) recipeChanged({ kind: "liked", likes: data.likes });
});

/** The server's answer on a like, for every card of this recipe in this tab and in the others. */
export function tellLike(likes: LikedRecipe): void {
  const userId = session.get().user?.id;
  recipeChanged({ kind: "liked", likes });
  if (userId !== undefined) channel?.postMessage({ likes, userId } satisfies Told);
}
