/**
 * Unsaved values. `basis` is the recipe version that they were written on, if any; `revision` is the server's revision
 * of the draft when this device last saved it.
 */
export type Draft<Value> = { value: Value; savedAt: string; basis: number | null; revision?: string | null };

/** The current values of a form. */
export type Written<Value> = Pick<Draft<Value>, "value" | "basis" | "revision">;

/** Raised when the shape of the values changes; older drafts are ignored. */
export const DRAFT_SHAPE = 1;

/** Events of a draft, which other tabs and devices share. */
export type DraftEvent<Value> =
  /** The last write is stored; `revision` is the server's. */
  | { type: "stored"; revision: string | null }
  /** The browser stores nothing. */
  | { type: "refused" }
  /** Another tab wrote the draft, with these or other values. */
  | { type: "replaced"; isReplaced: boolean }
  /** Another device wrote a draft: nothing is stored until the member has chosen. */
  | { type: "other"; draft: Draft<Value> }
  /** Another tab or device removed it. */
  | { type: "ended" };

/** The store of one form's draft, in the browser or on the server. */
export type DraftStore<Value> = {
  /** Starts the events. Returns a function that closes the form. */
  open: (listener: (news: DraftEvent<Value>) => void) => () => void;
  /** Stores the values after a delay. */
  write: (written: Written<Value>) => void;
  /** Overwrites the draft of another tab or device. */
  overwrite: () => void;
  /** Removes the draft, but not one that others wrote. `value` is the form's current value. */
  remove: (value: Value) => void;
};
