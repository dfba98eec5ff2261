import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { text } from "#server/texts/en.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { paths } from "../../paths.ts";
import {
  agreesWith,
  computeAll,
  computeNeighbors,
  type ScaledPage,
  scalableRecipe,
  scaledPage,
} from "./scaled-recipe.ts";
import { addressOfServings, servingsFromAddress } from "./servings-address.ts";
import { ServingsKeeper } from "./servings-keeper.ts";

export type Scaling = {
  original: number;
  servings: number;
  /** The servings after a moment of rest: for what is said aloud. */
  settled: number;
  change: (servings: number) => void;
  scaled: ScaledPage;
};

/**
 * A recipe's page scaled: the address holds the servings, the engine here shows them at once, the server confirms.
 * For one recipe and one number of original servings: give its component a key of both.
 */
export function useScaling(recipe: Recipe): Scaling {
  const original = recipe.servings;
  const scalable = useMemo(() => scalableRecipe(recipe), [recipe]);
  const addressed = servingsFromAddress(useSearch(), original);
  const ask = useAsk(recipe);
  const [keeper] = useState(() => new ServingsKeeper({ original, start: addressed, ask }));
  const { servings, settled, failure } = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => keeper.stop, [keeper]);
  useServingsInAddress({ id: recipe.id, original, addressed, settled, take: keeper.take });

  useEffect(() => {
    if (failure) toast.error(errorMessage(failure.error, text.scalingScreen.failed));
  }, [failure]);

  const scaled = useMemo(() => scaledPage(scalable, servings), [scalable, servings]);
  useEffect(() => computeNeighbors(scalable, servings), [scalable, servings]);
  return { original, servings, settled, change: keeper.change, scaled };
}

/** Asks the server about some servings. Where it says something else than is shown here, the recipe is loaded anew. */
function useAsk(recipe: Recipe): (servings: number) => Promise<void> {
  const { mutateAsync } = trpc.scaling.scale.useMutation();
  const utils = trpc.useUtils();
  const latest = useRef({ recipe, mutateAsync, utils });
  latest.current = { recipe, mutateAsync, utils };
  const [ask] = useState(() => async (servings: number) => {
    const { recipe: asked, mutateAsync: scale } = latest.current;
    const answer = await scale({ id: asked.id, newServings: servings });
    const shown = scalableRecipe(latest.current.recipe);
    const page = scaledPage(shown, servings);
    await computeAll(page, shown);
    if (agreesWith(page, shown, answer)) return;
    await latest.current.utils.recipes.get.invalidate({ id: asked.id });
  });
  return ask;
}

/** Writes settled servings into the address, in place of the last, and takes those that Back or a link brings. */
function useServingsInAddress(props: {
  id: string;
  original: number;
  addressed: number;
  settled: number;
  take: (servings: number) => void;
}) {
  const { id, original, addressed, settled, take } = props;
  const [, navigate] = useLocation();
  const written = useRef(addressed);
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    navigate(`${paths.recipe(id)}${addressOfServings(location.search, settled, original)}`, {
      replace: true,
    });
  }, [id, original, settled, navigate]);
  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    take(addressed);
  }, [addressed, take]);
}
