import { useCallback, useMemo, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { drafts } from "../drafts/draft-storage.ts";
import { type FormErrors, hasFormErrors } from "./form-errors.ts";
import {
  acceptOtherDraftTransition,
  createDiscardDraftTransition,
  createFieldChangeTransition,
  createInitialFormState,
  createReplaceUntouchedValuesTransition,
  createReplaceValuesTransition,
  createRestoreDraftTransition,
  createRowActionTransition,
  createRowsChangeTransition,
  createShowErrorsTransition,
  createUploadPendingTransition,
  createValuesSavedTransition,
  type DiscardedDraft,
  type FormEffect,
  type FormState,
  type FormTransition,
  rejectOtherDraftTransition,
  undoRemovalTransition,
} from "./form-machine.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import type { RowAction } from "./lines/rows-machine.ts";
import { useStoreRecipeDraft } from "./use-store-recipe-draft.ts";

const texts = text.recipes.form;

/** How long a toast offers to restore a discarded draft. */
const UNDO_TIMEOUT_MS = 10_000;

export type RecipeForm = ReturnType<typeof useRecipeFormState>;

type Options = {
  /** Creates the initial values; not called if a draft is stored. */
  start: () => RecipeValues;
  draftKey: string;
  /** The recipe version of the initial values, or null for a new recipe; a stored draft has its own. */
  basis: number | null;
  /** The member and recipe of the draft on the server; without it the draft is stored in the browser only. */
  place?: DraftPlace;
  /** Called when another tab saved or discarded the draft, and this form has no changes of its own. */
  onEnded?: () => void;
};

/** The state of a recipe form and its drafts, and the actions that its components call. */
export function useRecipeFormState({ start, draftKey, basis, place, onEnded }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const { state, pressed, send } = useFormStateMachine(
    () => createInitialFormState(drafts.read<RecipeValues>(draftKey), start),
    run,
  );
  const draft = useStoreRecipeDraft({ state, send, start, draftKey, version: basis, place });

  function run(effect: FormEffect) {
    switch (effect.type) {
      case "offerUndo":
        return toast.info(effect.message, { label: texts.undo, onClick: () => void send(effect.event) });
      case "offerRestore":
        return offerRestore(effect.gone);
      case "forgetDraft":
        return draft.forget();
      case "rewriteDraft":
        return draft.rewrite();
      case "discardSync":
        return draft.server?.remove(state.values);
      case "releaseSync":
        return draft.server?.overwrite();
      case "notifyEnded":
        return onEnded?.();
    }
  }

  /** Shows a toast that restores the discarded draft in the form and on the server. */
  function offerRestore(gone: DiscardedDraft) {
    const restore = () =>
      element.current ? send(createRestoreDraftTransition(gone, basis)) : restoreUnmounted(gone);
    toast.info(texts.draftRemoved, { label: texts.undo, onClick: restore, duration: UNDO_TIMEOUT_MS });
  }

  /** After the form was left, stores the draft for the next visit, unless another draft exists by then. */
  function restoreUnmounted({ values: value, basis }: DiscardedDraft) {
    if (drafts.read(draftKey)) return toast.info(texts.draftNotBack);
    drafts.write(draftKey, { value, basis, savedAt: new Date().toISOString() });
    draft.server?.write({ value, basis });
  }

  return {
    element,
    pressed,
    ...state,
    draft,
    ...useStableFormActions(send),
    /** Replaces the values if the form has no unsaved changes. */
    replaceInitial: (values: RecipeValues) => send(createReplaceUntouchedValuesTransition(values)),
    /** Returns to the initial values and removes the draft. */
    discardDraft: () => send(createDiscardDraftTransition(start(), basis)),
    /** Shows errors and focuses the first one; false if there are none. */
    reject(errors: FormErrors): boolean {
      send(createShowErrorsTransition(errors));
      return hasFormErrors(errors);
    },
    /** Removes the draft for good, because the form is left. */
    end: () => draft.end(),
  };
}

/**
 * The form's state and `send`, which applies an event, runs its effects and returns whether it was handled.
 * `send` is stable between renders.
 */
function useFormStateMachine(begin: () => FormState, run: (effect: FormEffect) => void) {
  const [state, setState] = useState(begin);
  // Events may arrive faster than renders, so each one is applied to the result of the previous event.
  const latest = useRef(state);
  const running = useRef(run);
  running.current = run;
  /** The element that had the focus when the last event was sent. */
  const pressed = useRef<Element | null>(null);

  const send = useCallback((event: FormTransition): boolean => {
    const step = event(latest.current);
    if (!step) return false;
    pressed.current = document.activeElement;
    latest.current = step.state;
    setState(step.state);
    for (const effect of step.effects) running.current(effect);
    return true;
  }, []);

  return { state, pressed, send };
}

/** The form's actions as functions that are stable between renders. */
function useStableFormActions(send: (event: FormTransition) => boolean) {
  return useMemo(
    () => ({
      change: (part: Partial<RecipeValues>) => void send(createFieldChangeTransition(part)),
      /** Applies an action to a row of a list; returns whether it was handled. */
      act: (list: ListKind, action: RowAction) => send(createRowActionTransition(list, action)),
      /** Restores a removed row if nothing has changed since; returns whether it did. */
      undoRemoval: () => send(undoRemovalTransition),
      changeRows: (list: ListKind, update: (rows: readonly LineRow[]) => LineRow[]) =>
        void send(createRowsChangeTransition(list, update)),
      setPictureBusy: (picture: string, isBusy: boolean) =>
        void send(createUploadPendingTransition(picture, isBusy)),
      takeOther: () => void send(acceptOtherDraftTransition),
      rejectOther: () => void send(rejectOtherDraftTransition),
      replace: (values: RecipeValues) => void send(createReplaceValuesTransition(values)),
      /** Called after the values were saved: removes their draft, but not later changes. */
      saved: (sent: RecipeValues) => void send(createValuesSavedTransition(sent)),
    }),
    [send],
  );
}
