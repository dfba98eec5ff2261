import { useCallback, useMemo, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { drafts } from "../drafts/draft-storage.ts";
import { type FormErrors, hasFormErrors } from "./form-errors.ts";
import {
  createDiscardDraftTransition,
  createFieldChangeTransition,
  createPictureBusyTransition,
  createReplaceUntouchedValuesTransition,
  createReplaceValuesTransition,
  createRestoreDraftTransition,
  createRowActionTransition,
  createRowsChangeTransition,
  createShowErrorsTransition,
  createValuesSavedTransition,
  type DiscardedDraft,
  type FormEffect,
  type FormState,
  type FormTransition,
  initialFormState,
  otherDraftRejected,
  otherDraftTaken,
} from "./form-machine.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import type { RowAction } from "./lines/rows-machine.ts";
import { useStoreRecipeDraft } from "./use-store-recipe-draft.ts";

const texts = text.recipes.form;

/** How long a discarded draft can be restored. */
const UNDO_TIMEOUT_MS = 10_000;

export type RecipeForm = ReturnType<typeof useRecipeFormState>;

type Options = {
  /** Creates the initial values if no draft is stored. */
  start: () => RecipeValues;
  draftKey: string;
  /** The recipe version that the form starts from; a draft has its own. */
  basis: number | null;
  /** Owner and recipe of the draft on the server; without it only the browser stores it. */
  place?: DraftPlace;
  /** Another tab saved or discarded the draft of this form, which had no changes of its own. */
  onEnded?: () => void;
};

/** A recipe form: its state, its drafts, and the actions of its screens. */
export function useRecipeFormState({ start, draftKey, basis, place, onEnded }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const { state, pressed, send } = useFormState(
    () => initialFormState(drafts.read<RecipeValues>(draftKey), start),
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

  /** Offers to restore a discarded draft, here and on the server. */
  function offerRestore(gone: DiscardedDraft) {
    const restore = () =>
      element.current ? send(createRestoreDraftTransition(gone, basis)) : restoreUnmounted(gone);
    toast.info(texts.draftRemoved, { label: texts.undo, onClick: restore, duration: UNDO_TIMEOUT_MS });
  }

  /** The form was left: the draft is stored for the next visit, unless another one was started. */
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
    ...useSenders(send),
    /** Replaces the initial values if nothing was typed. */
    replaceInitial: (values: RecipeValues) => send(createReplaceUntouchedValuesTransition(values)),
    /** Returns to the initial values and removes the draft. */
    discardDraft: () => send(createDiscardDraftTransition(start(), basis)),
    /** Shows errors and focuses the first; false if there are none. */
    reject(errors: FormErrors): boolean {
      send(createShowErrorsTransition(errors));
      return hasFormErrors(errors);
    },
    /** Stops storing the draft: the form is left. */
    end: () => draft.end(),
  };
}

/** The state of the form. `send` is stable and returns whether the event was handled. */
function useFormState(begin: () => FormState, run: (effect: FormEffect) => void) {
  const [state, setState] = useState(begin);
  // Events may arrive faster than renders: each applies to the result of the last one.
  const latest = useRef(state);
  const running = useRef(run);
  running.current = run;
  /** The element that had the focus at the last event. */
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

/** The form's actions, with stable identities. */
function useSenders(send: (event: FormTransition) => boolean) {
  return useMemo(
    () => ({
      change: (part: Partial<RecipeValues>) => void send(createFieldChangeTransition(part)),
      /** Applies an action to a row of a list; returns whether it was handled. */
      act: (list: ListKind, action: RowAction) => send(createRowActionTransition(list, action)),
      changeRows: (list: ListKind, update: (rows: readonly LineRow[]) => LineRow[]) =>
        void send(createRowsChangeTransition(list, update)),
      setPictureBusy: (picture: string, isBusy: boolean) =>
        void send(createPictureBusyTransition(picture, isBusy)),
      takeOther: () => void send(otherDraftTaken),
      rejectOther: () => void send(otherDraftRejected),
      /** Replaces all values. */
      replace: (values: RecipeValues) => void send(createReplaceValuesTransition(values)),
      /** The sent values are saved: their draft goes, later changes stay. */
      saved: (sent: RecipeValues) => void send(createValuesSavedTransition(sent)),
    }),
    [send],
  );
}
