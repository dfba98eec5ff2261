import { session } from "./session.ts";
import { confirmSession, followToken } from "./session-actions.ts";

/** Between two checks of the session by this tab, at least. Milliseconds. */
const CHECK_GAP_MS = 10_000;

/** Keeps this tab in step with what other tabs do to the session. */
export function listenToOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.storageArea !== localStorage) return;
    if (session.adopt(event.key) === "look-up") void followToken();
  });
}

/** Asks, when somebody comes back to this tab, whether the session has not been ended elsewhere meanwhile. */
export function checkSessionOnReturn(): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  const check = () => {
    const now = performance.now();
    if (document.visibilityState !== "visible" || session.get().user === null) return;
    if (now - checkedAt < CHECK_GAP_MS) return;
    checkedAt = now;
    void confirmSession();
  };
  // A window that was only covered gets the focus, and nothing else.
  addEventListener("focus", check);
  document.addEventListener("visibilitychange", check);
}
