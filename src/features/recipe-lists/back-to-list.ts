import type { MouseEvent } from "react";
import { paths } from "../../paths.ts";

/** History state for a link to a recipe: the path of the page that contains the link. */
export const createCurrentPathHistoryState = () => ({ from: location.pathname });

/** The path of the page whose link opened the recipe, from the history state, or null. */
export function readListPathFromHistoryStateOrNull(state: unknown): string | null {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  return typeof from === "string" ? from : null;
}

/** Paths of the pages with recipe lists. The dashboard is one only for guests. */
const listPathsOfListPages = (isMember: boolean): string[] =>
  isMember ? [paths.recipes, paths.favorites, paths.search()] : [paths.dashboard, paths.search()];

/**
 * If the recipe was opened from a list, goes back in the history, which restores the list's filters, page and
 * scroll position. Otherwise the clicked link works as usual.
 */
export function goBackToOpeningList(event: MouseEvent, isMember: boolean): void {
  const from = readListPathFromHistoryStateOrNull(history.state);
  if (from === null || !listPathsOfListPages(isMember).includes(from)) return;
  event.preventDefault();
  history.back();
}
