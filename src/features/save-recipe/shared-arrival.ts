import { sharedKey } from "../../lib/kept-keys.ts";

/** Notes, for as long as the tab stands, that a recipe was opened by a shared link. */
export function noteShared(id: string): void {
  try {
    sessionStorage.setItem(sharedKey, id);
  } catch {
    // Then it is a recipe like any other.
  }
}

/** Whether a recipe was opened in this tab by a shared link. */
export function cameShared(id: string): boolean {
  try {
    return sessionStorage.getItem(sharedKey) === id;
  } catch {
    return false;
  }
}
