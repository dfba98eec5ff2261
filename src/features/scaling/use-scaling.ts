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
import { ServingsKeeper } from "./servings-keeper.ts";
import { useDrawnServings } from "./use-drawn-servings.ts";

export type Scaling = {
  keeper: ServingsKeeper;
  /** What the page is drawn for; the control itself shows what the keeper says. */
  servings: number;
  shown: ShownPages;
  /** While the thumb of the slider is held, notes and warnings keep the places they had: nothing jumps under it. */
  hold: (isHeld: boolean) => void;
};

/**
 * A recipe's page scaled: it begins with the servings of the address, the engine here shows them at once, the server
 * confirms. For one recipe and one number of original servings: give its component a key of both.
 */
export function useScaling(recipe: Recipe): Scaling {
  const original = recipe.servings;
  const ask = useAsk(recipe);
  const [keeper] = useState(
    () => new ServingsKeeper({ original, start: servingsFromAddress(location.search, original), ask }),
  );
  useEffect(() => keeper.stop, [keeper]);
  // After the control: what hangs on the servings has a task of its own.
  const servings = useDrawnServings(keeper, afterFrame);
  const scalable = useMemo(() => scalableRecipe(recipe), [recipe]);
  const scaled = useMemo(() => scaledPage(scalable, servings), [scalable, servings]);
  useEffect(() => computeNeighbors(scalable, servings), [scalable, servings]);
  const [held, setHeld] = useState<number | null>(null);
  const hold = useCallback((isHeld: boolean) => setHeld(isHeld ? keeper.servings() : null), [keeper]);
  const told = useMemo(() => scaledPage(scalable, held ?? servings), [scalable, held, servings]);
  const shown = useMemo(() => ({ scaled, told }), [scaled, told]);
  return { keeper, servings, shown, hold };
}

/** Asks the server about some servings. Where it says something else than is shown here, the recipe is loaded anew. */
function useAsk(recipe: Recipe): (servings: number) => Promise<void> {
  const utils = trpc.useUtils();
  const latest = useRef({ recipe, utils });
  latest.current = { recipe, utils };
  const [ask] = useState(() => async (servings: number) => {
    const { id } = latest.current.recipe;
    // Not by a hook: that would draw the page anew as the call begins and as it ends.
    const answer = await latest.current.utils.client.scaling.scale.mutate({ id, newServings: servings });
    const shown = scalableRecipe(latest.current.recipe);
    const page = scaledPage(shown, servings);
    await computeAll(page, shown);
    if (agreesWith(page, shown, answer)) return;
    await latest.current.utils.recipes.get.invalidate({ id });
  });
  return ask;
}
