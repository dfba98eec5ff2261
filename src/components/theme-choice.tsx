import { Monitor, Moon, Sun } from "lucide-react";
import { text } from "#server/texts/en.ts";
import { chooseTheme, useThemeChoice } from "../lib/theme.ts";
import { Segmented } from "./ui/segmented.tsx";

/** How Larder looks on this device. */
export function ThemeChoice() {
  const choice = useThemeChoice();
  const words = text.navigation;
  return (
    <Segmented
      label={words.theme}
      value={choice}
      onChange={chooseTheme}
      options={[
        { value: "light", label: words.themeLight, icon: <Sun aria-hidden /> },
        { value: "dark", label: words.themeDark, icon: <Moon aria-hidden /> },
        { value: "system", label: words.themeSystem, icon: <Monitor aria-hidden /> },
      ]}
    />
  );
}
