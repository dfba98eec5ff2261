import { useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";
import { createSessionStore, type Session } from "./session-store.ts";

/** The session of this browser. */
export const session = createSessionStore(browserStorage);

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}
