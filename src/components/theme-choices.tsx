import { Monitor, Moon, Sun } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { text } from "#server/texts/en.ts";
import { browserStorage } from "../lib/browser-storage.ts";
import { DropdownMenuRadioRow } from "./ui/dropdown-menu.tsx";
import { SegmentedControl } from "./ui/segmented-control.tsx";

type Theme = "light" | "dark" | "system";

const key = "theme";
const changed = "larder:theme";
const texts = text.navigation;
const options: readonly { value: Theme; label: string; icon: ReactNode }[] = [
  { value: "light", label: texts.themeLight, icon: <Sun aria-hidden /> },
  { value: "dark", label: texts.themeDark, icon: <Moon aria-hidden /> },
  { value: "system", label: texts.themeSystem, icon: <Monitor aria-hidden /> },
];

/** Selects the colour scheme for this device. */
export function ThemeSegmentedControl() {
  const choice = useStoredTheme();
  return <SegmentedControl label={texts.theme} value={choice} onChange={storeTheme} options={options} />;
}

/** Like `ThemeSegmentedControl`, for use in a menu. */
export function ThemeChoicesMenuRow() {
  const choice = useStoredTheme();
  return <DropdownMenuRadioRow label={texts.theme} value={choice} onChange={storeTheme} options={options} />;
}

/** Whether the page is dark now, by choice or by the system. */
export const isPageDark = () => document.documentElement.dataset.theme === "dark";

export function toggleDarkPage(): void {
  storeTheme(isPageDark() ? "light" : "dark");
}

function readStoredTheme(): Theme {
  const stored = browserStorage.get(key);
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Stores the colour scheme. public/theme.js, which runs before the first paint, applies it. */
function storeTheme(choice: Theme): void {
  if (choice === "system") browserStorage.remove(key);
  else browserStorage.set(key, choice);
  window.dispatchEvent(new Event(changed));
}

const useStoredTheme = () => useSyncExternalStore(subscribeToThemeChanges, readStoredTheme);

function subscribeToThemeChanges(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}
