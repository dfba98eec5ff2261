import { useCallback, useEffect, useRef, useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { createRandomUuid } from "../../lib/new-id.ts";
import { trpc } from "../../lib/trpc.ts";
import { drafts, type SentDraft } from "../drafts/draft-storage.ts";
import { applyRecipeChangeToCache } from "../recipe-cache/apply-recipe-change-to-cache.ts";
import { useInvalidateUsage } from "../usage/use-invalidate-usage.ts";
import { createRecipeInput, updateRecipeInput } from "./form-input.ts";
import { convertRecipeToFormValues, type RecipeValues } from "./form-values.ts";
import type { RecipeForm } from "./use-recipe-form-state.ts";
import { recipeConflictOrNull, useUpdateRecipeAndCache } from "./use-update-recipe-and-cache.ts";
import { areVersionsEqual, isOneOfSentVersions } from "./version-differences.ts";

/**
 * Stored instead of the input if several inputs were sent with one key, because the server may have stored
 * any of them.
 */
const SEVERAL = "several";

/**
 * Creates a recipe, and refreshes lists, statistics and usage. A retry after a lost response creates no
 * second recipe; if values were changed before the retry, they update the created one. This survives a reload
 * while the draft exists.
 */
export function useCreateRecipeOnce(draftKey: string, form: RecipeForm) {
  const refreshUsage = useInvalidateUsage();
  const pendingCreate = useIdempotencyKeyOfPendingCreate(draftKey, form);
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
    const isCurrent = !mayDiffer || areVersionsEqual(values, convertRecipeToFormValues(created));
    const recipe = isCurrent ? created : await updateCreated(created, values, before);
    pendingCreate.forget();
    return recipe;
  }

  /** An earlier request created the recipe with other values, so the current values update it. */
  async function updateCreated(created: Recipe, values: RecipeValues, before: readonly RecipeValues[]) {
    // If the stored recipe is none of those sent here, another device changed it. Version 1 then causes a
    // conflict.
    const version = isOneOfSentVersions(before, convertRecipeToFormValues(created)) ? created.version : 1;
    try {
      return await update(updateRecipeInput(values, { ...created, version }).input);
    } catch (error) {
      // After a conflict the next save creates another recipe.
      if (recipeConflictOrNull(error)) pendingCreate.forget();
      throw error;
    }
  }

  return { create, isPending: isPending || isUpdating };
}

/**
 * Provides one idempotency key per form until its recipe is known to be stored, even after a reload while the
 * draft exists. `mayBeOther` is true if the server may respond with the result of an earlier input.
 */
function useIdempotencyKeyOfPendingCreate(draftKey: string, { isDirty, restored }: RecipeForm) {
  const last = useRef<SentDraft | null>(null);
  // The last request of the restored draft. Without a restored draft, a stored request may be another tab's.
  const [opened] = useState(() => (restored === null ? null : drafts.readSent(draftKey)));
  const initialKey = useRef(opened?.idempotencyKey ?? null);

  const forget = useCallback(() => {
    last.current = null;
    initialKey.current = null;
  }, []);

  // Once the draft is discarded or replaced by another device's, the form describes another recipe.
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
      const idempotencyKey = before?.idempotencyKey ?? createRandomUuid();
      last.current = { idempotencyKey, input: mayDiffer ? SEVERAL : sent };
      drafts.writeSent(draftKey, last.current);
      return { idempotencyKey, mayBeOther: mayDiffer };
    },
  };
}
