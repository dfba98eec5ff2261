import { useHistoryState } from "wouter/use-browser-location";
import { useMedia } from "../../lib/use-media.ts";

/** Maximum length of a scrolled list; the pager leads on from there. */
const MAX_SCROLLED_RECIPES = 240;

export type ScrolledPages = ReturnType<typeof usePagesLoadedByScrolling>;

/**
 * The pages below the first one that scrolling loaded, on phones only. Their number is stored in the history entry, so
 * that Back restores the length of the list. `pages` is the total: undefined while unknown, 0 while an older list is
 * shown.
 */
export function usePagesLoadedByScrolling(of: {
  first: number;
  pageSize: number;
  pages: number | undefined;
}) {
  const isPhone = useMedia("(width < 40rem)");
  const wanted = furtherPagesOf(useHistoryState());
  const most = Math.floor(MAX_SCROLLED_RECIPES / of.pageSize) - 1;
  const left = Math.max(0, (of.pages ?? Number.POSITIVE_INFINITY) - of.first);
  const count = isPhone ? Math.min(wanted, most, left) : 0;
  return {
    pages: Array.from({ length: count }, (_, index) => of.first + 1 + index),
    canGrow: isPhone && of.pages !== undefined && count < Math.min(most, left),
    grow: () => history.replaceState({ ...stateObject(history.state), further: count + 1 }, ""),
  };
}

function stateObject(state: unknown): object {
  return typeof state === "object" && state !== null ? state : {};
}

function furtherPagesOf(state: unknown): number {
  const found = stateObject(state);
  const further = "further" in found ? Number(found.further) : 0;
  return Number.isInteger(further) && further > 0 ? further : 0;
}
