import { text } from "#server/texts/en.ts";
import { trpc } from "../../lib/trpc.ts";
import { tellLike } from "./like-tabs.ts";
import { likes } from "./likes.ts";

/**
 * Likes a recipe or takes the like back. Answers whether it is liked now, as the server says; null where a call of
 * this recipe is under way, or where it failed, which is only logged.
 */
export function useSetLiked() {
  const { client } = trpc.useUtils();
  return async (id: string, wanted: boolean): Promise<boolean | null> => {
    if (!likes.begin(id)) return null;
    try {
      const { liked, likeCount } = await client.likes[wanted ? "like" : "unlike"].mutate({ id });
      tellLike({ id, userLiked: liked, likeCount });
      return liked;
    } catch (error) {
      console.error(text.likes.failed, error);
      return null;
    } finally {
      likes.end(id);
    }
  };
}
