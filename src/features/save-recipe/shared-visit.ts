import { sharedKey } from "../../lib/storage-keys.ts";

/** Records for this tab that a recipe was opened by a shared link. */
export function recordOpenedByShareLink(id: string): void {
  try {
    sessionStorage.setItem(sharedKey, id);
  } catch {
    // Without storage it is shown like any other recipe.
  }
}

/** Whether a recipe was opened in this tab by a shared link. */
export function wasOpenedByShareLink(id: string): boolean {
  try {
    return sessionStorage.getItem(sharedKey) === id;
  } catch {
    return false;
  }
}
