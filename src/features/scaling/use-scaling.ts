import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { afterFrame } from "../../lib/after-frame.ts";
import { trpc } from "../../lib/trpc.ts";
import {
  agreesWith,
  computeAll,
  computeNeighbors,
  type ShownPages,
  scalableRecipe,
  scaledPage,
} from "./scaled-recipe.ts";
import { servingsFromAddress } from "./servings-address.ts";
import { ServingsStore } from "./servings-store.ts";
import { useDrawnServings } from "./use-drawn-servings.ts";

export type Scaling = {
  servingsStore: ServingsStore;
  /** The rendered servings; the control shows the store's. */
  servings: number;
  shown: ShownPages;
  /** While the slider is dragged, notes and warnings keep their space, so that nothing moves below the pointer. */
  hold: (isDragging: boolean) => void;
};

/**
 * Scales a recipe page: starts with the servings of the address, renders locally at once, and lets the server confirm.
 * Use the recipe's id and own servings as the component's key.
 */
export function useScaling(recipe: Recipe): Scaling {
  const original = recipe.servings;
  const ask = useAsk(recipe);
  const [servingsStore] = useState(
    () => new ServingsStore({ original, start: servingsFromAddress(location.search, original), ask }),
  );
  useEffect(() => servingsStore.stop, [servingsStore]);
  // After the control: the rest of the page renders in a task of its own.
  const servings = useDrawnServings(servingsStore, afterFrame);
  const scalable = useMemo(() => scalableRecipe(recipe), [recipe]);
  const scaled = useMemo(() => scaledPage(scalable, servings), [scalable, servings]);
  useEffect(() => computeNeighbors(scalable, servings), [scalable, servings]);
  const [heldServings, setHeldServings] = useState<number | null>(null);
  const hold = useCallback(
    (isDragging: boolean) => setHeldServings(isDragging ? servingsStore.servings() : null),
    [servingsStore],
  );
  const forNotes = useMemo(
    () => scaledPage(scalable, heldServings ?? servings),
    [scalable, heldServings, servings],
  );
  const shown = useMemo(() => ({ scaled, forNotes }), [scaled, forNotes]);
  return { servingsStore, servings, shown, hold };
}

/** Asks the server to scale. If its answer differs from the page, the recipe is loaded again. */
function useAsk(recipe: Recipe): (servings: number) => Promise<void> {
  const utils = trpc.useUtils();
  const latest = useRef({ recipe, utils });
  latest.current = { recipe, utils };
  const [ask] = useState(() => async (servings: number) => {
    const { id } = latest.current.recipe;
    // Not a hook, which would render the page again when the request starts and ends.
    const answer = await latest.current.utils.client.scaling.scale.mutate({ id, newServings: servings });
    const shown = scalableRecipe(latest.current.recipe);
    const page = scaledPage(shown, servings);
    await computeAll(page, shown);
    if (agreesWith(page, shown, answer)) return;
    await latest.current.utils.recipes.get.invalidate({ id });
  });
  return ask;
}
