import { createStore } from "../../lib/store.ts";

type Check = (password: string, ownWords: readonly string[]) => boolean;

const check = createStore<Check | null>(null);
let isLoading = false;

/** Loads the list of common passwords once; after an error the next call tries again. */
export async function loadCommonPasswordListOnce(): Promise<void> {
  if (isLoading || check.get() !== null) return;
  isLoading = true;
  try {
    check.set((await import("#server/engines/common-passwords/common-passwords.ts")).isCommonPassword);
  } catch {
    // Without the list the checklist leaves the rule unchecked; the server still enforces it.
  } finally {
    isLoading = false;
  }
}

/**
 * The server's check for common passwords, run in the browser so that the password is not sent. Null until
 * loaded.
 */
export const useCommonPasswordCheck = check.use;
