import { onSignOutInAnyTab } from "../../lib/signed-out.ts";

/** Values of a form that are not on the server yet. */
export type UnsentDraft = {
  /** Identifies the form; the same value each time that the form is opened. */
  form: string;
  /** Sends the values now; resolves to true if the server has stored them. */
  send: () => Promise<boolean>;
  /** Discards the values. */
  drop: () => void;
};

const waiting = new Set<UnsentDraft>();
const forms = new Set<string>();

/** The values of all forms of this page that are not on the server yet. */
export const unsentDrafts = {
  add(draft: UnsentDraft): void {
    waiting.add(draft);
    forms.add(draft.form);
  },
  remove: (draft: UnsentDraft) => void waiting.delete(draft),

  /** Sends all values; resolves to true if the server has stored all of them. */
  async send(): Promise<boolean> {
    const sent = await Promise.all([...waiting].map((draft) => draft.send().catch(() => false)));
    return sent.every(Boolean);
  },

  /** Whether a form of this page wrote the draft; that form then sends the draft itself. */
  hasSeen: (form: string) => forms.has(form),

  /**
   * Discards all values when the member signs out, because a later request would have no member or another
   * one.
   */
  drop(): void {
    for (const draft of waiting) draft.drop();
    waiting.clear();
    forms.clear();
  },
};

onSignOutInAnyTab(unsentDrafts.drop);
