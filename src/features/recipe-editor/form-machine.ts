import type { Draft } from "../drafts/draft.ts";
import { type FormErrors, hasErrors, noErrors } from "./form-errors.ts";
import { saysTheSame } from "./form-input.ts";
import { halfTypedTag, type RecipeValues } from "./form-values.ts";
import type { LineRow, ListKind } from "./lines/line-rows.ts";
import { type RowAction, type RowFocus, stepRows } from "./lines/rows-machine.ts";

export type RecipeDraft = Draft<RecipeValues>;

type FirstMark = { firstMark: true };

/** What a recipe's form holds. */
export type FormState = {
  values: RecipeValues;
  errors: FormErrors;
  /** Something was typed, or a draft came back, since the form was as stored. */
  isDirty: boolean;
  /** The draft that the values began with. */
  restored: RecipeDraft | null;
  /** A draft that another device wrote while one was written here too: one of them has to go. */
  other: RecipeDraft | null;
  /** Pictures that are not stored yet: a step's by the key of its row. */
  busyPictures: readonly string[];
  /** Where the keyboard goes once this has been drawn: to a row, or to the first marked field. Each wish is a new one. */
  focus: RowFocus | FirstMark | null;
  /** What was done to a list, for those who do not see it. */
  announcement: { list: ListKind; message: string } | null;
};

/** A draft that was taken away by a tap. `basis` names the version it was written upon. */
export type GoneDraft = { values: RecipeValues; restored: RecipeDraft | null; basis: number | null };

/**
 * What happens to a form: answers what it leads to, or null where it changes nothing and nothing is to be done. In the
 * events below `beginning` is what the form would show had nothing been typed, `basis` the version of that.
 */
export type FormEvent = (state: FormState) => FormStep | null;

/** What is to be done besides, in this order. */
export type FormEffect =
  | { type: "offerUndo"; message: string; event: FormEvent }
  | { type: "offerBack"; gone: GoneDraft }
  /** The draft goes, here and on the server; the form goes on. */
  | { type: "forgetDraft" }
  /** What another tab took away is written once more. */
  | { type: "keepAgain" }
  /** The server's copy goes, or is written over. */
  | { type: "discardSync" }
  | { type: "releaseSync" }
  | { type: "tellEnded" };

type FormStep = { state: FormState; effects: readonly FormEffect[] };

const step = (state: FormState, ...effects: FormEffect[]): FormStep => ({ state, effects });

