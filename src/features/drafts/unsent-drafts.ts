import { whenSignedOut } from "../../lib/signed-out.ts";

/** A form's words on their way to the server. */
export type UnsentDraft = {
  /** What the form is called: the same for each time that it is opened. */
  form: string;
  /** Sends them now; true when the server has them. */
  send: () => Promise<boolean>;
  /** They are not to be sent any more. */
  drop: () => void;
};

const waiting = new Set<UnsentDraft>();
const forms = new Set<string>();

/** What the forms of this page hold and the server does not have. */
export const unsentDrafts = {
  add(draft: UnsentDraft): void {
    waiting.add(draft);
    forms.add(draft.form);
  },
  remove: (draft: UnsentDraft) => void waiting.delete(draft),

  /** Sends all of it. True when the server has everything. */
  async send(): Promise<boolean> {
    const sent = await Promise.all([...waiting].map((draft) => draft.send().catch(() => false)));
    return sent.every(Boolean);
  },

  /** Whether a form was written in since the page came: then it sees to its words itself. */
  hasSeen: (form: string) => forms.has(form),

  /** Whose it was is gone: sent later it would come under nobody's name, or another's. */
  drop(): void {
    for (const draft of waiting) draft.drop();
    waiting.clear();
    forms.clear();
  },
};

whenSignedOut(unsentDrafts.drop);
