import { useEffect, useState } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { useNewestOwnRecipesQuery } from "../recipe-lists/use-newest-own-recipes-query.ts";
import { chooseSuggestions, SUGGESTIONS, type Suggestion } from "./choose-suggestions.ts";

/** Members with fewer recipes see one row of recipes and no suggestions. */
export const MIN_FOR_SUGGESTIONS = 5;
/** Enough for the suggestions and one row of other recipes. */
export const MAX_SHOWN = SUGGESTIONS + 4;

/** The number of recipes shown below the suggestions, if `count` recipes are shown in total. */
export const countRecipesWithoutSuggestions = (count: number) =>
  count < MIN_FOR_SUGGESTIONS ? count : count - SUGGESTIONS;

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
  /** None if the member has fewer than MIN_FOR_SUGGESTIONS recipes. */
  suggestions: Suggestion<RecipeSummary>[];
  /** The newest recipes without the suggestions. */
  others: RecipeSummary[];
};

/** The recipes at the top of a member's dashboard; undefined while loading. */
export function useSuggestionsAndNewestRecipes(): Today | undefined {
  const items = useNewestOwnRecipesQuery().data?.items;
  const [now] = useState(() => new Date());
  const [chosen, choose] = useState<{ id: string; reason: string }[]>([]);
  if (!items) return undefined;
  if (items.length < MIN_FOR_SUGGESTIONS) return { suggestions: [], others: items };
  // The dishes are chosen once per visit, so that a like does not replace them.
  const before = chosen.flatMap(({ id, reason }) => {
    const recipe = items.find((item) => item.id === id);
    return recipe ? [{ recipe, reason }] : [];
  });
  const suggestions = before.length === SUGGESTIONS ? before : chooseSuggestions(items, now);
  if (suggestions !== before) choose(suggestions.map(({ recipe, reason }) => ({ id: recipe.id, reason })));
  const others = items.filter(({ id }) => suggestions.every(({ recipe }) => recipe.id !== id));
  return { suggestions, others: others.slice(0, MAX_SHOWN - SUGGESTIONS) };
}
