import { browserStorage } from "./browser-storage.ts";
import { session } from "./session.ts";

/**
 * A localStorage key that is set and removed at once; its event notifies other tabs before the tokens are
 * removed.
 */
const signal = "larder:signed-out";

/** Ids of members who signed out. Nothing that they typed may be stored in this browser any more. */
const signedOutIds = new Set<string>();
const listeners = new Set<() => void>();

let currentId = session.get().user?.id ?? null;
session.subscribe(() => {
  const before = currentId;
  currentId = session.get().user?.id ?? null;
  if (currentId !== null && currentId !== before) signedOutIds.delete(currentId);
});

if (typeof window !== "undefined") {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === signal && newValue) recordSignOut(newValue);
  });
}

function recordSignOut(userId: string): void {
  signedOutIds.add(userId);
  for (const listener of listeners) listener();
}

/** Reports a sign-out to this and all other tabs. Must be called before the session ends. */
export function announceSignOut(userId: string): void {
  recordSignOut(userId);
  browserStorage.set(signal, userId);
  browserStorage.remove(signal);
}

/** Whether a member signed out and has not signed in again. A session that ended elsewhere does not count. */
export function hasMemberSignedOut(userId: string): boolean {
  return signedOutIds.has(userId);
}

/** Calls `listener` when the member of this browser signs out, in any tab. */
export function onSignOutInAnyTab(listener: () => void): void {
  listeners.add(listener);
}
