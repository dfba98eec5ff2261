import { sharedKey } from "../../lib/storage-keys.ts";

/** Records in the session storage of this tab that a recipe was opened by a shared link. */
export function recordRecipeOpenedByShareLink(id: string): void {
  try {
    sessionStorage.setItem(sharedKey, id);
  } catch {
    // Without storage the recipe is shown like any other recipe.
  }
}

/** Whether this tab opened a recipe by a shared link. */
export function wasRecipeOpenedByShareLink(id: string): boolean {
  try {
    return sessionStorage.getItem(sharedKey) === id;
  } catch {
    return false;
  }
}
