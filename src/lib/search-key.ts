import { browserStorage } from "./browser-storage.ts";

const key = "larder:search-key";

/** Whether "/" opens the search from any page: speech and stray keys may press it unmeant, so one can turn it off here. */
export function opensBySlash(): boolean {
  return browserStorage.get(key) !== "off";
}

export function setOpensBySlash(opens: boolean): void {
  if (opens) browserStorage.remove(key);
  else browserStorage.set(key, "off");
}
