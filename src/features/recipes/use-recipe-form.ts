import { useCallback, useEffect, useRef, useState } from "react";
import { drafts } from "./draft-store.ts";
import { type FormErrors, hasErrors, noErrors } from "./form-errors.ts";
import type { RecipeValues } from "./form-values.ts";
import type { LineRow } from "./line-rows.ts";
import { useKeptDraft, useLeaveWarning } from "./use-kept-draft.ts";

export type RecipeForm = ReturnType<typeof useRecipeForm>;

type Options = {
  /** Makes what the form shows where no draft is left from before. */
  start: () => RecipeValues;
  draftKey: string;
  /** The version the form is written upon; a draft brings its own. */
  basis: number | null;
};

/** What a recipe's form holds: values, errors, the draft behind them, and pictures on their way. */
export function useRecipeForm({ start, draftKey, basis }: Options) {
  const [restored, setRestored] = useState(() => drafts.read<RecipeValues>(draftKey));
  const [values, setValues] = useState<RecipeValues>(() => restored?.value ?? start());
  const [isDirty, setDirty] = useState(restored !== null);
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const [busyPictures, setBusyPictures] = useState<readonly string[]>([]);
  const [focusRound, setFocusRound] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const draft = useKeptDraft({ key: draftKey, value: values, basis: restored?.basis ?? basis, isDirty });
  useLeaveWarning(isDirty && (!draft.isKept || busyPictures.length > 0));

  // The first marked field, once the marks have been drawn.
  useEffect(() => {
    if (focusRound === 0) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [focusRound]);

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
    isUploading: busyPictures.length > 0,
    /** Shows errors and goes to the first; false where there are none. */
    reject(found: FormErrors): boolean {
      setErrors(found);
      if (!hasErrors(found)) return false;
      setFocusRound((round) => round + 1);
      return true;
    },
    /** Back to the beginning: the draft goes. */
    startAfresh() {
      draft.discard();
      draft.resume();
      setRestored(null);
      setValues(start());
      setErrors(noErrors);
      setDirty(false);
    },
  };
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
