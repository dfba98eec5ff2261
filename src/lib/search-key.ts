import { browserStorage } from "./browser-storage.ts";

const key = "larder:search-key";

/**
 * Whether "/" opens the search. Members can turn it off, because speech input or a stray key may trigger it
 * (WCAG 2.1.4).
 */
export function isSlashSearchEnabled(): boolean {
  return browserStorage.get(key) !== "off";
}

export function setSlashSearchEnabled(isEnabled: boolean): void {
  if (isEnabled) browserStorage.remove(key);
  else browserStorage.set(key, "off");
}
