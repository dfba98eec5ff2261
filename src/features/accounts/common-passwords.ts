import { createStore } from "../../lib/store.ts";

type Check = (password: string, ownWords: readonly string[]) => boolean;

const check = createStore<Check | null>(null);
let isLoading = false;

/** Loads the list once; after an error the next call tries again. */
export async function loadCommonPasswordCheck(): Promise<void> {
  if (isLoading || check.get() !== null) return;
  isLoading = true;
  try {
    check.set((await import("#server/engines/common-passwords/common-passwords.ts")).isCommonPassword);
  } catch {
    // The checklist shows the rule as unchecked, and the server enforces it.
  } finally {
    isLoading = false;
  }
}

/** The server's check, run in the browser so that the password is not sent. Null until the list is loaded. */
export const useCommonPasswordCheck = check.use;
