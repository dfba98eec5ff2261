import { browserStorage } from "./browser-storage.ts";
import { createSessionStore } from "./session-store.ts";

/** The session of this browser, shared by all tabs. */
export const session = createSessionStore(browserStorage);

export const useSession = session.use;
