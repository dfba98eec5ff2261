import type { Draft } from "./draft-store.ts";

type Store<Value> = {
  read: (key: string) => Draft<Value> | null;
  write: (key: string, draft: Draft<Value>) => boolean;
  remove: (key: string, isMine: (kept: Draft<unknown>) => boolean) => void;
};

type Held<Value> = { value: Value; basis: number | null; revision: string | null };

/**
 * What one tab keeps of a form in the browser's storage, where every tab of the browser has the same place for it. The
 * place belongs to whoever typed last: words go over another tab's only as somebody types them. What becomes known of
 * words by the way, like the server's name for its copy, is noted where they still stand, and nowhere else.
 */
export class KeptDraft<Value> {
  readonly #store: Store<Value>;
  readonly #key: string;
  /** What this tab last read from the place or wrote there, and when that was written. */
  #value: Value | null;
  #savedAt: string | null;

  constructor(options: { store: Store<Value>; key: string; value: Value; restoredAt: string | null }) {
    this.#store = options.store;
    this.#key = options.key;
    this.#value = options.restoredAt === null ? null : options.value;
    this.#savedAt = options.restoredAt;
  }

  /** Answers null where there was nothing to write but a note, and false where the browser refuses. */
  keep({ value, basis, revision }: Held<Value>): boolean | null {
    if (value === this.#value) {
      const stored = this.#store.read(this.#key);
      if (stored && stored.savedAt === this.#savedAt) {
        this.#store.write(this.#key, { ...stored, basis, revision });
      }
      return null;
    }
    this.#value = value;
    this.#savedAt = new Date().toISOString();
    return this.#store.write(this.#key, { value, basis, revision, savedAt: this.#savedAt });
  }

  /** The same, though it was written before: another tab took it away along with its own. */
  keepAgain(held: Held<Value>): boolean | null {
    this.#value = null;
    return this.keep(held);
  }

  /** Whether the place holds these words, whoever wrote them. */
  holds(value: Value): boolean {
    return JSON.stringify(this.#store.read(this.#key)?.value) === JSON.stringify(value);
  }

  /** Takes it away, but not what another tab wrote since. */
  forget(value: Value): void {
    const text = JSON.stringify(value);
    // A tab that only opened this draft, and left it as it is, holds nothing of its own.
    this.#store.remove(
      this.#key,
      (kept) => kept.savedAt === this.#savedAt || JSON.stringify(kept.value) === text,
    );
    this.#value = null;
  }
}
