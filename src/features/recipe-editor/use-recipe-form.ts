import { useCallback, useMemo, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { drafts } from "../drafts/draft-storage.ts";
import { type FormErrors, hasErrors } from "./form-errors.ts";
import {
  beginForm,
  begunAfresh,
  begunWith,
  broughtBack,
  type FormEffect,
  type FormEvent,
  type FormState,
  type GoneDraft,
  mineKept,
  otherTaken,
  pictureBusy,
  rejected,
  replaced,
  rowActed,
  rowsChanged,
  saved,
  typed,
} from "./form-machine.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import type { RowAction } from "./lines/rows-machine.ts";
import { useRecipeDraft } from "./use-recipe-draft.ts";

const words = text.recipes.form;

/** So long a draft that was taken away can be brought back by a tap, in ms. */
const UNDO_FOR = 10_000;

export type RecipeForm = ReturnType<typeof useRecipeForm>;

type Options = {
  /** Makes what the form shows where no draft is left from before. */
  start: () => RecipeValues;
  draftKey: string;
  /** The version the form is written upon; a draft brings its own. */
  basis: number | null;
  /** Whose draft it is on the server; left out, the browser alone keeps it. */
  place?: DraftPlace;
  /** Another tab saved the draft that the form began with, or gave it up: nothing was typed here, so it went. */
  onEnded?: () => void;
};

/** A recipe's form: its state, the drafts behind it, and what its screens ask of both. */
export function useRecipeForm({ start, draftKey, basis, place, onEnded }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const { state, pressed, send } = useFormState(
    () => beginForm(drafts.read<RecipeValues>(draftKey), start),
    run,
  );
  const draft = useRecipeDraft({ state, send, start, draftKey, version: basis, place });

  function run(effect: FormEffect) {
    switch (effect.type) {
      case "offerUndo":
        return toast.info(effect.message, { label: words.undo, onClick: () => void send(effect.event) });
      case "offerBack":
        return offerBack(effect.gone);
      case "forgetDraft":
        return draft.forget();
      case "keepAgain":
        return draft.keepAgain();
      case "discardSync":
        return draft.server?.remove(state.values);
      case "releaseSync":
        return draft.server?.goOn();
      case "tellEnded":
        return onEnded?.();
    }
  }

  /** One tap takes the draft away, here and on the server: another one brings it back. */
  function offerBack(gone: GoneDraft) {
    const bringBack = () => (element.current ? send(broughtBack(gone, basis)) : bringBackUnseen(gone));
    toast.info(words.draftRemoved, { label: words.undo, onClick: bringBack, duration: UNDO_FOR });
  }

  /** The form was left: the draft waits for whoever opens it next, unless something else was begun there. */
  function bringBackUnseen({ values: value, basis }: GoneDraft) {
    if (drafts.read(draftKey)) return toast.info(words.draftNotBack);
    drafts.write(draftKey, { value, basis, savedAt: new Date().toISOString() });
    draft.server?.write({ value, basis });
  }

  return {
    element,
    pressed,
    ...state,
    draft,
    ...useSenders(send),
    /** Another beginning, where nothing was typed upon the first. */
    beginWith: (values: RecipeValues) => send(begunWith(values)),
    /** Back to the beginning: the draft goes. */
    startAfresh: () => send(begunAfresh(start(), basis)),
    /** Shows errors and goes to the first; false where there are none. */
    reject(errors: FormErrors): boolean {
      send(rejected(errors));
      return hasErrors(errors);
    },
    /** Nothing is kept any longer: the form is left. */
    end: () => draft.end(),
  };
}

/** Holds the form's state. `send` is stable, and answers whether the event was used. */
function useFormState(begin: () => FormState, run: (effect: FormEffect) => void) {
  const [state, setState] = useState(begin);
  // Events may come faster than they are drawn: each goes upon what the last one led to.
  const latest = useRef(state);
  const running = useRef(run);
  running.current = run;
  /** What had the keyboard when the last event happened. */
  const pressed = useRef<Element | null>(null);

  const send = useCallback((event: FormEvent): boolean => {
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

/** What screens tell the form; the same functions for as long as it stands. */
function useSenders(send: (event: FormEvent) => boolean) {
  return useMemo(
    () => ({
      change: (part: Partial<RecipeValues>) => void send(typed(part)),
      /** What somebody does to a row of a list; answers whether it was used. */
      act: (list: ListKind, action: RowAction) => send(rowActed(list, action)),
      changeRows: (list: ListKind, update: (rows: readonly LineRow[]) => LineRow[]) =>
        void send(rowsChanged(list, update)),
      setPictureBusy: (picture: string, isBusy: boolean) => void send(pictureBusy(picture, isBusy)),
      takeOther: () => void send(otherTaken),
      keepMine: () => void send(mineKept),
      /** Puts other values in the place of all. */
      replace: (values: RecipeValues) => void send(replaced(values)),
      /** What was sent is saved: its draft goes, but not what was typed since. */
      saved: (sent: RecipeValues) => void send(saved(sent)),
    }),
    [send],
  );
}
