import type { MouseEvent } from "react";
import { paths } from "../../paths.ts";

/** The state of a link to a recipe: the page that it stands on. */
export const linkedFrom = () => ({ from: location.pathname });

/** The page that a link to a recipe stood on, out of the navigation's state; null where it was opened otherwise. */
export function listIn(state: unknown): string | null {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  return typeof from === "string" ? from : null;
}

/** Where members and guests have lists of recipes to come from; the dashboard is a guest's own. */
const lists = (isMember: boolean): string[] =>
  isMember ? [paths.recipes, paths.favorites, paths.search()] : [paths.dashboard, paths.search()];

/**
 * Answers a press of the link back to the recipes: whoever came from a list goes back to it as it was left, with its
 * filters, its page and how far it was scrolled. From anywhere else the link leads where it says.
 */
export function goBackToList(event: MouseEvent, isMember: boolean): void {
  const from = listIn(history.state);
  if (from === null || !lists(isMember).includes(from)) return;
  event.preventDefault();
  history.back();
}
