import type { Draft } from "../drafts/draft.ts";
import { type FormErrors, hasFormErrors, noErrors } from "./form-errors.ts";
import { wouldSaveSameRecipe } from "./form-input.ts";
import { type RecipeValues, unaddedTagText } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import { applyRowActionOrNull, type RowAction, type RowFocus } from "./lines/rows-machine.ts";

export type RecipeDraft = Draft<RecipeValues>;

type FirstErrorFocus = { firstMark: true };

/** The state of a recipe form. */
export type FormState = {
  values: RecipeValues;
  errors: FormErrors;
  /** Values were typed or a draft was restored since the form held the stored recipe. */
  isDirty: boolean;
  /** The draft that the values started from. */
  restored: RecipeDraft | null;
  /** A draft that another device wrote at the same time: the member has to choose. */
  other: RecipeDraft | null;
  /** Pictures that are not uploaded yet; a step's has the key of its row. */
  busyPictures: readonly string[];
  /** The row or first marked field to focus after the next render. Each request is a new object. */
  focus: RowFocus | FirstErrorFocus | null;
  /** The last list action, for screen readers. */
  announcement: { list: ListKind; message: string } | null;
};

/** A discarded draft. `basis` is the recipe version that it was written on. */
export type DiscardedDraft = { values: RecipeValues; restored: RecipeDraft | null; basis: number | null };

/**
 * An event of the form: returns the next state and effects, or null if it changes nothing. In the events below
 * `initial` is the content without typed changes and `basis` its version.
 */
export type FormTransition = (state: FormState) => FormStep | null;

/** Side effects, in this order. */
export type FormEffect =
  | { type: "offerUndo"; message: string; event: FormTransition }
  | { type: "offerRestore"; gone: DiscardedDraft }
  /** Removes the draft from the browser and the server; the form continues. */
  | { type: "forgetDraft" }
  /** Writes again what another tab removed. */
  | { type: "rewriteDraft" }
  /** Removes or overwrites the server's copy. */
  | { type: "discardSync" }
  | { type: "releaseSync" }
  | { type: "notifyEnded" };

type FormStep = { state: FormState; effects: readonly FormEffect[] };

const step = (state: FormState, ...effects: FormEffect[]): FormStep => ({ state, effects });

/** The state of a form that opens: the stored draft, or else the stored or empty recipe. */
export function initialFormState(restored: RecipeDraft | null, start: () => RecipeValues): FormState {
  return {
    values: restored?.value ?? start(),
    errors: noErrors,
    isDirty: restored !== null,
    restored,
    other: null,
    busyPictures: [],
    focus: null,
    announcement: null,
  };
}

/** A field loses its error as soon as it changes. */
export function createFieldChangeTransition(part: Partial<RecipeValues>): FormTransition {
  return (state) => {
    const fields = { ...state.errors.fields };
    for (const name of Object.keys(part)) delete fields[name as keyof typeof fields];
    const errors = { ...state.errors, fields };
    return step({ ...state, values: { ...state.values, ...part }, errors, isDirty: true });
  };
}

/** An action on a row of a list. */
export function createRowActionTransition(list: ListKind, action: RowAction): FormTransition {
  return (state) => {
    const before = state.values[list];
    const outcome = applyRowActionOrNull(before, action, { list, busyPictures: state.busyPictures });
    if (!outcome) return null;
    const { rows, focus, announcement, undo } = outcome;
    const next = {
      ...(rows === before ? state : withRows(state, list, rows)),
      ...(focus ? { focus } : {}),
      ...(announcement ? { announcement: { list, message: announcement } } : {}),
    };
    if (!undo) return step(next);
    return step(next, {
      type: "offerUndo",
      message: undo.message,
      event: createRowActionTransition(list, undo.action),
    });
  };
}

export function createRowsChangeTransition(
  list: ListKind,
  update: (rows: readonly LineRow[]) => LineRow[],
): FormTransition {
  return (state) => step(withRows(state, list, update(state.values[list])));
}

/** A row loses its error with its first change. */
function withRows(state: FormState, list: ListKind, rows: readonly LineRow[]): FormState {
  const marks = { ...state.errors.rows };
  for (const before of state.values[list]) {
    if (before.key in marks && rows.find(({ key }) => key === before.key) !== before)
      delete marks[before.key];
  }
  const errors = { ...state.errors, rows: marks };
  return { ...state, values: { ...state.values, [list]: rows }, errors, isDirty: true };
}

