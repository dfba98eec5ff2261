import { useState } from "react";
import { useSearch } from "wouter/use-browser-location";
import { useSession } from "../../lib/session.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNewestOwnRecipesQuery } from "../recipe-lists/use-newest-own-recipes-query.ts";
import { chooseFeaturedRecipesNotShownElsewhere, FEATURED } from "./choose-featured-not-elsewhere.ts";
import { createPopularListInput, popularState } from "./popular-address.ts";

/**
 * The featured recipes to show. `shown` is undefined until the popular recipes of the first view are loaded;
 * later views have no effect.
 */
export function useFeaturedRecipesNotShownElsewhere(above: readonly { id: string }[] = []) {
  const { user } = useSession();
  const address = useSearch();
  const [exploredFirst] = useState(() => createPopularListInput(popularState.read(address)));
  const query = trpc.recipes.featured.useQuery(FEATURED);
  const newest = useNewestOwnRecipesQuery(user !== null);
  const popular = trpc.recipes.list.useQuery(exploredFirst);
  const isWaiting = popular.isPending || (user !== null && newest.isPending);
  const shownElsewhere = {
    above,
    explored: popular.data?.items ?? [],
  };
  return {
    query,
    shown:
      isWaiting || !query.data
        ? undefined
        : chooseFeaturedRecipesNotShownElsewhere(query.data, shownElsewhere),
    explored: shownElsewhere.explored,
    isWaiting: isWaiting || query.isPending,
  };
}
