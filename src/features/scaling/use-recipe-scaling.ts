import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { runAfterPaint } from "../../lib/after-frame.ts";
import { trpc } from "../../lib/trpc.ts";
import {
  computeScaledPartsInTasks,
  createScalingInput,
  getCachedOrNewScaledPage,
  isScaledPageEqualToAnswer,
  precomputeNeighborServings,
  type ShownPages,
} from "./scaled-recipe.ts";
import { servingsFromQueryOrOriginal } from "./servings-address.ts";
import { ServingsStore } from "./servings-store.ts";
import { useDelayedServings } from "./use-delayed-servings.ts";

export type Scaling = {
  servingsStore: ServingsStore;
  /** The rendered servings; they follow `servingsStore` after a delay. */
  servings: number;
  shown: ShownPages;
  /**
   * While the slider is dragged, notes and warnings take constant space, so that the page below does not
   * move.
   */
  hold: (isDragging: boolean) => void;
};

/**
 * Scales a recipe page: starts with the servings of the address, renders changes locally, and lets the server
 * confirm them. The caller's React key must contain the recipe's id and own servings.
 */
export function useRecipeScaling(recipe: Recipe): Scaling {
  const original = recipe.servings;
  const ask = useRequestScalingFromServer(recipe);
  const [servingsStore] = useState(
    () => new ServingsStore({ original, start: servingsFromQueryOrOriginal(location.search, original), ask }),
  );
  useEffect(() => servingsStore.stop, [servingsStore]);
  // The servings control renders first; the rest of the page follows in a task of its own.
  const servings = useDelayedServings(servingsStore, runAfterPaint);
  const scalable = useMemo(() => createScalingInput(recipe), [recipe]);
  const scaled = useMemo(() => getCachedOrNewScaledPage(scalable, servings), [scalable, servings]);
  useEffect(() => precomputeNeighborServings(scalable, servings), [scalable, servings]);
  const [heldServings, setHeldServings] = useState<number | null>(null);
  const hold = useCallback(
    (isDragging: boolean) => setHeldServings(isDragging ? servingsStore.servings() : null),
    [servingsStore],
  );
  const forNotes = useMemo(
    () => getCachedOrNewScaledPage(scalable, heldServings ?? servings),
    [scalable, heldServings, servings],
  );
  const shown = useMemo(() => ({ scaled, forNotes }), [scaled, forNotes]);
  return { servingsStore, servings, shown, hold };
}

/** Asks the server to scale. If its answer differs from the page, the recipe is reloaded. */
function useRequestScalingFromServer(recipe: Recipe): (servings: number) => Promise<void> {
  const utils = trpc.useUtils();
  const latest = useRef({ recipe, utils });
  latest.current = { recipe, utils };
  const [ask] = useState(() => async (servings: number) => {
    const { id } = latest.current.recipe;
    // Calls the client, because the mutation hook would render the page when the request starts and ends.
    const answer = await latest.current.utils.client.scaling.scale.mutate({ id, newServings: servings });
    const shown = createScalingInput(latest.current.recipe);
    const page = getCachedOrNewScaledPage(shown, servings);
    await computeScaledPartsInTasks(page, shown);
    if (isScaledPageEqualToAnswer(page, shown, answer)) return;
    await latest.current.utils.recipes.get.invalidate({ id });
  });
  return ask;
}
