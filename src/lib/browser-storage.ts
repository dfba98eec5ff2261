/** Text storage that never throws. If the browser denies access, values live as long as the page. */
export type TextStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};

/** `open` returns the browser's storage; it throws if the browser denies access. */
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
        // Access is denied, so nothing is stored.
      }
    },
  };
}

/** Storage that all tabs share. */
export const browserStorage = createTextStorageWithFallback(() => localStorage);
