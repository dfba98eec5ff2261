import { session } from "./session.ts";
import { followToken } from "./session-actions.ts";

/** Keeps this tab in step with what other tabs do to the session. */
export function listenToOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.storageArea !== localStorage) return;
    if (session.adopt(event.key) === "look-up") void followToken();
  });
}
