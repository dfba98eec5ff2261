import { type Mutation, useIsMutating, useMutation } from "@tanstack/react-query";
import { text } from "#server/texts/en.ts";
import { session } from "../../lib/session.ts";
import { queryClient, trpc } from "../../lib/trpc.ts";
import { applyRecipeChangeToCache } from "../recipe-cache/apply-recipe-change-to-cache.ts";
import type { LikedRecipe } from "../recipe-cache/shared-likes.ts";

type LikeInput = { id: string; wanted: boolean };

const mutationKey = ["likes"];

/** Matches pending like requests for one recipe, sent from any card. */
const likeMutationFilter = (id: string) => ({
  mutationKey,
  predicate: ({ state }: Mutation) => (state.variables as LikeInput | undefined)?.id === id,
});

/** Whether a like request for this recipe is pending, sent from any card. */
export function useIsLikeRequestPending(id: string): boolean {
  return useIsMutating(likeMutationFilter(id)) > 0;
}

/**
 * Returns a function that likes a recipe or removes the like. It resolves to whether the recipe is liked now,
 * or to null if another request for the recipe is pending or the request failed (which is only logged).
 */
export function useSetLiked() {
  const { client } = trpc.useUtils();
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ id, wanted }: LikeInput) => client.likes[wanted ? "like" : "unlike"].mutate({ id }),
    onSuccess: ({ liked, likeCount }, { id }) => applyLikeInAllTabs({ id, userLiked: liked, likeCount }),
    onError: (error) => console.error(text.likes.failed, error),
  });
  return async (id: string, wanted: boolean): Promise<boolean | null> => {
    if (queryClient.isMutating(likeMutationFilter(id)) > 0) return null;
    const answer = await mutateAsync({ id, wanted }).catch(() => null);
    return answer?.liked ?? null;
  };
}

type LikeMessage = { likes: LikedRecipe; userId: string };

/** Null in some private windows, which lack BroadcastChannel; tabs are then not synchronized. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("larder:likes");

channel?.addEventListener("message", ({ data }: MessageEvent<LikeMessage>) => {
  if (data.userId === session.get().user?.id) applyRecipeChangeToCache({ kind: "liked", likes: data.likes });
});

/** Applies the server's response to all cards of this recipe, in this tab and in other tabs. */
function applyLikeInAllTabs(likes: LikedRecipe): void {
  const userId = session.get().user?.id;
  applyRecipeChangeToCache({ kind: "liked", likes });
  if (userId !== undefined) channel?.postMessage({ likes, userId } satisfies LikeMessage);
}
