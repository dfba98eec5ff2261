import { useEffect, useState } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNewestOwnRecipesQuery } from "../recipe-lists/use-newest-own-recipes-query.ts";
import { forgetWantedRecipeId, readWantedRecipeIdOrNull } from "../save-recipe/wanted-recipe.ts";
import { useFeaturedRecipesNotShownElsewhere } from "./use-featured-not-elsewhere.ts";

/** A recipe to start with. `isWanted` is whether the member chose it as a guest, before registering. */
export type Sample = { recipe: RecipeSummary; isWanted: boolean };

/**
 * Whether a member has recipes ("going") or none ("new"); for a new member with a sample recipe if there is
 * one.
 */
export type Start = { kind: "unknown" } | { kind: "going" } | { kind: "new"; sample: Sample | null };

export function useWhetherMemberHasRecipesAndSample(): Start {
  const newest = useNewestOwnRecipesQuery();
  const [wantedId] = useState(() => readWantedRecipeIdOrNull(browserStorage));
  const featured = useFeaturedRecipesNotShownElsewhere();
  const isGoing = newest.isError || (newest.data?.metadata.totalCount ?? 0) > 0;
  const wanted = trpc.recipes.get.useQuery(
    { id: wantedId ?? "" },
    { enabled: wantedId !== null && !isGoing, retry: false },
  );

  useEffect(() => {
    if (isGoing) forgetWantedRecipeId(browserStorage);
  }, [isGoing]);

  if (isGoing) return { kind: "going" };
  // Waits for all requests, because the first steps and the sample share a row, which must appear at once.
  if (newest.isPending || featured.isWaiting || wanted.isLoading) return { kind: "unknown" };
  if (wanted.data) return { kind: "new", sample: { recipe: wanted.data, isWanted: true } };
  const recipe = chooseSampleRecipeOrNull(featured);
  return { kind: "new", sample: recipe && { recipe, isWanted: false } };
}

/** Chooses a recipe that is not shown as featured, preferably one that is not shown as popular either. */
function chooseSampleRecipeOrNull({
  query,
  shown = [],
  explored,
}: ReturnType<typeof useFeaturedRecipesNotShownElsewhere>): RecipeSummary | null {
  const isAmong = (recipes: readonly RecipeSummary[], { id }: RecipeSummary) =>
    recipes.some((other) => other.id === id);
  const others = query.data?.filter((recipe) => !isAmong(shown, recipe)) ?? [];
  return others.find((recipe) => !isAmong(explored, recipe)) ?? others[0] ?? null;
}
