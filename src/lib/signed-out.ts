import { browserStorage } from "./browser-storage.ts";
import { session } from "./session.ts";

/** Stands in the browser's storage for a moment, so that other tabs hear of it before the tokens go. */
const signal = "larder:signed-out";

/** Members who have signed out by choice and not come back: nothing they typed is to be kept here. */
const gone = new Set<string>();
const listeners = new Set<() => void>();

let here = session.get().user?.id ?? null;
session.subscribe(() => {
  const before = here;
  here = session.get().user?.id ?? null;
  if (here !== null && here !== before) gone.delete(here);
});

if (typeof window !== "undefined") {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === signal && newValue) note(newValue);
  });
}

function note(userId: string): void {
  gone.add(userId);
  for (const listener of listeners) listener();
}

/** A member signs out by choice. Told before the session ends, here and in every other tab. */
export function noteSignOut(userId: string): void {
  note(userId);
  browserStorage.set(signal, userId);
  browserStorage.remove(signal);
}

/** True from then on until the same member signs in again. A session that was ended from elsewhere is none of this. */
export function hasSignedOut(userId: string): boolean {
  return gone.has(userId);
}

/** Runs when the member of this browser signs out by choice, in whatever tab. */
export function whenSignedOut(listener: () => void): void {
  listeners.add(listener);
}
