import { useCallback, useState, useSyncExternalStore } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { useMemberIdOrGuest } from "../timers/use-member-id-or-guest.ts";
import {
  changeStoredProgress,
  findFreshProgressOfRecipeOrNull,
  findLastStartedRecipeIdOrNull,
  hashRecipeContent,
  removeRecipeFromProgress,
  storedProgress,
  toggleIngredientTick,
} from "./progress.ts";

export type CookingProgress = {
  /** Index of the current step, from 0. */
  step: number;
  ticks: readonly number[];
  goTo: (step: number) => void;
  /** Restores the progress that `forget` removed. */
  restore: (step: number, ticks: readonly number[]) => void;
  tick: (orderIndex: number) => void;
  untickAll: () => void;
  forget: () => void;
};

/** The progress of the last 24 hours in a recipe, shared by its page and cook mode. */
export function useCookingProgress(recipe: Recipe): CookingProgress {
  const { id } = recipe;
  const content = hashRecipeContent(recipe);
  const owner = useMemberIdOrGuest();
  const stored = storedProgress(owner);
  const all = useSyncExternalStore(stored.subscribe, stored.get);
  // Compares with the time of the first render, so that progress does not expire while it is shown.
  const [openedAt] = useState(Date.now);
  const found = findFreshProgressOfRecipeOrNull(all, { id, content }, Math.max(openedAt, all[id]?.at ?? 0));
  const change = useCallback(
    (part: Parameters<typeof changeStoredProgress>[2]) =>
      stored.set(changeStoredProgress(stored.get(), { id, content }, part, Date.now())),
    [stored, id, content],
  );
  return {
    step: found?.step ?? 0,
    ticks: found?.ticks ?? noTicks,
    goTo: useCallback((step) => change({ step }), [change]),
    restore: useCallback((step, ticks) => change({ step, ticks }), [change]),
    tick: useCallback(
      (orderIndex) => {
        const before = findFreshProgressOfRecipeOrNull(stored.get(), { id, content }, Date.now());
        change({ ticks: toggleIngredientTick(before?.ticks ?? noTicks, orderIndex) });
      },
      [change, stored, id, content],
    ),
    untickAll: useCallback(() => change({ ticks: noTicks }), [change]),
    forget: useCallback(
      () => stored.set(removeRecipeFromProgress(stored.get(), id, Date.now())),
      [stored, id],
    ),
  };
}

const noTicks: readonly number[] = [];

/** The id of the recipe that was last cooked within 24 hours, or null. */
export function useIdOfRecipeInProgressOrNull(): string | null {
  const stored = storedProgress(useMemberIdOrGuest());
  const all = useSyncExternalStore(stored.subscribe, stored.get);
  const [openedAt] = useState(Date.now);
  return findLastStartedRecipeIdOrNull(all, openedAt);
}
