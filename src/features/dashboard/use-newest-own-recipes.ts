import { useEffect, useState } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { trpc } from "../../lib/trpc.ts";
import { chooseTodaysDishOrNull, type Suggestion } from "./choose-todays-dish-or-null.ts";

/** The number of recent recipes from which today's dish is chosen. */
const CANDIDATES = 24;
/** With fewer recipes there is no dish of the day, only one row. */
export const MIN_FOR_TODAY = 3;
/** Today's dish and one row of others. */
export const MAX_SHOWN = 5;

/** The number of recipes below today's dish, of `count` in total. */
export const countOthers = (count: number) => (count < MIN_FOR_TODAY ? count : count - 1);

/** The newest recipes of the member, and their total. Disabled for guests. */
export function useNewestOwnRecipes(isMember = true) {
  return trpc.recipes.my.useQuery({ page: 1, pageSize: CANDIDATES }, { enabled: isMember });
}

/** The number of recipes to reserve space for: as many as this browser showed last time. */
export function useLastShownRecipeCount(userId: string): number {
  const key = `larder:newest:${userId}`;
  const [reserved] = useState(() => {
    const count = Number(browserStorage.get(key));
    return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_SHOWN) : 0;
  });
  const count = useNewestOwnRecipes().data?.items.length;

  useEffect(() => {
    if (count === undefined) return;
    if (count > 0) browserStorage.set(key, String(count));
    else browserStorage.remove(key);
  }, [key, count]);

  return reserved;
}

export type Today = {
  /** Null if there are only a few recipes. */
  dish: Suggestion<RecipeSummary> | null;
  /** The newest other recipes. */
  others: RecipeSummary[];
};

/** The first recipes of a member's dashboard; undefined until loaded. */
export function useTodaysDishAndOthers(): Today | undefined {
  const items = useNewestOwnRecipes().data?.items;
  const [now] = useState(() => new Date());
  const [chosen, choose] = useState<{ id: string; reason: string } | null>(null);
  if (!items) return undefined;
  if (items.length < MIN_FOR_TODAY) return { dish: null, others: items };
  // Chosen once per visit, so that liking a recipe does not replace the dish.
  const recipe = items.find(({ id }) => id === chosen?.id);
  const dish = recipe && chosen ? { recipe, reason: chosen.reason } : chooseTodaysDishOrNull(items, now);
  if (dish && dish.recipe.id !== chosen?.id) choose({ id: dish.recipe.id, reason: dish.reason });
  const others = items.filter(({ id }) => id !== dish?.recipe.id);
  return { dish, others: others.slice(0, MAX_SHOWN - 1) };
}
