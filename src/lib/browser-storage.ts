/** Browser storage that never throws: if the browser forbids it, values live as long as the page. */
export type TextStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

/** `open` returns the browser's storage, which throws if it is forbidden. */
export function createTextStorageWithFallback(open: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        return open().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // A forbidden storage has nothing to remove.
      }
    },
  };
}

/** Shared by all tabs. */
export const browserStorage = createTextStorageWithFallback(() => localStorage);
