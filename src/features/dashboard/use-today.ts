import { useState } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { chooseToday, type Suggestion } from "./choose-today.ts";
import { FEW, MOST_SHOWN } from "./shown-first.ts";
import { useNewest } from "./use-newest.ts";

export type Today = {
  /** Null where there are only a few recipes: they stand in one row. */
  dish: Suggestion<RecipeSummary> | null;
  /** The newest of the others. */
  others: RecipeSummary[];
};

/** What a member's page begins with; undefined until it is known. */
export function useToday(): Today | undefined {
  const items = useNewest().data?.items;
  const [now] = useState(() => new Date());
  const [held, hold] = useState<{ id: string; reason: string } | null>(null);
  if (!items) return undefined;
  if (items.length < FEW) return { dish: null, others: items };
  // Chosen once a visit: a heart that is pressed is no reason for another dish under the finger.
  const kept = items.find(({ id }) => id === held?.id);
  const dish = kept && held ? { recipe: kept, reason: held.reason } : chooseToday(items, now);
  if (dish && dish.recipe.id !== held?.id) hold({ id: dish.recipe.id, reason: dish.reason });
  const others = items.filter(({ id }) => id !== dish?.recipe.id);
  return { dish, others: others.slice(0, MOST_SHOWN - 1) };
}
