import { createStore } from "../../lib/store.ts";

type Check = (password: string, ownWords: readonly string[]) => boolean;

const check = createStore<Check | null>(null);
let isLoading = false;

/** Loads the word list once; where that fails, the next call tries again. */
export async function loadCommonPasswords(): Promise<void> {
  if (isLoading || check.get() !== null) return;
  isLoading = true;
  try {
    check.set((await import("#server/engines/common-passwords/common-passwords.ts")).isCommonPassword);
  } catch {
    // The checklist says that it is not checked, and the server refuses what is too common.
  } finally {
    isLoading = false;
  }
}

/** The server's own check, in the browser: no password is sent to answer it. Null while the list is not loaded. */
export const useCommonPasswordCheck = check.use;
