import { session } from "./session.ts";
import { checkSession, refreshProfile } from "./session-actions.ts";

/** Keeps this tab in step with what other tabs do to the session. */
export function listenToOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.storageArea !== localStorage) return;
    if (session.adopt(event.key) !== "look-up") return;
    // A refreshed token mostly belongs to the same member: ask quietly, and nothing flickers.
    void (session.get().user ? refreshProfile() : checkSession());
  });
}
