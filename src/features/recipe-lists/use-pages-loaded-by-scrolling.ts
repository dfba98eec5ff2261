import { useHistoryState } from "wouter/use-browser-location";
import { useMediaQueryMatches } from "../../lib/use-media.ts";

/** Maximum number of recipes loaded by scrolling; after that the pager is shown. */
const MAX_SCROLLED_RECIPES = 240;
const MAX_SCROLLED_RECIPES_WITHOUT_PAGER = 600;

export type ScrolledPages = ReturnType<typeof usePagesLoadedByScrolling>;

/**
 * The pages after the first one that were loaded by scrolling, on phones or with `isOnAllScreens`. Their
 * number is stored in the history entry, so that Back restores the list's length. `pages` is the total number
 * of pages: undefined while unknown, 0 while another list is still shown.
 */
export function usePagesLoadedByScrolling(of: {
  first: number;
  pageSize: number;
  pages: number | undefined;
  isOnAllScreens?: boolean;
}) {
  const isPhone = useMediaQueryMatches("(width < 40rem)");
  const { isOnAllScreens = false } = of;
  const isOn = isPhone || isOnAllScreens;
  const wanted = numberOfFurtherPagesInHistoryState(useHistoryState());
  const max = isOnAllScreens ? MAX_SCROLLED_RECIPES_WITHOUT_PAGER : MAX_SCROLLED_RECIPES;
  const most = Math.floor(max / of.pageSize) - 1;
  const left = Math.max(0, (of.pages ?? Number.POSITIVE_INFINITY) - of.first);
  const count = isOn ? Math.min(wanted, most, left) : 0;
  return {
    pages: Array.from({ length: count }, (_, index) => of.first + 1 + index),
    canGrow: isOn && of.pages !== undefined && count < Math.min(most, left),
    grow: () => history.replaceState({ ...historyStateAsObject(history.state), further: count + 1 }, ""),
  };
}

function historyStateAsObject(state: unknown): object {
  return typeof state === "object" && state !== null ? state : {};
}

function numberOfFurtherPagesInHistoryState(state: unknown): number {
  const found = historyStateAsObject(state);
  const further = "further" in found ? Number(found.further) : 0;
  return Number.isInteger(further) && further > 0 ? further : 0;
}
