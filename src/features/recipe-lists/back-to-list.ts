import type { MouseEvent } from "react";
import { paths } from "../../paths.ts";

/** Navigation state for a link to a recipe: the path of the page that shows the link. */
export const linkedFrom = () => ({ from: location.pathname });

/** The page of a link to a recipe, from the navigation state, or null. */
export function readListPathFromHistoryStateOrNull(state: unknown): string | null {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  return typeof from === "string" ? from : null;
}

/** Pages with recipe lists; the dashboard is one for guests only. */
const lists = (isMember: boolean): string[] =>
  isMember ? [paths.recipes, paths.favorites, paths.search()] : [paths.dashboard, paths.search()];

/**
 * Goes back to the list that the recipe was opened from, with its filters, page and scroll position. Otherwise the link
 * works as usual.
 */
export function goBackToOpeningList(event: MouseEvent, isMember: boolean): void {
  const from = readListPathFromHistoryStateOrNull(history.state);
  if (from === null || !lists(isMember).includes(from)) return;
  event.preventDefault();
  history.back();
}
