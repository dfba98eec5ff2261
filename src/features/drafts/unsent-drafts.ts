import { onSignOutInAnyTab } from "../../lib/signed-out.ts";

/** A form's values that are not on the server yet. */
export type UnsentDraft = {
  /** The form's identity, equal each time that it is opened. */
  form: string;
  /** Sends the values now; true if the server has them. */
  send: () => Promise<boolean>;
  /** Cancels the values. */
  drop: () => void;
};

const waiting = new Set<UnsentDraft>();
const forms = new Set<string>();

/** The values of this page's forms that the server does not have. */
export const unsentDrafts = {
  add(draft: UnsentDraft): void {
    waiting.add(draft);
    forms.add(draft.form);
  },
  remove: (draft: UnsentDraft) => void waiting.delete(draft),

  /** Sends all values. True if the server has all of them. */
  async send(): Promise<boolean> {
    const sent = await Promise.all([...waiting].map((draft) => draft.send().catch(() => false)));
    return sent.every(Boolean);
  },

  /** Whether a form of this page wrote a draft: it then sends it itself. */
  hasSeen: (form: string) => forms.has(form),

  /** The member signed out: a later request would have no member, or another one. */
  drop(): void {
    for (const draft of waiting) draft.drop();
    waiting.clear();
    forms.clear();
  },
};

onSignOutInAnyTab(unsentDrafts.drop);
