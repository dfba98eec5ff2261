import type { Draft, DraftEvent, DraftStore, Written } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Delay between the last change and its write to storage. */
const WRITE_DELAY_MS = 400;

type Page = Pick<EventTarget, "addEventListener" | "removeEventListener">;

type Options<Value> = {
  storage: DraftStorage;
  key: string;
  /** The initial values of the form. `restoredAt` is their time if they are a stored draft, else null. */
  value: Value;
  restoredAt: string | null;
  page?: Page;
};

/**
 * The draft of a form in localStorage, which all tabs share. A change is written after a short delay, or at
 * once when the page is hidden, and overwrites other tabs' drafts. A new server revision is written only if
 * the stored draft is still this tab's.
 */
export function createBrowserDraftStore<Value>(options: Options<Value>): DraftStore<Value> {
  const { storage, key, value: initial, restoredAt, page = window } = options;
  let notify: (news: DraftEvent<Value>) => void = () => undefined;
  /** The values that this tab last read or wrote, and when they were saved. */
  let ownValue = restoredAt === null ? null : initial;
  let savedAt = restoredAt;
  let latest: Written<Value> | null = null;
  let isUnwritten = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    if (!latest || !isUnwritten) return;
    isUnwritten = false;
    const { value, basis, revision } = latest;
    if (value === ownValue) {
      storeRevision(latest);
      return;
    }
    ownValue = value;
    savedAt = new Date().toISOString();
    const isStored = storage.write(key, { value, basis, revision, savedAt });
    notify(isStored ? { type: "stored", revision: revision ?? null } : { type: "refused" });
  }

  function storeRevision({ basis, revision }: Written<Value>): void {
    const stored = storage.read<Value>(key);
    if (stored && stored.savedAt === savedAt) storage.write(key, { ...stored, basis, revision });
  }

  /** Whether the stored draft equals the values of this tab. */
  function holdsLatest(): boolean {
    return JSON.stringify(storage.read(key)?.value) === JSON.stringify(latest?.value ?? initial);
  }

  return {
    open(listener) {
      notify = listener;
      const stopWatching = watchKeyFromOtherTabs(
        key,
        (isThere) => notify(isThere ? { type: "replaced", isReplaced: !holdsLatest() } : { type: "ended" }),
        page,
      );
      page.addEventListener("pagehide", flush);
      return () => {
        page.removeEventListener("pagehide", flush);
        stopWatching();
        flush();
      };
    },

    write(written) {
      latest = written;
      isUnwritten = true;
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_DELAY_MS);
    },

    overwrite() {
      // Another tab may have overwritten or removed the draft, so it is written even if this tab's values are
      // unchanged.
      ownValue = null;
      isUnwritten = true;
      flush();
    },

    remove(value) {
      clearTimeout(timer);
      latest = null;
      isUnwritten = false;
      const text = JSON.stringify(value);
      // The stored draft is this tab's if this tab saved or restored it, or if it has the same values.
      const isOwnDraft = (stored: Draft<unknown>) =>
        stored.savedAt === savedAt || JSON.stringify(stored.value) === text;
      storage.remove(key, isOwnDraft);
      ownValue = null;
      notify({ type: "replaced", isReplaced: false });
    },
  };
}

/**
 * Watches changes of a storage key by other tabs. `notify` receives whether a value exists. Returns a
 * function that stops it.
 */
export function watchKeyFromOtherTabs(
  key: string,
  notify: (isThere: boolean) => void,
  page: Page = window,
): () => void {
  const handleStorage = (event: Event) => {
    const change = event as StorageEvent;
    if (change.key === key) notify(change.newValue !== null);
  };
  page.addEventListener("storage", handleStorage);
  return () => page.removeEventListener("storage", handleStorage);
}