export function createPictureBusyTransition(picture: string, isBusy: boolean): FormTransition {
  return (state) => {
    const others = state.busyPictures.filter((other) => other !== picture);
    return step({ ...state, busyPictures: isBusy ? [...others, picture] : others });
  };
}

export function createShowErrorsTransition(errors: FormErrors): FormTransition {
  return (state) =>
    step({ ...state, errors, focus: hasFormErrors(errors) ? { firstMark: true } : state.focus });
}

/** Replaces all values. */
export function createReplaceValuesTransition(values: RecipeValues): FormTransition {
  return (state) => step({ ...state, values, errors: noErrors, isDirty: true });
}

/** The sent values are saved: the draft goes unless values were typed since or a tag is pending. */
export function createValuesSavedTransition(sent: RecipeValues): FormTransition {
  return (state) =>
    state.values !== sent || unaddedTagText(sent) !== ""
      ? step({ ...state, restored: null })
      : step({ ...state, restored: null, other: null, isDirty: false }, { type: "forgetDraft" });
}

/** Replaces the initial values if nothing was typed. */
export function createReplaceUntouchedValuesTransition(values: RecipeValues): FormTransition {
  return (state) => (state.isDirty ? null : step({ ...state, values }));
}

function resetState(state: FormState, initial: RecipeValues): FormState {
  return { ...state, values: initial, errors: noErrors, isDirty: false, restored: null, other: null };
}

/** Discards the draft, and offers an undo. */
export function createDiscardDraftTransition(initial: RecipeValues, basis: number | null): FormTransition {
  return (state) => {
    const { values, restored } = state;
    const gone = { values, restored, basis: restored?.basis ?? basis };
    return step(resetState(state, initial), { type: "forgetDraft" }, { type: "offerRestore", gone });
  };
}

export function createRestoreDraftTransition(
  { values, restored }: DiscardedDraft,
  basis: number | null,
): FormTransition {
  return (state) => {
    const next = { ...state, values, errors: noErrors, isDirty: true, restored };
    if (!state.isDirty) return step(next);
    return step(next, { type: "offerRestore", gone: { values: state.values, restored: null, basis } });
  };
}

function takeDraft(state: FormState, draft: RecipeDraft): FormStep {
  const { value: values } = draft;
  return step(
    { ...state, values, errors: noErrors, isDirty: true, restored: draft, other: null },
    { type: "releaseSync" },
  );
}

/** The server has a draft that this device did not write last. */
export function createServerDraftFoundTransition(draft: RecipeDraft, initial: RecipeValues): FormTransition {
  return (state) => {
    const isKnown = wouldSaveSameRecipe(draft.value, state.isDirty ? state.values : initial);
    if (!isKnown) return state.isDirty ? step({ ...state, other: draft }) : takeDraft(state, draft);
    // The draft has the content of this form: an answer was lost. In a clean form it is the last copy of a
    // saved recipe, left before the copy could be removed.
    const released = { type: "releaseSync" } as const;
    return state.isDirty ? step(state, released) : step(state, released, { type: "discardSync" });
  };
}

export const otherDraftTaken: FormTransition = (state) =>
  state.other ? takeDraft(state, state.other) : null;
export const otherDraftRejected: FormTransition = (state) =>
  step({ ...state, other: null }, { type: "releaseSync" });
export const otherDraftRemoved: FormTransition = (state) => step({ ...state, other: null });

/** Another tab saved or discarded this draft. It may have read an older state. */
export function createDraftEndedElsewhereTransition(initial: RecipeValues): FormTransition {
  return (state) => {
    if (!state.isDirty) return null;
    // Values that were typed here stay.
    if (hasChangesSinceRestore(state) || state.busyPictures.length > 0)
      return step(state, { type: "rewriteDraft" });
    return step(resetState(state, initial), { type: "forgetDraft" }, { type: "notifyEnded" });
  };
}

/** Whether values were typed here since the form started. */
export function hasChangesSinceRestore({ values, restored }: FormState): boolean {
  return values !== restored?.value;
}
