import { useMemo, useRef } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { drafts } from "../drafts/draft-storage.ts";
import { type FormErrors, hasErrors } from "./form-errors.ts";
import { beginForm, type FormEvent, type GoneDraft } from "./form-machine.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import type { RowAction } from "./lines/rows-machine.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useFormMachine } from "./use-form-machine.ts";

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

/** A recipe's form: its machine, the drafts behind it, and what its screens ask of both. */
export function useRecipeForm({ start, draftKey, basis, place, onEnded }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const { state, pressed, send } = useFormMachine(
    () => beginForm(drafts.read<RecipeValues>(draftKey), start),
    {
      offerUndo: ({ message, event }) =>
        toast.info(message, { label: words.undo, onClick: () => void send(event) }),
      offerBack: ({ gone }) => offerBack(gone),
      forgetDraft: () => draft.forget(),
      keepAgain: () => draft.keepAgain(),
      discardSync: () => draft.server?.remove(state.values),
      releaseSync: () => draft.server?.goOn(),
      tellEnded: () => onEnded?.(),
    },
  );
  const draft = useFormDraft({ state, send, start, draftKey, basis, place });

  /** One tap takes the draft away, here and on the server: another one brings it back. */
  function offerBack(gone: GoneDraft) {
    const bringBack = () =>
      element.current ? send({ type: "broughtBack", gone, basis }) : bringBackUnseen(gone);
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
    beginWith: (values: RecipeValues) => send({ type: "begunWith", values }),
    /** Back to the beginning: the draft goes. */
    startAfresh: () => send({ type: "begunAfresh", beginning: start(), basis }),
    /** Shows errors and goes to the first; false where there are none. */
    reject(errors: FormErrors): boolean {
      send({ type: "rejected", errors });
      return hasErrors(errors);
    },
    /** Nothing is kept any longer: the form is left. */
    end: () => draft.end(),
  };
}

/** What screens tell the form; the same functions for as long as it stands. */
function useSenders(send: (event: FormEvent) => boolean) {
  return useMemo(
    () => ({
      change: (part: Partial<RecipeValues>) => void send({ type: "typed", part }),
      /** What somebody does to a row of a list; answers whether it was used. */
      act: (list: ListKind, action: RowAction) => send({ type: "row", list, action }),
      changeRows: (list: ListKind, update: (rows: readonly LineRow[]) => LineRow[]) =>
        void send({ type: "rows", list, update }),
      setPictureBusy: (picture: string, isBusy: boolean) => void send({ type: "picture", picture, isBusy }),
      takeOther: () => void send({ type: "otherTaken" }),
      keepMine: () => void send({ type: "mineKept" }),
      /** Puts other values in the place of all. */
      replace: (values: RecipeValues) => void send({ type: "replaced", values }),
      /** What was sent is saved: its draft goes, but not what was typed since. */
      saved: (sent: RecipeValues) => void send({ type: "saved", sent }),
    }),
    [send],
  );
}
