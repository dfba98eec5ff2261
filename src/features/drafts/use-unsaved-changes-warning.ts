import { useEffect } from "react";
import { text } from "#server/texts/en.ts";
import { askForConfirmation } from "../../lib/confirm.ts";

/**
 * Asks before the member leaves a page with unsaved values: on unload, on links to other pages, and on Back
 * in browsers with the Navigation API.
 */
export function useUnsavedChangesWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const navigation = "navigation" in window ? window.navigation : undefined;
    /** Set after the member confirmed, so that the repeated navigation is not stopped again. */
    let isAllowed = false;
    async function confirmLeave(event: Event, proceed: () => void) {
      event.preventDefault();
      event.stopPropagation();
      if (!(await askForConfirmation(text.recipes.form.leaveQuestion))) return;
      isAllowed = true;
      proceed();
    }
    const warn = (event: BeforeUnloadEvent) => isAllowed || event.preventDefault();
    const ask = (event: MouseEvent) => {
      const link = clickedLinkToOtherPageOrNull(event);
      if (link && !isAllowed) void confirmLeave(event, () => link.click());
    };
    const askBack = (event: NavigateEvent) => {
      if (isAllowed || event.navigationType !== "traverse" || !event.cancelable) return;
      const { key, url } = event.destination;
      if (new URL(url).pathname !== location.pathname)
        void confirmLeave(event, () => navigation?.traverseTo(key));
    };
    addEventListener("beforeunload", warn);
    navigation?.addEventListener("navigate", askBack);
    // Listens in the capture phase, to run before the links' own handlers.
    addEventListener("click", ask, true);
    return () => {
      removeEventListener("beforeunload", warn);
      navigation?.removeEventListener("navigate", askBack);
      removeEventListener("click", ask, true);
    };
  }, [wouldLose]);
}

/**
 * The clicked link if it opens another page of this site in this window, else null. Links to other sites
 * cause an unload, for which the browser asks.
 */
function clickedLinkToOtherPageOrNull(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target === "_blank" || link.hasAttribute("download")) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}
