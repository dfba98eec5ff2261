import { useEffect } from "react";
import { text } from "#server/texts/en.ts";
import { askFirst } from "../../lib/confirm.ts";

/**
 * Asks before the page is left while that would lose something: by the browser's means, by a link to another page, and
 * by Back where the browser lets a page hold it.
 */
export function useLeaveWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const navigation = "navigation" in window ? window.navigation : undefined;
    /** The answer was yes: what was held back is done again, and passes. */
    let isAllowed = false;
    async function hold(event: Event, goOn: () => void) {
      event.preventDefault();
      event.stopPropagation();
      if (!(await askFirst(text.recipes.form.leaveQuestion))) return;
      isAllowed = true;
      goOn();
    }
    const warn = (event: BeforeUnloadEvent) => isAllowed || event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = linkAway(event);
      if (link && !isAllowed) void hold(event, () => link.click());
    };
    const askBack = (event: NavigateEvent) => {
      if (isAllowed || event.navigationType !== "traverse" || !event.cancelable) return;
      const { key, url } = event.destination;
      if (new URL(url).pathname !== location.pathname) void hold(event, () => navigation?.traverseTo(key));
    };
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

/** The link of a click that opens another page of this site in this window; of other sites the browser asks by itself. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}
