import { useCallback, useEffect, useRef, useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { newId } from "../../lib/new-id.ts";
import { trpc } from "../../lib/trpc.ts";
import { drafts, type SentDraft } from "../drafts/draft-storage.ts";
import { applyRecipeChangeToCache } from "../recipe-cache/apply-recipe-change-to-cache.ts";
import { useInvalidateUsage } from "../usage/use-invalidate-usage.ts";
import { createRecipeInput, updateRecipeInput } from "./form-input.ts";
import { type RecipeValues, recipeToValues } from "./form-values.ts";
import type { RecipeForm } from "./use-recipe-form-state.ts";
import { recipeConflictOrNull, useUpdateRecipeAndCache } from "./use-update-recipe-and-cache.ts";
import { isOneOfSentVersions, isSameVersion } from "./version-differences.ts";

/** Stored in place of the input when several inputs used one key: any of them may have been stored. */
const SEVERAL = "several";

/**
 * Creates a recipe, and refreshes lists, figures and usage. A retry after a lost answer creates no second recipe, also
 * after a reload while the draft exists: later changes update the stored one.
 */
export function useCreateRecipeOnce(draftKey: string, form: RecipeForm) {
  const refreshUsage = useInvalidateUsage();
  const pendingCreate = usePendingCreate(draftKey, form);
  const sent = useRef<RecipeValues[]>([]);
  const { update, isPending: isUpdating } = useUpdateRecipeAndCache();
  const { mutateAsync, isPending } = trpc.recipes.create.useMutation({
    onSuccess: (recipe) => {
      applyRecipeChangeToCache({ kind: "stored", recipe });
      void refreshUsage();
    },
  });

  async function create(values: RecipeValues): Promise<Recipe> {
    const { input } = createRecipeInput(values);
    const { idempotencyKey, mayBeOther: mayDiffer } = pendingCreate.keyFor(input);
    const before = sent.current;
    sent.current = [...before, values];
    const created = await mutateAsync({ ...input, idempotencyKey });
    const isCurrent = !mayDiffer || isSameVersion(values, recipeToValues(created));
    const recipe = isCurrent ? created : await updateCreated(created, values, before);
    pendingCreate.forget();
    return recipe;
  }

  /** An earlier call stored it: later changes become an update. */
  async function updateCreated(created: Recipe, values: RecipeValues, before: readonly RecipeValues[]) {
    // Changes from another device are not overwritten: version 1 then leads to a conflict.
    const version = isOneOfSentVersions(before, recipeToValues(created)) ? created.version : 1;
    try {
      return await update(updateRecipeInput(values, { ...created, version }).input);
    } catch (error) {
      // That recipe was changed elsewhere: the next save creates a recipe of its own.
      if (recipeConflictOrNull(error)) pendingCreate.forget();
      throw error;
    }
  }

  return { create, isPending: isPending || isUpdating };
}

/**
 * One idempotency key per form until its recipe is known to be stored, also after a reload while the draft exists.
 * `mayDiffer` is true if the server may answer with the result of an earlier input.
 */
function usePendingCreate(draftKey: string, { isDirty, restored }: RecipeForm) {
  const last = useRef<SentDraft | null>(null);
  // The request of this form's own draft. A draft with the same key may be another tab's.
  const [opened] = useState(() => (restored === null ? null : drafts.readSent(draftKey)));
  const initialKey = useRef(opened?.idempotencyKey ?? null);

  const forget = useCallback(() => {
    last.current = null;
    initialKey.current = null;
  }, []);

  // Discarded, or replaced by another device's draft: that is another recipe.
  const shown = useRef(restored);
  useEffect(() => {
    if (isDirty && shown.current === restored) return;
    shown.current = restored;
    forget();
  }, [isDirty, restored, forget]);

  function ownSent(sent: string): SentDraft | null {
    if (last.current) return last.current;
    const stored = drafts.readSent(draftKey);
    return stored?.input === sent || stored?.idempotencyKey === initialKey.current ? stored : null;
  }

  return {
    forget,
    keyFor(input: unknown): { idempotencyKey: string; mayBeOther: boolean } {
      const sent = JSON.stringify(input);
      const before = ownSent(sent);
      const mayDiffer = before !== null && before.input !== sent;
      const idempotencyKey = before?.idempotencyKey ?? newId();
      last.current = { idempotencyKey, input: mayDiffer ? SEVERAL : sent };
      drafts.writeSent(draftKey, last.current);
      return { idempotencyKey, mayBeOther: mayDiffer };
    },
  };
}
