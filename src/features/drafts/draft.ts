/**
 * What was typed and not yet saved. `basis` names the version it was written upon, if any; `revision` what the server
 * called its copy when this device last saved one.
 */
export type Draft<Value> = { value: Value; savedAt: string; basis: number | null; revision?: string | null };

/** What a form holds now. */
export type Written<Value> = Pick<Draft<Value>, "value" | "basis" | "revision">;

/** Raised when the shape of what forms hold changes; older drafts are then left alone. */
export const DRAFT_SHAPE = 1;

/** What becomes of a draft in its store, which other tabs and devices have too. */
export type DraftNews<Value> =
  /** What was last written is stored; `revision` is what the server calls it. */
  | { type: "kept"; revision: string | null }
  /** The browser stores nothing. */
  | { type: "refused" }
  /** Another tab wrote in the same place: other words, or those that stand here. */
  | { type: "replaced"; isReplaced: boolean }
  /** Another device wrote a draft: nothing is stored until the person has chosen. */
  | { type: "other"; draft: Draft<Value> }
  /** Another tab, or whoever wrote the other device's draft, took it away. */
  | { type: "ended" };

/** Where the draft of one form is kept: in the browser, or on the server. */
export type DraftStore<Value> = {
  /** Begins to tell what becomes of the draft. Answers how the form closes it. */
  open: (hear: (news: DraftNews<Value>) => void) => () => void;
  /** Takes what the form holds now, and stores it a while later. */
  write: (written: Written<Value>) => void;
  /** What is here goes on, over what another tab or device did. */
  goOn: () => void;
  /** Forgets the draft, but not what others wrote. `value` is what the form shows. */
  remove: (value: Value) => void;
};
