import { browserStorage } from "./browser-storage.ts";

const key = "larder:search-key";

/**
 * Whether "/" opens the search on any page. It can be turned off, because speech input and stray keys may press it
 * (WCAG 2.1.4).
 */
export function isSlashEnabled(): boolean {
  return browserStorage.get(key) !== "off";
}

export function setSlashEnabled(isEnabled: boolean): void {
  if (isEnabled) browserStorage.remove(key);
  else browserStorage.set(key, "off");
}
