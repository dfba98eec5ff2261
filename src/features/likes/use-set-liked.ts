import { type Mutation, useIsMutating, useMutation } from "@tanstack/react-query";
import { text } from "#server/texts/en.ts";
import { session } from "../../lib/session.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { recipeChanged } from "../recipe-cache/recipe-changed.ts";
import type { LikedRecipe } from "../recipe-cache/shared-likes.ts";

type Wanted = { id: string; wanted: boolean };

const mutationKey = ["likes"];

/** The calls of one recipe's hearts, on whichever card. */
const callsOf = (id: string) => ({
  mutationKey,
  predicate: ({ state }: Mutation) => (state.variables as Wanted | undefined)?.id === id,
});

/** Whether a call of this recipe's hearts is under way, on whichever card. */
export function useIsSettingLiked(id: string): boolean {
  return useIsMutating(callsOf(id)) > 0;
}

/**
 * Likes a recipe or takes the like back. Answers whether it is liked now, as the server says; null where a call of
 * this recipe is under way, or where it failed, which is only logged.
 */
export function useSetLiked() {
  const { client } = trpc.useUtils();
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ id, wanted }: Wanted) => client.likes[wanted ? "like" : "unlike"].mutate({ id }),
    onSuccess: ({ liked, likeCount }, { id }) => tellLike({ id, userLiked: liked, likeCount }),
    onError: (error) => console.error(text.likes.failed, error),
  });
  return async (id: string, wanted: boolean): Promise<boolean | null> => {
    if (queryClient.isMutating(callsOf(id)) > 0) return null;
    const answer = await mutateAsync({ id, wanted }).catch(() => null);
    return answer?.liked ?? null;
  };
}

type LikeMessage = { likes: LikedRecipe; userId: string };

/** Missing in some private windows: each tab is then on its own. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("larder:likes");

channel?.addEventListener("message", ({ data }: MessageEvent<LikeMessage>) => {
  if (data.userId === session.get().user?.id) recipeChanged({ kind: "liked", likes: data.likes });
});

/** The server's answer on a like, for every card of this recipe in this tab and in the others. */
function tellLike(likes: LikedRecipe): void {
  const userId = session.get().user?.id;
  recipeChanged({ kind: "liked", likes });
  if (userId !== undefined) channel?.postMessage({ likes, userId } satisfies LikeMessage);
}
