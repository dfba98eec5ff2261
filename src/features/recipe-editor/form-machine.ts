import type { Draft } from "../drafts/draft.ts";
import { type FormErrors, hasFormErrors, noErrors } from "./form-errors.ts";
import { wouldSaveSameRecipe } from "./form-input.ts";
import { getUnaddedTagText, type RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import { applyRowActionOrNull, type RowAction, type RowFocus } from "./lines/rows-machine.ts";

export type RecipeDraft = Draft<RecipeValues>;

type FirstErrorFocus = { firstMark: true };

export type FormState = {
  values: RecipeValues;
  errors: FormErrors;
  /** Whether the form has values that are not saved, typed or from a restored draft. */
  isDirty: boolean;
  /** The draft from which the values were restored, or null. */
  restored: RecipeDraft | null;
  /** A draft that another device wrote meanwhile; the member must choose one of the two. */
  other: RecipeDraft | null;
  /** Pictures whose upload is not finished: `COVER` or the row key of a step. */
  busyPictures: readonly string[];
  /**
   * The row, or the first field with an error, to focus after the next render. Each request is a new object.
   */
  focus: RowFocus | FirstErrorFocus | null;
  /** Restores the row that was removed last, unless the values have changed since. */
  removal: { values: RecipeValues; undo: FormTransition } | null;
  /** The result of the last action on a list, for screen readers. */
  announcement: { list: ListKind; message: string } | null;
};

/** A draft that the member discarded. `basis` is the version of the recipe that it changed, or null. */
export type DiscardedDraft = { values: RecipeValues; restored: RecipeDraft | null; basis: number | null };

/**
 * An event of the form, as a function from the state to the next state and its effects; null if the event
 * does not apply. In the events below, `initial` are the values without unsaved changes and `basis` is their
 * version.
 */
export type FormTransition = (state: FormState) => FormStep | null;

/** Side effects of an event, to be run in order. */
export type FormEffect =
  | { type: "offerUndo"; message: string; event: FormTransition }
  | { type: "offerRestore"; gone: DiscardedDraft }
  /** Removes the draft from the browser and the server, while the form stays open. */
  | { type: "forgetDraft" }
  /** Writes the draft again after another tab has removed it. */
  | { type: "rewriteDraft" }
  /** `discardSync` removes the server's copy of the draft; `releaseSync` allows to overwrite it. */
  | { type: "discardSync" }
  | { type: "releaseSync" }
  | { type: "notifyEnded" };

type FormStep = { state: FormState; effects: readonly FormEffect[] };

const createFormStep = (state: FormState, ...effects: FormEffect[]): FormStep => ({ state, effects });

/** The state of a form that opens: the values of the stored draft, or else those of `start`. */
export function createInitialFormState(restored: RecipeDraft | null, start: () => RecipeValues): FormState {
  return {
    values: restored?.value ?? start(),
    errors: noErrors,
    isDirty: restored !== null,
    restored,
    other: null,
    busyPictures: [],
    focus: null,
    removal: null,
    announcement: null,
  };
}

/** Changes fields; a changed field loses its error. */
export function createFieldChangeTransition(part: Partial<RecipeValues>): FormTransition {
  return (state) => {
    const fields = { ...state.errors.fields };
    for (const name of Object.keys(part)) delete fields[name as keyof typeof fields];
    const errors = { ...state.errors, fields };
    return createFormStep({ ...state, values: { ...state.values, ...part }, errors, isDirty: true });
  };
}

/** Applies an action to a row of a list, and offers an undo if the action has one. */
export function createRowActionTransition(list: ListKind, action: RowAction): FormTransition {
  return (state) => {
    const before = state.values[list];
    const outcome = applyRowActionOrNull(before, action, { list, busyPictures: state.busyPictures });
    if (!outcome) return null;
    const { rows, focus, announcement, undo } = outcome;
    const next = {
      ...(rows === before ? state : replaceRowsAndTheirErrors(state, list, rows)),
      ...(focus ? { focus } : {}),
      ...(announcement ? { announcement: { list, message: announcement } } : {}),
    };
    if (!undo) return createFormStep(next);
    const event = createRowActionTransition(list, undo.action);
    const removal = undo.action.type === "putBack" ? { values: next.values, undo: event } : null;
    return createFormStep({ ...next, removal }, { type: "offerUndo", message: undo.message, event });
  };
}

export const undoRemovalTransition: FormTransition = (state) =>
  state.removal?.values === state.values ? state.removal.undo(state) : null;

export function createRowsChangeTransition(
  list: ListKind,
  update: (rows: readonly LineRow[]) => LineRow[],
): FormTransition {
  return (state) => createFormStep(replaceRowsAndTheirErrors(state, list, update(state.values[list])));
}

/** Replaces the rows of a list; a changed or removed row loses its error. */
function replaceRowsAndTheirErrors(state: FormState, list: ListKind, rows: readonly LineRow[]): FormState {
  const marks = { ...state.errors.rows };
  for (const before of state.values[list]) {
    if (before.key in marks && rows.find(({ key }) => key === before.key) !== before)
      delete marks[before.key];
  }
  const errors = { ...state.errors, rows: marks };
  return { ...state, values: { ...state.values, [list]: rows }, errors, isDirty: true };
}

export function createUploadPendingTransition(picture: string, isBusy: boolean): FormTransition {
  return (state) => {
    const others = state.busyPictures.filter((other) => other !== picture);
    return createFormStep({ ...state, busyPictures: isBusy ? [...others, picture] : others });
  };
}

export function createShowErrorsTransition(errors: FormErrors): FormTransition {
  return (state) =>
    createFormStep({ ...state, errors, focus: hasFormErrors(errors) ? { firstMark: true } : state.focus });
}

/** Replaces all values, for example by merged versions, and counts them as changed. */
export function createReplaceValuesTransition(values: RecipeValues): FormTransition {
  return (state) => createFormStep({ ...state, values, errors: noErrors, isDirty: true });
}

/**
 * The sent values were saved. Their draft is removed unless values were typed since, or the tag field has
 * text.
 */
export function createValuesSavedTransition(sent: RecipeValues): FormTransition {
  return (state) =>
    state.values !== sent || getUnaddedTagText(sent) !== ""
      ? createFormStep({ ...state, restored: null })
      : createFormStep({ ...state, restored: null, other: null, isDirty: false }, { type: "forgetDraft" });
}

/** Replaces the values of a form without unsaved changes. */
export function createReplaceUntouchedValuesTransition(values: RecipeValues): FormTransition {
  return (state) => (state.isDirty ? null : createFormStep({ ...state, values }));
}

function resetFormState(state: FormState, initial: RecipeValues): FormState {
  return { ...state, values: initial, errors: noErrors, isDirty: false, restored: null, other: null };
}

/** Discards all unsaved changes and their draft, and offers to restore them. */
export function createDiscardDraftTransition(initial: RecipeValues, basis: number | null): FormTransition {
  return (state) => {
    const { values, restored } = state;
    const gone = { values, restored, basis: restored?.basis ?? basis };
    return createFormStep(
      resetFormState(state, initial),
      { type: "forgetDraft" },
      { type: "offerRestore", gone },
    );
  };
}

export function createRestoreDraftTransition(
  { values, restored }: DiscardedDraft,
  basis: number | null,
): FormTransition {
  return (state) => {
    const next = { ...state, values, errors: noErrors, isDirty: true, restored };
    if (!state.isDirty) return createFormStep(next);
    return createFormStep(next, {
      type: "offerRestore",
      gone: { values: state.values, restored: null, basis },
    });
  };
}

function applyDraftToForm(state: FormState, draft: RecipeDraft): FormStep {
  const { value: values } = draft;
  return createFormStep(
    { ...state, values, errors: noErrors, isDirty: true, restored: draft, other: null },
    { type: "releaseSync" },
  );
}

/** The server reports a draft whose last revision is not from this device. */
export function createServerDraftFoundTransition(draft: RecipeDraft, initial: RecipeValues): FormTransition {
  return (state) => {
    const isKnown = wouldSaveSameRecipe(draft.value, state.isDirty ? state.values : initial);
    if (!isKnown)
      return state.isDirty ? createFormStep({ ...state, other: draft }) : applyDraftToForm(state, draft);
    // The draft equals this form, because the response to a save was lost. If the form has no changes, the
    // draft belongs to a recipe that was saved before its copy could be removed.
    const released = { type: "releaseSync" } as const;
    return state.isDirty
      ? createFormStep(state, released)
      : createFormStep(state, released, { type: "discardSync" });
  };
}

export const acceptOtherDraftTransition: FormTransition = (state) =>
  state.other ? applyDraftToForm(state, state.other) : null;
export const rejectOtherDraftTransition: FormTransition = (state) =>
  createFormStep({ ...state, other: null }, { type: "releaseSync" });
export const removeOtherDraftTransition: FormTransition = (state) =>
  createFormStep({ ...state, other: null });

/** Another tab saved or discarded this draft; that tab may have read an older state of it. */
export function createDraftEndedElsewhereTransition(initial: RecipeValues): FormTransition {
  return (state) => {
    if (!state.isDirty) return null;
    // Values typed in this tab must not be lost.
    if (hasChangesSinceRestore(state) || state.busyPictures.length > 0)
      return createFormStep(state, { type: "rewriteDraft" });
    return createFormStep(resetFormState(state, initial), { type: "forgetDraft" }, { type: "notifyEnded" });
  };
}

/** Whether values were typed since the form opened or a draft was restored. */
export function hasChangesSinceRestore({ values, restored }: FormState): boolean {
  return values !== restored?.value;
}