/** A form as it is opened: with the draft left from before, else as stored or empty. */
export function beginForm(restored: RecipeDraft | null, start: () => RecipeValues): FormState {
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

/** What is being put right is not held against one any longer. */
export function typed(part: Partial<RecipeValues>): FormEvent {
  return (state) => {
    const fields = { ...state.errors.fields };
    for (const name of Object.keys(part)) delete fields[name as keyof typeof fields];
    const errors = { ...state.errors, fields };
    return step({ ...state, values: { ...state.values, ...part }, errors, isDirty: true });
  };
}

/** What somebody does to a row of a list. */
export function rowActed(list: ListKind, action: RowAction): FormEvent {
  return (state) => {
    const before = state.values[list];
    const outcome = stepRows(before, action, { list, busyPictures: state.busyPictures });
    if (!outcome) return null;
    const { rows, focus, announcement, undo } = outcome;
    const next = {
      ...(rows === before ? state : withRows(state, list, rows)),
      ...(focus ? { focus } : {}),
      ...(announcement ? { announcement: { list, message: announcement } } : {}),
    };
    if (!undo) return step(next);
    return step(next, { type: "offerUndo", message: undo.message, event: rowActed(list, undo.action) });
  };
}

export function rowsChanged(list: ListKind, update: (rows: readonly LineRow[]) => LineRow[]): FormEvent {
  return (state) => step(withRows(state, list, update(state.values[list])));
}

/** The mark of a row goes with the first change of the row. */
function withRows(state: FormState, list: ListKind, rows: readonly LineRow[]): FormState {
  const marks = { ...state.errors.rows };
  for (const before of state.values[list]) {
    if (before.key in marks && rows.find(({ key }) => key === before.key) !== before)
      delete marks[before.key];
  }
  const errors = { ...state.errors, rows: marks };
  return { ...state, values: { ...state.values, [list]: rows }, errors, isDirty: true };
}

export function pictureBusy(picture: string, isBusy: boolean): FormEvent {
  return (state) => {
    const others = state.busyPictures.filter((one) => one !== picture);
    return step({ ...state, busyPictures: isBusy ? [...others, picture] : others });
  };
}

export function rejected(errors: FormErrors): FormEvent {
  return (state) => step({ ...state, errors, focus: hasErrors(errors) ? { firstMark: true } : state.focus });
}

/** Other values in place of all. */
export function replaced(values: RecipeValues): FormEvent {
  return (state) => step({ ...state, values, errors: noErrors, isDirty: true });
}

/** What was sent is saved: its draft goes. What was typed since stays one, and so does a tag half typed. */
export function saved(sent: RecipeValues): FormEvent {
  return (state) =>
    state.values !== sent || halfTypedTag(sent) !== ""
      ? step({ ...state, restored: null })
      : step({ ...state, restored: null, other: null, isDirty: false }, { type: "forgetDraft" });
}

/** Another beginning, where nothing was typed upon the first. */
export function begunWith(values: RecipeValues): FormEvent {
  return (state) => (state.isDirty ? null : step({ ...state, values }));
}

function begun(state: FormState, beginning: RecipeValues): FormState {
  return { ...state, values: beginning, errors: noErrors, isDirty: false, restored: null, other: null };
}

/** One tap takes the draft away: another one brings it back. */
export function begunAfresh(beginning: RecipeValues, basis: number | null): FormEvent {
  return (state) => {
    const { values, restored } = state;
    const gone = { values, restored, basis: restored?.basis ?? basis };
    return step(begun(state, beginning), { type: "forgetDraft" }, { type: "offerBack", gone });
  };
}

export function broughtBack({ values, restored }: GoneDraft, basis: number | null): FormEvent {
  return (state) => {
    const next = { ...state, values, errors: noErrors, isDirty: true, restored };
    if (!state.isDirty) return step(next);
    return step(next, { type: "offerBack", gone: { values: state.values, restored: null, basis } });
  };
}

function taken(state: FormState, draft: RecipeDraft): FormStep {
  const { value: values } = draft;
  return step(
    { ...state, values, errors: noErrors, isDirty: true, restored: draft, other: null },
    { type: "releaseSync" },
  );
}

/** The server has a draft that this device did not write last. */
export function draftFound(draft: RecipeDraft, beginning: RecipeValues): FormEvent {
  return (state) => {
    const isKnown = saysTheSame(draft.value, state.isDirty ? state.values : beginning);
    if (!isKnown) return state.isDirty ? step({ ...state, other: draft }) : taken(state, draft);
    // What was sent from here, and answered after the page was gone. In a form where nothing is typed it is the last copy
    // of one that was saved and left before the copy could be taken away.
    const released = { type: "releaseSync" } as const;
    return state.isDirty ? step(state, released) : step(state, released, { type: "discardSync" });
  };
}

export const otherTaken: FormEvent = (state) => (state.other ? taken(state, state.other) : null);
export const mineKept: FormEvent = (state) => step({ ...state, other: null }, { type: "releaseSync" });
export const otherGone: FormEvent = (state) => step({ ...state, other: null });

/** Another tab saved the draft that stands here, or gave it up. It may have read an older state. */
export function endedElsewhere(beginning: RecipeValues): FormEvent {
  return (state) => {
    if (!state.isDirty) return null;
    // What was typed here since stays, whatever became of its beginning.
    if (isOwn(state) || state.busyPictures.length > 0) return step(state, { type: "keepAgain" });
    return step(begun(state, beginning), { type: "forgetDraft" }, { type: "tellEnded" });
  };
}

/** Whether something was typed here, over what the form began with. */
export function isOwn({ values, restored }: FormState): boolean {
  return values !== restored?.value;
}
