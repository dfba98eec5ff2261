/**
 * Unsaved values of a form. `basis` is the version of the recipe that they change, or null; `revision` is the
 * server's revision of the draft when this device last saved it.
 */
export type Draft<Value> = { value: Value; savedAt: string; basis: number | null; revision?: string | null };

/** The current values of a form, not stored yet. */
export type Written<Value> = Pick<Draft<Value>, "value" | "basis" | "revision">;

/** Must be increased when the shape of the values changes; drafts with another shape are ignored. */
export const DRAFT_SHAPE = 1;

/** Events of a draft that other tabs and devices may change as well. */
export type DraftEvent<Value> =
  /** The last write was stored; `revision` is the server's. */
  | { type: "stored"; revision: string | null }
  /** The browser refused to store the draft. */
  | { type: "refused" }
  /** Another tab wrote the draft; `isReplaced` is whether its values differ from this tab's. */
  | { type: "replaced"; isReplaced: boolean }
  /** Another device wrote a draft. Nothing is stored until the member chooses one of the two. */
  | { type: "other"; draft: Draft<Value> }
  /** Another tab or device removed the draft. */
  | { type: "ended" };

/** Stores the draft of one form, in the browser or on the server. */
export type DraftStore<Value> = {
  /** Starts to report events. Returns a function that must be called when the form closes. */
  open: (listener: (news: DraftEvent<Value>) => void) => () => void;
  /** Stores the values after a delay. */
  write: (written: Written<Value>) => void;
  /** Overwrites the draft of another tab or device. */
  overwrite: () => void;
  /** Removes the draft unless another tab or device wrote it. `value` is the form's current value. */
  remove: (value: Value) => void;
};
