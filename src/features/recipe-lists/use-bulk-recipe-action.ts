import { useState } from "react";
import { MAX_RECIPES_PER_CALL } from "#server/features/recipes/policy.ts";
import type { BulkAction, ManyChanged } from "#server/features/recipes/schema/change-many.ts";
import { trpc } from "../../lib/trpc.ts";
import { applyRecipeChangeToCache } from "../recipe-cache/apply-recipe-change-to-cache.ts";

/** The result of a bulk action. `error` stopped it; `left` are the ids that were not processed. */
export type ManyOutcome = ManyChanged & { left: readonly string[]; error?: unknown };

/**
 * Applies an action to selected recipes in batches, and refreshes lists and statistics. Never throws: if a
 * request fails, the ids of its batch and of all later ones are in `left`, and all loaded data is reloaded.
 */
export function useBulkRecipeAction() {
  const { mutateAsync } = trpc.recipes.changeMany.useMutation();
  const [isBusy, setBusy] = useState(false);

  async function changeMany(
    ids: readonly string[],
    action: BulkAction,
    tags: string[] = [],
  ): Promise<ManyOutcome> {
    const outcome: ManyOutcome = { changed: [], stayed: [], left: [] };
    setBusy(true);
    for (let from = 0; from < ids.length; from += MAX_RECIPES_PER_CALL) {
      try {
        const part = ids.slice(from, from + MAX_RECIPES_PER_CALL);
        const answer = await mutateAsync({ recipeIds: part, deed: action, tags });
        outcome.changed.push(...answer.changed);
        outcome.stayed.push(...answer.stayed);
      } catch (error) {
        outcome.error = error;
        outcome.left = ids.slice(from);
        break;
      }
    }
    setBusy(false);
    updateCacheAfterBulkAction(action, outcome);
    return outcome;
  }

  return { changeMany, isBusy };
}

function updateCacheAfterBulkAction(action: BulkAction, { changed, stayed, error }: ManyOutcome): void {
  const missing = stayed.filter(({ reason }) => reason === "not_found").map(({ id }) => id);
  const isDeleted = action === "delete";
  applyRecipeChangeToCache({
    kind: "several",
    gone: isDeleted ? [...changed, ...missing] : missing,
    changed: isDeleted ? [] : changed,
  });
  // After a lost response some of the recipes may have changed.
  if (error !== undefined) applyRecipeChangeToCache({ kind: "unseen" });
}
