import { useCallback, useState, useSyncExternalStore } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { useCookingOwner } from "../timers/use-cooking-owner.ts";
import {
  begunLast,
  contentOf,
  keptProgress,
  progressOf,
  toggled,
  withoutProgress,
  withProgress,
} from "./progress.ts";

export type CookingProgress = {
  /** From 0. */
  step: number;
  ticks: readonly number[];
  goTo: (step: number) => void;
  /** Restores the progress that was removed at the end. */
  restore: (step: number, ticks: readonly number[]) => void;
  tick: (orderIndex: number) => void;
  untickAll: () => void;
  forget: () => void;
};

/** Today's progress in a recipe, shared by its page and cook mode. */
export function useProgress(recipe: Recipe): CookingProgress {
  const { id } = recipe;
  const content = contentOf(recipe);
  const owner = useCookingOwner();
  const kept = keptProgress(owner);
  const all = useSyncExternalStore(kept.subscribe, kept.get);
  // Uses the time of the first render: progress must not expire while it is shown.
  const [openedAt] = useState(Date.now);
  const found = progressOf(all, { id, content }, Math.max(openedAt, all[id]?.at ?? 0));
  const change = useCallback(
    (part: Parameters<typeof withProgress>[2]) =>
      kept.set(withProgress(kept.get(), { id, content }, part, Date.now())),
    [kept, id, content],
  );
  return {
    step: found?.step ?? 0,
    ticks: found?.ticks ?? none,
    goTo: useCallback((step) => change({ step }), [change]),
    restore: useCallback((step, ticks) => change({ step, ticks }), [change]),
    tick: useCallback(
      (orderIndex) => {
        const before = progressOf(kept.get(), { id, content }, Date.now());
        change({ ticks: toggled(before?.ticks ?? none, orderIndex) });
      },
      [change, kept, id, content],
    ),
    untickAll: useCallback(() => change({ ticks: none }), [change]),
    forget: useCallback(() => kept.set(withoutProgress(kept.get(), id, Date.now())), [kept, id]),
  };
}

const none: readonly number[] = [];

/** The id of the recipe in progress today, or null. */
export function useBegunRecipe(): string | null {
  const kept = keptProgress(useCookingOwner());
  const all = useSyncExternalStore(kept.subscribe, kept.get);
  const [openedAt] = useState(Date.now);
  return begunLast(all, openedAt);
}
