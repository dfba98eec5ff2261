import { useEffect } from "react";
import { text } from "#server/texts/en.ts";

/**
 * Asks before the page is left while that would lose something: by the browser's means, by a link to another page, and
 * by Back where the browser lets a page hold it.
 */
export function useLeaveWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: MouseEvent) => {
      if (!leadsAway(event) || confirm(text.recipes.form.leaveQuestion)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const askBack = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      const isHere = new URL(event.destination.url).pathname === location.pathname;
      if (!isHere && !confirm(text.recipes.form.leaveQuestion)) event.preventDefault();
    };
    const navigation = "navigation" in window ? window.navigation : undefined;
    addEventListener("beforeunload", warn);
    navigation?.addEventListener("navigate", askBack);
    // Before the links themselves hear of it.
    addEventListener("click", ask, true);
    return () => {
      removeEventListener("beforeunload", warn);
      navigation?.removeEventListener("navigate", askBack);
      removeEventListener("click", ask, true);
    };
  }, [wouldLose]);
}

/** True for a click that opens another page of this site in this window; of other sites the browser asks by itself. */
function leadsAway(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}
