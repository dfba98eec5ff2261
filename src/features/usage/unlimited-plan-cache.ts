import { browserStorage } from "../../lib/browser-storage.ts";

const key = "larder:lifted";

/** Whether the server had no limits when it last responded. Heights reserved while loading depend on it. */
export function wasServerUnlimitedAtLastResponse(): boolean {
  return browserStorage.get(key) === "yes";
}

export function storeWhetherServerIsUnlimited(isLifted: boolean): void {
  if (isLifted) browserStorage.set(key, "yes");
  else browserStorage.remove(key);
}
