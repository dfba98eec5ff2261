import { useEffect, useState } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { trpc } from "../../lib/trpc.ts";
import { chooseToday, type Suggestion } from "./choose-today.ts";

/** Today's dish is chosen among so many. */
const CANDIDATES = 24;
/** With fewer recipes there is no dish of today: they are one row. */
export const MIN_FOR_TODAY = 3;
/** Today's dish and a row of others. */
export const MAX_SHOWN = 5;

/** How many are shown below today's dish, of so many in all. */
export const othersOf = (count: number) => (count < MIN_FOR_TODAY ? count : count - 1);

/** The recipes that the member added last, and how many there are in all. Guests have none to ask for. */
export function useNewest(isMember = true) {
  return trpc.recipes.my.useQuery({ page: 1, pageSize: CANDIDATES }, { enabled: isMember });
}

/** For how many recipes the dashboard reserves space until they come: as many as this browser showed last time. */
export function useReservedCount(userId: string): number {
  const key = `larder:newest:${userId}`;
  const [reserved] = useState(() => {
    const count = Number(browserStorage.get(key));
    return Number.isInteger(count) && count > 0 ? Math.min(count, MAX_SHOWN) : 0;
  });
  const count = useNewest().data?.items.length;

  useEffect(() => {
    if (count === undefined) return;
    if (count > 0) browserStorage.set(key, String(count));
    else browserStorage.remove(key);
  }, [key, count]);

  return reserved;
}

export type Today = {
  /** Null where there are only a few recipes. */
  dish: Suggestion<RecipeSummary> | null;
  /** The newest of the others. */
  others: RecipeSummary[];
};

/** The first recipes of a member's dashboard; undefined until they are known. */
export function useToday(): Today | undefined {
  const items = useNewest().data?.items;
  const [now] = useState(() => new Date());
  const [chosen, choose] = useState<{ id: string; reason: string } | null>(null);
  if (!items) return undefined;
  if (items.length < MIN_FOR_TODAY) return { dish: null, others: items };
  // Chosen once a visit: a heart that is pressed is no reason for another dish under the finger.
  const recipe = items.find(({ id }) => id === chosen?.id);
  const dish = recipe && chosen ? { recipe, reason: chosen.reason } : chooseToday(items, now);
  if (dish && dish.recipe.id !== chosen?.id) choose({ id: dish.recipe.id, reason: dish.reason });
  const others = items.filter(({ id }) => id !== dish?.recipe.id);
  return { dish, others: others.slice(0, MAX_SHOWN - 1) };
}
