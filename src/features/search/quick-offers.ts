import {
  Camera,
  ClipboardPaste,
  Heart,
  Link2,
  Moon,
  PencilLine,
  Printer,
  SlidersHorizontal,
  Sun,
  Timer,
} from "lucide-react";
import { useLocation } from "wouter";
import { text } from "#server/texts/en.ts";
import { isPageDark, toggleDarkPage } from "../../components/theme-choices.tsx";
import { runAfterPaint } from "../../lib/after-frame.ts";
import { useSession } from "../../lib/session.ts";
import { paths } from "../../paths.ts";
import { listCardFacts } from "../recipe-lists/recipe-facts.ts";
import { useNewestOwnRecipesQuery } from "../recipe-lists/use-newest-own-recipes-query.ts";
import { focusTimerRow } from "../timers/timer-row.tsx";
import { useTimerStoreAndState } from "../timers/use-timers.ts";
import type { Suggestion } from "./use-search-suggestions.ts";

type Command = Extract<Suggestion, { kind: "command" }>;

const texts = text.search.commandNames;
const createQuickSearchCommand = (
  name: keyof typeof texts,
  to: Command["to"],
  icon: Command["icon"],
): Command => ({
  id: `command:${name}`,
  kind: "command",
  text: texts[name],
  to,
  icon,
});

const guestCommands = [createQuickSearchCommand("filters", paths.search(), SlidersHorizontal)];
const memberCommands = [
  createQuickSearchCommand("create", paths.recipeCreate, PencilLine),
  createQuickSearchCommand("link", paths.recipeImport(), Link2),
  createQuickSearchCommand("paste", paths.recipeImport("text"), ClipboardPaste),
  createQuickSearchCommand("scan", paths.recipeScan, Camera),
  createQuickSearchCommand("favorites", paths.favorites, Heart),
  ...guestCommands,
];
const RECIPE_PATH = /^\/recipes\/[0-9a-f-]{36}$/;
export const MAX_NEWEST = 4;

/** Waits for the dialog to close, because it keeps the focus and would be printed. */
const runAfterDialogCloses = (run: () => void) => () =>
  requestAnimationFrame(() => requestAnimationFrame(() => runAfterPaint(run)));

/** Commands that depend on the open page, the timers and the theme. */
function useCommandsOfPage(): Command[] {
  const [path] = useLocation();
  const [timer] = useTimerStoreAndState().state.timers;
  return [
    ...(RECIPE_PATH.test(path)
      ? [
          createQuickSearchCommand(
            "print",
            runAfterDialogCloses(() => window.print()),
            Printer,
          ),
        ]
      : []),
    ...(timer
      ? [
          createQuickSearchCommand(
            "timers",
            runAfterDialogCloses(() => focusTimerRow(timer.id)),
            Timer,
          ),
        ]
      : []),
    isPageDark()
      ? createQuickSearchCommand("light", toggleDarkPage, Sun)
      : createQuickSearchCommand("dark", toggleDarkPage, Moon),
  ];
}

/**
 * Options of the quick search besides its results: for an empty field the member's newest recipes and all
 * commands, otherwise the matching commands. `isComing` is true while the recipes load.
 */
export function useRecipesAndCommandsToOffer(typed: string): { further: Suggestion[]; isComing: boolean } {
  const isMember = useSession().user !== null;
  const mine = useNewestOwnRecipesQuery(isMember);
  const commands = [...(isMember ? memberCommands : guestCommands), ...useCommandsOfPage()];
  const typedText = typed.trim().toLowerCase();
  if (typedText !== "") {
    const begins = ({ text: name }: Command) => ` ${name.toLowerCase()}`.includes(` ${typedText}`);
    return { further: commands.filter(begins), isComing: false };
  }
  const recipes = (mine.data?.items ?? []).slice(0, MAX_NEWEST).map((recipe): Suggestion => {
    const facts = listCardFacts(recipe).filter(({ ink }) => ink === undefined);
    return { id: recipe.id, kind: "recipe", recipe, facts: facts.map(({ words }) => words).join(" · ") };
  });
  return { further: [...recipes, ...commands], isComing: mine.isLoading };
}
