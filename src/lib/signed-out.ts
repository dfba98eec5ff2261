import { browserStorage } from "./browser-storage.ts";
import { session } from "./session.ts";

/** Set in localStorage for a moment, so that other tabs react before the tokens are removed. */
const signal = "larder:signed-out";

/** Members who signed out: nothing they typed may be stored here. */
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

/** Reports a sign-out to this and all other tabs, before the session ends. */
export function announceSignOut(userId: string): void {
  recordSignOut(userId);
  browserStorage.set(signal, userId);
  browserStorage.remove(signal);
}

/** True until the same member signs in again. A session that ended elsewhere is no sign-out. */
export function hasMemberSignedOut(userId: string): boolean {
  return signedOutIds.has(userId);
}

/** Runs when the member of this browser signs out, in any tab. */
export function onSignOutInAnyTab(listener: () => void): void {
  listeners.add(listener);
}
