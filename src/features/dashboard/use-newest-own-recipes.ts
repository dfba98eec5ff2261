import { useEffect, useState } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { trpc } from "../../lib/trpc.ts";
import { chooseTodaysDishOrNull, type Suggestion } from "./choose-todays-dish-or-null.ts";

/** The number of newest recipes from which today's dish is chosen. */
const CANDIDATES = 24;
/** Members with fewer recipes see one row of recipes and no dish of the day. */
export const MIN_FOR_TODAY = 3;
/** Enough for today's dish and one row of other recipes. */
export const MAX_SHOWN = 5;

/** The number of recipes shown without the dish of the day, if `count` recipes are shown in total. */
export const countRecipesWithoutTodaysDish = (count: number) => (count < MIN_FOR_TODAY ? count : count - 1);

/** The member's newest recipes and their total number. `isMember` must be false for guests, who have none. */
export function useNewestOwnRecipesQuery(isMember = true) {
  return trpc.recipes.my.useQuery({ page: 1, pageSize: CANDIDATES }, { enabled: isMember });
}

/**
 * The number of recipes that this browser showed last time, to reserve their space while loading; 0 if
 * unknown.
 */
export function useLastShownRecipeCount(userId: string): number {
  const key = `larder:newest:${userId}`;
  const [reserved] = useState(() => {
    const count = Number(browserStorage.get(key));
    return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_SHOWN) : 0;
  });
  const count = useNewestOwnRecipesQuery().data?.items.length;

  useEffect(() => {
    if (count === undefined) return;
    if (count > 0) browserStorage.set(key, String(count));
    else browserStorage.remove(key);
  }, [key, count]);

  return reserved;
}

export type Today = {
  /** Null if the member has fewer than MIN_FOR_TODAY recipes. */
  dish: Suggestion<RecipeSummary> | null;
  /** The newest recipes without the dish. */
  others: RecipeSummary[];
};

/** The recipes at the top of a member's dashboard; undefined while loading. */
export function useTodaysDishAndOtherRecipes(): Today | undefined {
  const items = useNewestOwnRecipesQuery().data?.items;
  const [now] = useState(() => new Date());
  const [chosen, choose] = useState<{ id: string; reason: string } | null>(null);
  if (!items) return undefined;
  if (items.length < MIN_FOR_TODAY) return { dish: null, others: items };
  // The dish is chosen once per visit, so that a like does not replace it.
  const recipe = items.find(({ id }) => id === chosen?.id);
  const dish = recipe && chosen ? { recipe, reason: chosen.reason } : chooseTodaysDishOrNull(items, now);
  if (dish && dish.recipe.id !== chosen?.id) choose({ id: dish.recipe.id, reason: dish.reason });
  const others = items.filter(({ id }) => id !== dish?.recipe.id);
  return { dish, others: others.slice(0, MAX_SHOWN - 1) };
}
