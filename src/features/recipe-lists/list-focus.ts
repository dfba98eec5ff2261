/**
 * Remembers the list entry with the focus. The returned function focuses the entry that takes its place, else the
 * heading; it does nothing on another page, or for other results when something is focused.
 */
export function createFocusRestorer(inside: Element | null): () => void {
  const entry = inside?.closest("li");
  const list = entry?.parentElement;
  const index = entry && list ? [...list.children].indexOf(entry) : 0;
  const { pathname, search } = location;
  return () => {
    if (location.pathname !== pathname) return;
    // Removing the last entry of the last page changes the page.
    if (location.search !== search && document.activeElement !== document.body) return;
    const next = list?.isConnected ? list.children[Math.min(index, list.children.length - 1)] : undefined;
    const target = next?.querySelector<HTMLElement>("a, button") ?? document.querySelector<HTMLElement>("h1");
    target?.focus({ preventScroll: true });
  };
}

/** Attributes of the region with a page's results. */
export const resultsRegion = { "data-results": "", tabIndex: -1 } as const;

/** Scrolls to the top of new results, and focuses them. */
export function scrollToAndFocusResults(top: Element | null): void {
  top?.scrollIntoView({ block: "start" });
  document.querySelector<HTMLElement>("[data-results]")?.focus({ preventScroll: true });
}

/** Whether the keyboard focus is inside the results or at their end. */
export function isKeyboardFocusInResults(end: Element | null): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible")) return false;
  return end?.contains(focused) === true || focused.closest("[data-results]") !== null;
}
