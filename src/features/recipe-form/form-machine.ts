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

/** What happens to a form. `beginning` is what it would show had nothing been typed, `basis` the version of that. */
export type FormEvent =
  | { type: "typed"; part: Partial<RecipeValues> }
  | { type: "row"; list: ListKind; action: RowAction }
  | { type: "rows"; list: ListKind; update: (rows: readonly LineRow[]) => LineRow[] }
  | { type: "picture"; picture: string; isBusy: boolean }
  | { type: "rejected"; errors: FormErrors }
  | { type: "replaced"; values: RecipeValues }
  | { type: "saved"; sent: RecipeValues }
  | { type: "begunAfresh"; beginning: RecipeValues; basis: number | null }
  | { type: "broughtBack"; gone: GoneDraft; basis: number | null }
  | { type: "begunWith"; values: RecipeValues }
  | { type: "draftFound"; draft: RecipeDraft; beginning: RecipeValues }
  | { type: "otherTaken" }
  | { type: "mineKept" }
  | { type: "otherGone" }
  | { type: "endedElsewhere"; beginning: RecipeValues };

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

export type FormStep = { state: FormState; effects: readonly FormEffect[] };

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

/** What an event makes of a form; null where it changes nothing and nothing is to be done. */
export function stepForm(state: FormState, event: FormEvent): FormStep | null {
  switch (event.type) {
    case "typed":
      return only(typed(state, event.part));
    case "row":
      return row(state, event.list, event.action);
    case "rows":
      return only(withRows(state, event.list, event.update(state.values[event.list])));
    case "picture":
      return only(picture(state, event.picture, event.isBusy));
    case "rejected":
      return only({
        ...state,
        errors: event.errors,
        focus: hasErrors(event.errors) ? { firstMark: true } : state.focus,
      });
    case "replaced":
      return only({ ...state, values: event.values, errors: noErrors, isDirty: true });
    case "saved":
      return saved(state, event.sent);
    case "begunWith":
      // Another beginning, where nothing was typed upon the first.
      return state.isDirty ? null : only({ ...state, values: event.values });
    case "begunAfresh":
      return begunAfresh(state, event);
    case "broughtBack":
      return broughtBack(state, event);
    default:
      return stepDrafts(state, event);
  }
}

type DraftEvent = Extract<
  FormEvent,
  { type: "draftFound" | "otherTaken" | "mineKept" | "otherGone" | "endedElsewhere" }
>;

/** What other devices and tabs do with the draft of this form. */
function stepDrafts(state: FormState, event: DraftEvent): FormStep | null {
  switch (event.type) {
    case "draftFound":
      return draftFound(state, event.draft, event.beginning);
    case "otherTaken":
      return state.other ? taken(state, state.other) : null;
    case "mineKept":
      return { state: { ...state, other: null }, effects: [{ type: "releaseSync" }] };
    case "otherGone":
      return only({ ...state, other: null });
    case "endedElsewhere":
      return endedElsewhere(state, event.beginning);
  }
}

const only = (state: FormState): FormStep => ({ state, effects: [] });

/** What is being put right is not held against one any longer. */
function typed(state: FormState, part: Partial<RecipeValues>): FormState {
  const fields = { ...state.errors.fields };
  for (const name of Object.keys(part)) delete fields[name as keyof typeof fields];
  return {
    ...state,
    values: { ...state.values, ...part },
    errors: { ...state.errors, fields },
    isDirty: true,
  };
}

function row(state: FormState, list: ListKind, action: RowAction): FormStep | null {
  const before = state.values[list];
  const outcome = stepRows(before, action, { list, busyPictures: state.busyPictures });
  if (!outcome) return null;
  const { rows, focus, announcement, undo } = outcome;
  const next = {
    ...(rows === before ? state : withRows(state, list, rows)),
    ...(focus ? { focus } : {}),
    ...(announcement ? { announcement: { list, message: announcement } } : {}),
  };
  if (!undo) return only(next);
  const event = { type: "row", list, action: undo.action } as const;
  return { state: next, effects: [{ type: "offerUndo", message: undo.message, event }] };
}

/** The mark of a row goes with the first change of the row. */
function withRows(state: FormState, list: ListKind, rows: readonly LineRow[]): FormState {
  const marks = { ...state.errors.rows };
  for (const before of state.values[list]) {
    if (before.key in marks && rows.find(({ key }) => key === before.key) !== before)
      delete marks[before.key];
  }
  return {
    ...state,
    values: { ...state.values, [list]: rows },
    errors: { ...state.errors, rows: marks },
    isDirty: true,
  };
}

function picture(state: FormState, name: string, isBusy: boolean): FormState {
  const others = state.busyPictures.filter((one) => one !== name);
  return { ...state, busyPictures: isBusy ? [...others, name] : others };
}

/** What was sent is saved: its draft goes. What was typed since stays one, and so does a tag half typed. */
function saved(state: FormState, sent: RecipeValues): FormStep {
  if (state.values !== sent || halfTypedTag(sent) !== "") return only({ ...state, restored: null });
  return {
    state: { ...state, restored: null, other: null, isDirty: false },
    effects: [{ type: "forgetDraft" }],
  };
}

function begun(state: FormState, beginning: RecipeValues): FormState {
  return { ...state, values: beginning, errors: noErrors, isDirty: false, restored: null, other: null };
}

/** One tap takes the draft away: another one brings it back. */
function begunAfresh(
  state: FormState,
  { beginning, basis }: { beginning: RecipeValues; basis: number | null },
): FormStep {
  const { values, restored } = state;
  const gone = { values, restored, basis: restored?.basis ?? basis };
  return {
    state: begun(state, beginning),
    effects: [{ type: "forgetDraft" }, { type: "offerBack", gone }],
  };
}

function broughtBack(state: FormState, { gone, basis }: { gone: GoneDraft; basis: number | null }): FormStep {
  return {
    state: { ...state, values: gone.values, errors: noErrors, isDirty: true, restored: gone.restored },
    effects: state.isDirty
      ? [{ type: "offerBack", gone: { values: state.values, restored: null, basis } }]
      : [],
  };
}

function taken(state: FormState, draft: RecipeDraft): FormStep {
  return {
    state: {
      ...state,
      values: draft.value,
      errors: noErrors,
      isDirty: true,
      restored: draft,
      other: null,
    },
    effects: [{ type: "releaseSync" }],
  };
}

/** The server has a draft that this device did not write last. */
function draftFound(state: FormState, draft: RecipeDraft, beginning: RecipeValues): FormStep {
  const isKnown = saysTheSame(draft.value, state.isDirty ? state.values : beginning);
  if (!isKnown) return state.isDirty ? only({ ...state, other: draft }) : taken(state, draft);
  // What was sent from here, and answered after the page was gone. In a form where nothing is typed it is the last copy
  // of one that was saved and left before the copy could be taken away.
  const released = { type: "releaseSync" } as const;
  return { state, effects: state.isDirty ? [released] : [released, { type: "discardSync" }] };
}

/** Another tab saved the draft that stands here, or gave it up. It may have read an older state. */
function endedElsewhere(state: FormState, beginning: RecipeValues): FormStep | null {
  if (!state.isDirty) return null;
  // What was typed here since stays, whatever became of its beginning.
  if (isOwn(state) || state.busyPictures.length > 0) return { state, effects: [{ type: "keepAgain" }] };
  return { state: begun(state, beginning), effects: [{ type: "forgetDraft" }, { type: "tellEnded" }] };
}

/** Whether something was typed here, over what the form began with. */
export function isOwn({ values, restored }: FormState): boolean {
  return values !== restored?.value;
}
