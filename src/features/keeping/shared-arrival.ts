/** As public/shared.js writes it, which runs before the app. */
const key = "larder:shared";

/** Notes, for as long as the tab stands, that a recipe was opened by a shared link. */
export function noteShared(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // Then it is a recipe like any other.
  }
}

/** Whether a recipe was opened in this tab by a shared link. */
export function cameShared(id: string): boolean {
  try {
    return sessionStorage.getItem(key) === id;
  } catch {
    return false;
  }
}
