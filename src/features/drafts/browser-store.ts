import type { Draft, DraftNews, DraftStore, Written } from "./draft.ts";
import type { DraftStorage } from "./draft-storage.ts";

/** Between the last change and its being stored, in ms. */
const PAUSE = 400;

type Page = Pick<EventTarget, "addEventListener" | "removeEventListener">;

type Options<Value> = {
  storage: DraftStorage;
  key: string;
  /** What the form begins with, and when that was written where it is a draft. */
  value: Value;
  restoredAt: string | null;
  page?: Page;
};

/**
 * What one tab keeps of a form in the browser's storage, where every tab of the browser has the same place for it: a
 * moment after the last change, and at once when the page goes. The place belongs to whoever typed last: words go over
 * another tab's only as somebody types them. What becomes known of words by the way, like the server's name for its
 * copy, is noted where they still stand, and nowhere else.
 */
export function createBrowserStore<Value>(options: Options<Value>): DraftStore<Value> {
  const { storage, key, value: beginning, restoredAt, page = window } = options;
  let hear: (news: DraftNews<Value>) => void = () => undefined;
  /** What this tab last read from the place or wrote there, and when that was written. */
  let own = restoredAt === null ? null : beginning;
  let savedAt = restoredAt;
  let latest: Written<Value> | null = null;
  let isUnwritten = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    if (!latest || !isUnwritten) return;
    isUnwritten = false;
    const { value, basis, revision } = latest;
    if (value === own) {
      note(latest);
      return;
    }
    own = value;
    savedAt = new Date().toISOString();
    const isKept = storage.write(key, { value, basis, revision, savedAt });
    hear(isKept ? { type: "kept", revision: revision ?? null } : { type: "refused" });
  }

  function note({ basis, revision }: Written<Value>): void {
    const stored = storage.read<Value>(key);
    if (stored && stored.savedAt === savedAt) storage.write(key, { ...stored, basis, revision });
  }

  /** Whether the place holds what stands here, whoever wrote it. */
  function holdsLatest(): boolean {
    return JSON.stringify(storage.read(key)?.value) === JSON.stringify(latest?.value ?? beginning);
  }

  return {
    open(listener) {
      hear = listener;
      const unwatch = watchPlace(
        key,
        (isThere) => hear(isThere ? { type: "replaced", isReplaced: !holdsLatest() } : { type: "ended" }),
        page,
      );
      page.addEventListener("pagehide", flush);
      return () => {
        page.removeEventListener("pagehide", flush);
        unwatch();
        flush();
      };
    },

    write(written) {
      latest = written;
      isUnwritten = true;
      clearTimeout(timer);
      timer = setTimeout(flush, PAUSE);
    },

    goOn() {
      // Though it was written before: another tab took it away along with its own.
      own = null;
      isUnwritten = true;
      flush();
    },

    remove(value) {
      clearTimeout(timer);
      latest = null;
      isUnwritten = false;
      const text = JSON.stringify(value);
      // A tab that only opened this draft, and left it as it is, holds nothing of its own.
      const isMine = (kept: Draft<unknown>) =>
        kept.savedAt === savedAt || JSON.stringify(kept.value) === text;
      storage.remove(key, isMine);
      own = null;
      hear({ type: "replaced", isReplaced: false });
    },
  };
}

/** Tells what other tabs do with what this browser keeps at `key`: whether it is there then. Answers how to stop. */
export function watchPlace(key: string, hear: (isThere: boolean) => void, page: Page = window): () => void {
  const look = (event: Event) => {
    const change = event as StorageEvent;
    if (change.key === key) hear(change.newValue !== null);
  };
  page.addEventListener("storage", look);
  return () => page.removeEventListener("storage", look);
}
