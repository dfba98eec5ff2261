import { useSyncExternalStore } from "react";

type Check = (password: string) => boolean;

let check: Check | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the word list once; where that fails, the next call tries again. */
export function loadCommonPasswords(): void {
  loading ??= import("#server/engines/common-passwords/common-passwords.ts").then(
    ({ isCommonPassword }) => {
      check = isCommonPassword;
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
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
