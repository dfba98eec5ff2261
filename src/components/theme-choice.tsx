import { Monitor, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { text } from "#server/texts/en.ts";
import { chooseTheme, type ThemeChoice as Theme, useThemeChoice } from "../lib/theme.ts";
import { DropdownMenuChoice } from "./ui/dropdown-menu.tsx";
import { Segmented } from "./ui/segmented.tsx";

const words = text.navigation;
const options: readonly { value: Theme; label: string; icon: ReactNode }[] = [
  { value: "light", label: words.themeLight, icon: <Sun aria-hidden /> },
  { value: "dark", label: words.themeDark, icon: <Moon aria-hidden /> },
  { value: "system", label: words.themeSystem, icon: <Monitor aria-hidden /> },
];

/** How Larder looks on this device. */
export function ThemeChoice() {
  const choice = useThemeChoice();
  return <Segmented label={words.theme} value={choice} onChange={chooseTheme} options={options} />;
}

/** The same inside of a menu. */
export function ThemeMenuChoice() {
  const choice = useThemeChoice();
  return <DropdownMenuChoice label={words.theme} value={choice} onChange={chooseTheme} options={options} />;
}
