import { useSyncExternalStore } from "react";
import { browserStorage } from "./browser-storage.ts";

const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = "theme";
const changed = "larder:theme";

function read(): ThemeChoice {
  const stored = browserStorage.get(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Stores the choice; public/theme.js, which runs before the first paint, applies it. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") browserStorage.remove(key);
  else browserStorage.set(key, choice);
  window.dispatchEvent(new Event(changed));
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}
