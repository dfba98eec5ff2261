import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftPlace } from "#server/features/drafts/schema.ts";
import { text } from "#server/texts/en.ts";
import { toast } from "../../lib/toast.ts";
import { type Draft, drafts } from "../drafts/draft-store.ts";
import { useDraftSync } from "../drafts/use-draft-sync.ts";
import { useComeBack, useEndedElsewhere } from "../drafts/use-ended-elsewhere.ts";
import { useKeptDraft, useLeaveWarning } from "../drafts/use-kept-draft.ts";
import { type FormErrors, hasErrors, noErrors } from "./form-errors.ts";
import { saysTheSame } from "./form-input.ts";
import { halfTypedTag, type RecipeValues } from "./form-values.ts";
import type { LineRow } from "./lines/line-rows.ts";

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

/** A draft that was taken away by a tap. */
type Gone = { values: RecipeValues; restored: Draft<RecipeValues> | null; basis: number | null };

/** What a recipe's form holds: values, errors, the draft behind them, and pictures on their way. */
export function useRecipeForm({ start, draftKey, basis, place, onEnded }: Options) {
  const [restored, setRestored] = useState(() => drafts.read<RecipeValues>(draftKey));
  const [values, setValues] = useState<RecipeValues>(() => restored?.value ?? start());
  const [isDirty, setDirty] = useState(restored !== null);
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [busyPictures, setBusyPictures] = useState<readonly string[]>([]);
  const [focusRound, setFocusRound] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const [other, setOther] = useState<Draft<RecipeValues> | null>(null);
  const writtenUpon = restored?.basis ?? basis;

  function take(found: Draft<RecipeValues>) {
    setRestored(found);
    setValues(found.value);
    setErrors(noErrors);
    setDirty(true);
    setOther(null);
    sync?.release();
  }

  const { sync, revision } = useDraftSync<RecipeValues>({
    place,
    value: values,
    basis: writtenUpon,
    isDirty,
    known: restored?.revision ?? null,
    onOther: (found) => {
      const isKnown = saysTheSame(found.value, isDirty ? values : start());
      if (!isKnown) return isDirty ? setOther(found) : take(found);
      // What was sent from here, and answered after the page was gone.
      sync?.release();
      // The last copy of a form that was saved and left before the copy could be taken away.
      if (!isDirty) sync?.discard();
    },
  });
  const restoredAt = restored?.savedAt ?? null;
  const draft = useKeptDraft({
    key: draftKey,
    value: values,
    basis: writtenUpon,
    isDirty,
    revision,
    restoredAt,
  });
  const isOwn = values !== restored?.value;
  // The browser has one place for the drafts of all tabs: what was typed here and lost it to another's words is nowhere
  // else, unless the server happens to have it. A tab that only shows what it found has nothing to lose.
  useLeaveWarning(isDirty && (!draft.isKept || (isOwn && draft.isReplaced) || busyPictures.length > 0));

  useEndedElsewhere(draftKey, () => {
    if (!isDirty) return;
    // What was typed here since stays, whatever became of its beginning. The other tab may have read an older state.
    if (isOwn || busyPictures.length > 0) return draft.keepAgain();
    beginAgain();
    onEnded?.();
  });
  useComeBack(() => {
    // Of another device's draft that waits for a choice: it may be saved by now.
    if (other) void sync?.askAgain().then((isThere) => !isThere && setOther(null));
  });

  const latest = useRef(values);
  latest.current = values;
  const latestDirty = useRef(isDirty);
  latestDirty.current = isDirty;

  function forget() {
    draft.discard();
    draft.resume();
    sync?.discard();
    setRestored(null);
    setOther(null);
  }

  function beginAgain() {
    forget();
    setValues(start());
    setErrors(noErrors);
    setDirty(false);
  }

  /** One tap takes the draft away, here and on the server: another one brings it back. */
  function offerBack(gone: Gone) {
    const undo = { label: words.undo, onClick: () => bringBack(gone), duration: UNDO_FOR };
    toast.info(words.draftRemoved, undo);
  }

  function bringBack(gone: Gone) {
    if (!element.current) return bringBackUnseen(gone);
    if (latestDirty.current) offerBack({ values: latest.current, restored: null, basis });
    setRestored(gone.restored);
    setValues(gone.values);
    setErrors(noErrors);
    setDirty(true);
  }

  /** The form was left: the draft waits for whoever opens it next, unless something else was begun there. */
  function bringBackUnseen({ values: value, basis }: Gone) {
    if (drafts.read(draftKey)) return toast.info(words.draftNotBack);
    drafts.write(draftKey, { value, basis, savedAt: new Date().toISOString() });
    sync?.write({ value, basis });
  }

  const change = useCallback((part: Partial<RecipeValues>) => {
    setDirty(true);
    setValues((before) => ({ ...before, ...part }));
    // What is being put right is not held against one any longer.
    setErrors((before) => {
      const fields = { ...before.fields };
      for (const name of Object.keys(part)) delete fields[name as keyof typeof fields];
      return { ...before, fields };
    });
  }, []);

  const changeRows = useCallback(
    (list: "ingredients" | "instructions", update: (rows: readonly LineRow[]) => LineRow[]) => {
      setDirty(true);
      setValues((before) => {
        const rows = update(before[list]);
        setErrors((errors) => withoutChanged(errors, before[list], rows));
        return { ...before, [list]: rows };
      });
    },
    [],
  );

  const setPictureBusy = useCallback((picture: string, isBusy: boolean) => {
    setBusyPictures((before) => {
      const others = before.filter((one) => one !== picture);
      return isBusy ? [...others, picture] : others;
    });
  }, []);

  return {
    element,
    values,
    errors,
    isDirty,
    restored,
    draft,
    change,
    changeRows,
    setPictureBusy,
    focusRound,
    busyPictures,
    /** Shows errors and goes to the first; false where there are none. */
    reject(found: FormErrors): boolean {
      setErrors(found);
      if (!hasErrors(found)) return false;
      setFocusRound((round) => round + 1);
      return true;
    },
    /** A draft that another device wrote while one was written here too: one of them has to go. */
    other,
    takeOther() {
      if (other) take(other);
    },
    keepMine() {
      setOther(null);
      sync?.release();
    },
    /** Puts other values in the place of all. */
    replace(next: RecipeValues) {
      setDirty(true);
      setValues(next);
      setErrors(noErrors);
    },
    /** What was sent is saved: its draft goes. What was typed since stays one, and so does a tag half typed. */
    saved(sent: RecipeValues) {
      if (latest.current !== sent || halfTypedTag(sent) !== "") return setRestored(null);
      forget();
      setDirty(false);
    },
    /** Nothing is kept any longer: the form is left. */
    end() {
      draft.discard();
      sync?.discard();
    },
    /** Back to the beginning: the draft goes. */
    startAfresh() {
      const gone = { values, restored, basis: writtenUpon };
      beginAgain();
      offerBack(gone);
    },
    /** Another beginning, where nothing was typed upon the first. */
    beginWith(next: RecipeValues) {
      if (!latestDirty.current) setValues(next);
    },
  };
}

/** Goes to the first marked field once the marks have been drawn, and the form itself is to be seen. */
export function useFirstMark({ focusRound, element }: RecipeForm, isHidden = false): void {
  const handled = useRef(focusRound);
  useEffect(() => {
    if (isHidden || focusRound === handled.current) return;
    handled.current = focusRound;
    const marked = element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    // A picture that failed is marked in its own step too, behind the one that is shown.
    [...marked].find((one) => one.offsetParent !== null)?.focus();
  }, [focusRound, isHidden, element]);
}

function withoutChanged(
  errors: FormErrors,
  before: readonly LineRow[],
  after: readonly LineRow[],
): FormErrors {
  const rows = { ...errors.rows };
  for (const row of before) {
    if (row.key in rows && after.find((one) => one.key === row.key) !== row) delete rows[row.key];
  }
  return { ...errors, rows };
}
