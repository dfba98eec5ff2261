import { useCallback, useEffect, useRef } from "react";
import { newId } from "../../lib/new-id.ts";
import { drafts, type SentDraft } from "../drafts/draft-storage.ts";
import type { RecipeForm } from "./use-recipe-form.ts";

/** In the place of an input where several went under one key: any of them may have been stored. */
const SEVERAL = "several";

/**
 * One idempotency key for a form until its recipe is known to be stored, also after a reload that the draft outlives:
 * a call without an answer may have made it. `mayBeOther` where the server may answer what was sent before instead.
 */
export function useUnansweredCreate(draftKey: string, { isDirty, restored }: RecipeForm) {
  const last = useRef<SentDraft | null>(null);
  // What this form's own draft was sent under. A draft in the same place may be another tab's.
  const begun = useRef<string | null>(null);
  const isOpened = useRef(false);
  if (!isOpened.current) {
    isOpened.current = true;
    begun.current = restored === null ? null : (drafts.readSent(draftKey)?.idempotencyKey ?? null);
  }

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
