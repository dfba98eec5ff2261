import { browserStorage } from "../../lib/browser-storage.ts";

const key = "larder:lifted";

/** Whether the server had no limits at the last response. The reserved heights depend on it. */
export function wasServerUnlimited(): boolean {
  return browserStorage.get(key) === "yes";
}

export function cacheIsServerUnlimited(isLifted: boolean): void {
  if (isLifted) browserStorage.set(key, "yes");
  else browserStorage.remove(key);
}
