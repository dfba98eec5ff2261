import { useCallback, useEffect, useRef, useState } from "react";
import type { Recipe } from "#server/features/recipes/schema/recipe.ts";
import { newId } from "../../lib/new-id.ts";
import { trpc } from "../../lib/trpc.ts";
import { drafts, type SentDraft } from "../drafts/draft-storage.ts";
import { recipeChanged } from "../recipe-cache/recipe-changed.ts";
import { useRefreshUsage } from "../usage/use-refresh-usage.ts";
import { createInput, updateInput } from "./form-input.ts";
import { type RecipeValues, valuesOf } from "./form-values.ts";
import type { RecipeForm } from "./use-recipe-form.ts";
import { readConflict, useUpdateRecipe } from "./use-update-recipe.ts";
import { isAmong, isSameVersion } from "./version-differences.ts";

/** In the place of an input where several went under one key: any of them may have been stored. */
const SEVERAL = "several";

/**
 * Creates a recipe; lists, figures and usage ask again. Sent again, because the answer was lost, it makes no second
 * recipe, also after a reload that its draft outlives: what was written since changes the one that is stored.
 */
export function useCreateRecipe(draftKey: string, form: RecipeForm) {
  const refreshUsage = useRefreshUsage();
  const unanswered = useUnansweredCreate(draftKey, form);
  const sent = useRef<RecipeValues[]>([]);
  const { update, isPending: isUpdating } = useUpdateRecipe();
  const { mutateAsync, isPending } = trpc.recipes.create.useMutation({
    onSuccess: (recipe) => {
      recipeChanged({ kind: "stored", recipe });
      void refreshUsage();
    },
  });

  async function create(values: RecipeValues): Promise<Recipe> {
    const { input } = createInput(values);
    const { idempotencyKey, mayBeOther } = unanswered.keyFor(input);
    const before = sent.current;
    sent.current = [...before, values];
    const made = await mutateAsync({ ...input, idempotencyKey });
    const isAsWritten = !mayBeOther || isSameVersion(values, valuesOf(made));
    const recipe = isAsWritten ? made : await bringUpToDate(made, values, before);
    unanswered.forget();
    return recipe;
  }

  /** An earlier call made it after all: what was written since is a change of it. */
  async function bringUpToDate(made: Recipe, values: RecipeValues, before: readonly RecipeValues[]) {
    // What somebody has changed on another device since is not written over: the first version is named then.
    const version = isAmong(before, valuesOf(made)) ? made.version : 1;
    try {
      return await update(updateInput(values, { ...made, version }).input);
    } catch (error) {
      // That recipe has gone its own way: saved once more, what is here becomes one of its own.
      if (readConflict(error)) unanswered.forget();
      throw error;
    }
  }

  return { create, isPending: isPending || isUpdating };
}

/**
 * One idempotency key for a form until its recipe is known to be stored, also after a reload that the draft outlives:
 * a call without an answer may have made it. `mayBeOther` where the server may answer what was sent before instead.
 */
function useUnansweredCreate(draftKey: string, { isDirty, restored }: RecipeForm) {
  const last = useRef<SentDraft | null>(null);
  // What this form's own draft was sent under. A draft in the same place may be another tab's.
  const [opened] = useState(() => (restored === null ? null : drafts.readSent(draftKey)));
  const begun = useRef(opened?.idempotencyKey ?? null);

  const forget = useCallback(() => {
    last.current = null;
    begun.current = null;
  }, []);

  // Begun afresh, or gone on with another device's draft: that is another recipe.
  const shown = useRef(restored);
  useEffect(() => {
    if (isDirty && shown.current === restored) return;
    shown.current = restored;
    forget();
  }, [isDirty, restored, forget]);

  function ownSent(sent: string): SentDraft | null {
    if (last.current) return last.current;
    const stored = drafts.readSent(draftKey);
    return stored?.input === sent || stored?.idempotencyKey === begun.current ? stored : null;
  }

  return {
    forget,
    keyFor(input: unknown): { idempotencyKey: string; mayBeOther: boolean } {
      const sent = JSON.stringify(input);
      const before = ownSent(sent);
      const mayBeOther = before !== null && before.input !== sent;
      const idempotencyKey = before?.idempotencyKey ?? newId();
      last.current = { idempotencyKey, input: mayBeOther ? SEVERAL : sent };
      drafts.writeSent(draftKey, last.current);
      return { idempotencyKey, mayBeOther };
    },
  };
}
