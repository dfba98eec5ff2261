import { useSyncExternalStore } from "react";

type Check = (password: string, ownWords: readonly string[]) => boolean;

let check: Check | null = null;
let isLoading = false;
const listeners = new Set<() => void>();

/** Loads the word list once; where that fails, the next call tries again. */
export async function loadCommonPasswords(): Promise<void> {
  if (isLoading || check !== null) return;
  isLoading = true;
  try {
    check = (await import("#server/engines/common-passwords/common-passwords.ts")).isCommonPassword;
    for (const listener of listeners) listener();
  } catch {
    // The checklist says that it is not checked, and the server refuses what is too common.
  } finally {
    isLoading = false;
  }
}

/** The server's own check, in the browser: no password is sent to answer it. Null while the list is not loaded. */
export function useCommonPasswordCheck(): Check | null {
  return useSyncExternalStore(subscribe, () => check);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
