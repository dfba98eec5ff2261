/**
 * Remembers the position of the list entry that contains an element. The returned function focuses the entry
 * that is there after a removal, or else the page's heading. It does nothing on another page, or if the
 * results changed and another element has the focus.
 */
export function createListEntryFocusRestorer(inside: Element | null): () => void {
  const entry = inside?.closest("li");
  const list = entry?.parentElement;
  const index = entry && list ? [...list.children].indexOf(entry) : 0;
  const { pathname, search } = location;
  return () => {
    if (location.pathname !== pathname) return;
    // The query changes when the last entry of the last page is removed.
    if (location.search !== search && document.activeElement !== document.body) return;
    const next = list?.isConnected ? list.children[Math.min(index, list.children.length - 1)] : undefined;
    const target = next?.querySelector<HTMLElement>("a, button") ?? document.querySelector<HTMLElement>("h1");
    target?.focus({ preventScroll: true });
  };
}

/** Attributes of the element that contains the results of a page. */
export const resultsRegion = { "data-results": "", tabIndex: -1 } as const;

/** Scrolls to the top of a page's new results and focuses them. */
export function scrollToAndFocusResults(top: Element | null): void {
  top?.scrollIntoView({ block: "start" });
  document.querySelector<HTMLElement>("[data-results]")?.focus({ preventScroll: true });
}

/** Whether the keyboard focus is in the results or in `end`, the element at their end. */
export function isKeyboardFocusInResults(end: Element | null): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible")) return false;
  return end?.contains(focused) === true || focused.closest("[data-results]") !== null;
}
