import { session } from "./session.ts";
import { reloadUserAfterTokenChange } from "./session-actions.ts";

/** Applies session changes of other tabs to this tab. */
export function syncSessionWithOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.storageArea !== localStorage) return;
    if (session.sync(event.key) === "look-up") void reloadUserAfterTokenChange();
  });
}
