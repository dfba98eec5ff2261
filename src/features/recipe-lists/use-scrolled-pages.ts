import { useHistoryState } from "wouter/use-browser-location";
import { useMedia } from "../../lib/use-media.ts";

/** A list that is read by scrolling holds no more recipes at once; from there on its pager leads. */
const mostAtOnce = 240;

export type ScrolledPages = ReturnType<typeof useScrolledPages>;

/**
 * The pages that scrolling has put below the first one of a list, on phones; none on wide screens. How many they are is
 * kept with the entry of the browser's history, so that Back finds the list as long as it was. `pages` is how many there
 * are in all: left out while nobody knows, 0 while what is shown is still another list.
 */
export function useScrolledPages(of: { first: number; pageSize: number; pages: number | undefined }) {
  const isPhone = useMedia("(width < 40rem)");
  const wanted = furtherIn(useHistoryState());
  const most = Math.floor(mostAtOnce / of.pageSize) - 1;
  const left = Math.max(0, (of.pages ?? Number.POSITIVE_INFINITY) - of.first);
  const count = isPhone ? Math.min(wanted, most, left) : 0;
  return {
    pages: Array.from({ length: count }, (_, index) => of.first + 1 + index),
    canGrow: isPhone && of.pages !== undefined && count < Math.min(most, left),
    grow: () => history.replaceState({ ...stateIn(history.state), further: count + 1 }, ""),
  };
}

function stateIn(state: unknown): object {
  return typeof state === "object" && state !== null ? state : {};
}

function furtherIn(state: unknown): number {
  const found = stateIn(state);
  const further = "further" in found ? Number(found.further) : 0;
  return Number.isInteger(further) && further > 0 ? further : 0;
}
