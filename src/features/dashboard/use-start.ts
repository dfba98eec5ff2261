import { useEffect, useState } from "react";
import type { RecipeSummary } from "#server/features/recipes/schema/recipe.ts";
import { browserStorage } from "../../lib/browser-storage.ts";
import { trpc } from "../../lib/trpc.ts";
import { forgetWanted, readWanted } from "../keeping/wanted-recipe.ts";
import { FEATURED, FEATURED_SHOWN } from "./featured-input.ts";
import { popularFromAddress } from "./popular-address.ts";
import { useNewest } from "./use-newest.ts";

/** A recipe to begin with; `isWanted` where it is one that was asked for before there was an account. */
export type Sample = { recipe: RecipeSummary; isWanted: boolean };

/** Whether a member has recipes already; who has none begins with a sample, where there is one. */
export type Start = { kind: "unknown" } | { kind: "going" } | { kind: "new"; sample: Sample | null };

export function useStart(): Start {
  const newest = useNewest();
  const [wantedId] = useState(() => readWanted(browserStorage));
  const featured = trpc.recipes.featured.useQuery(FEATURED);
  const isGoing = newest.isError || (newest.data?.metadata.totalCount ?? 0) > 0;
  const wanted = trpc.recipes.get.useQuery(
    { id: wantedId ?? "" },
    { enabled: wantedId !== null && !isGoing, retry: false },
  );

  useEffect(() => {
    if (isGoing) forgetWanted(browserStorage);
  }, [isGoing]);

  if (isGoing) return { kind: "going" };
  // Both stand in one row of the page: it is shown once, whole.
  if (newest.isPending || featured.isPending || wanted.isLoading) return { kind: "unknown" };
  if (wanted.data) return { kind: "new", sample: { recipe: wanted.data, isWanted: true } };
  const recipe = sampleOf(featured.data ?? []);
  return { kind: "new", sample: recipe && { recipe, isWanted: false } };
}

/** A recipe that the page does not show elsewhere: not among the featured, nor of the cuisine that is explored first. */
function sampleOf(featured: readonly RecipeSummary[]): RecipeSummary | null {
  const others = featured.slice(FEATURED_SHOWN);
  const explored = popularFromAddress("").cuisine;
  return others.find(({ cuisine }) => cuisine !== explored) ?? others[0] ?? null;
}
