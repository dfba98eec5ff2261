import { DRAFT_SAVE_SECONDS } from "#server/features/drafts/policy.ts";

/** A draft as the server keeps it; `value` is JSON. */
export type ServerDraft = {
  value: string;
  shape: number;
  basis: number | null;
  revision: string;
  savedAt: string;
};

type SaveInput = { value: string; shape: number; basis: number | null; revision?: string | null };

/**
 * What the server does with the draft of one form. `failureOf` tells a refusal that did not know the latest draft, one
 * that will not change (too large, recipe gone), and what may go well later.
 */
export type DraftCalls = {
  get: () => Promise<ServerDraft | null>;
  save: (input: SaveInput) => Promise<{ revision: string; savedAt: string }>;
  remove: () => Promise<unknown>;
  failureOf: (error: unknown) => "stale" | "final" | "passing";
};

/** Between two saves, and between the first keystroke and its save, in ms. */
const PAUSE = DRAFT_SAVE_SECONDS * 1000;
const GATHERING = 2000;

/** Removals on their way, by form: whoever opens it again asks after them, or the draft would be there once more. */
const removals = new Map<string, Promise<unknown>>();

type Written = { value: unknown; basis: number | null };

/**
 * Keeps the server's copy of a form: what is typed is sent every 10 seconds at most, also after the form has gone from
 * the screen. What another device wrote meanwhile is never overwritten: `onOther` is told of it, and nothing is sent
 * until the person has chosen.
 */
export class DraftSync {
  readonly #form: string;
  readonly #calls: DraftCalls;
  readonly #shape: number;
  readonly #onOther: (draft: ServerDraft) => void;
  readonly #onSaved: (revision: string) => void;
  #revision: string | null = null;
  #known: string | null = null;
  #isReady = false;
  #isHeld = false;
  #unsent: Written | null = null;
  #sentAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onItsWay: Promise<unknown> = Promise.resolve();

  constructor(options: {
    /** What the form is called: the same for each time that it is opened. */
    form: string;
    calls: DraftCalls;
    shape: number;
    onOther: (draft: ServerDraft) => void;
    onSaved: (revision: string) => void;
  }) {
    this.#form = options.form;
    this.#calls = options.calls;
    this.#shape = options.shape;
    this.#onOther = options.onOther;
    this.#onSaved = options.onSaved;
  }

  /**
   * Asks what the server has. `known` is the revision that this device last saved: a draft of another one is handed to
   * `onOther`. Where the server is out of reach it is asked again before anything is sent.
   */
  async open(known: string | null): Promise<void> {
    const removal = removals.get(this.#form);
    if (removal) await removal;
    await this.#ask(known);
  }

  async #ask(known: string | null): Promise<void> {
    this.#known = known;
    let found: ServerDraft | null;
    try {
      found = await this.#calls.get();
    } catch {
      return this.#plan();
    }
    this.#revision = found?.revision ?? null;
    this.#isReady = true;
    if (found && found.shape === this.#shape && found.revision !== known) this.#hold(found);
    this.#plan();
  }

  /** Takes what the form holds now. */
  write(written: Written): void {
    this.#unsent = written;
    this.#plan();
  }

  /** The person has chosen: what is here goes on, over the other device's. */
  release(): void {
    this.#isHeld = false;
    this.#plan();
  }

  /**
   * Asks once more about another device's draft that waits for a choice. Answers false where it is there no more, and
   * goes on with what is here; a later one is handed to `onOther`.
   */
  async askAgain(): Promise<boolean> {
    const before = this.#revision;
    let found: ServerDraft | null;
    try {
      found = await this.#calls.get();
    } catch {
      return true;
    }
    // Somebody has chosen meanwhile.
    if (!this.#isHeld || this.#revision !== before) return true;
    this.#revision = found?.revision ?? null;
    if (found && found.revision !== before && found.shape === this.#shape) this.#onOther(found);
    if (found) return true;
    this.release();
    return false;
  }

  /**
   * Forgets the draft here and there: the form was saved, or is begun afresh. Another device's that nobody has chosen
   * between stays where it is.
   */
  discard(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#unsent = null;
    // After what is on its way, or it would come back.
    const removal = this.#onItsWay.then(() => this.#forget()).catch(() => undefined);
    this.#onItsWay = removal;
    removals.set(this.#form, removal);
    void removal.then(() => removals.get(this.#form) === removal && removals.delete(this.#form));
  }

  async #forget(): Promise<void> {
    const isOthers = this.#isHeld;
    this.#isHeld = false;
    this.#revision = null;
    if (!isOthers) await this.#calls.remove();
    this.#plan();
  }

  #hold(other: ServerDraft): void {
    this.#isHeld = true;
    this.#onOther(other);
  }

  #plan(): void {
    if (!this.#unsent || this.#isHeld || this.#timer !== undefined) return;
    const wait = Math.max(PAUSE - (Date.now() - this.#sentAt), GATHERING);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#onItsWay = this.#onItsWay.then(() => this.#send());
    }, wait);
  }

  async #send(): Promise<void> {
    const written = this.#unsent;
    if (!written || this.#isHeld) return;
    this.#sentAt = Date.now();
    if (!this.#isReady) return this.#ask(this.#known);
    this.#unsent = null;
    try {
      const { revision } = await this.#calls.save({
        value: JSON.stringify(written.value),
        shape: this.#shape,
        basis: written.basis,
        revision: this.#revision,
      });
      this.#revision = revision;
      this.#onSaved(revision);
    } catch (error) {
      const failure = this.#calls.failureOf(error);
      if (failure !== "final") this.#unsent ??= written;
      if (failure === "stale") await this.#ask(null);
    }
    this.#plan();
  }
}
