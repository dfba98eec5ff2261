/**
 * Where the keyboard goes when the entry it is in is taken out of its list: to the one that takes its place, else to
 * the page's heading; on another page, or of other results where one is somewhere by then, it stays where it is. Call it
 * before, and what it answers after.
 */
export function rememberPlace(inside: Element | null): () => void {
  const entry = inside?.closest("li");
  const list = entry?.parentElement;
  const at = entry && list ? [...list.children].indexOf(entry) : 0;
  const { pathname, search } = location;
  return () => {
    if (location.pathname !== pathname) return;
    // The last entry of the last page takes its page along.
    if (location.search !== search && document.activeElement !== document.body) return;
    const next = list?.isConnected ? list.children[Math.min(at, list.children.length - 1)] : undefined;
    const target = next?.querySelector<HTMLElement>("a, button") ?? document.querySelector<HTMLElement>("h1");
    target?.focus({ preventScroll: true });
  };
}

/** What the region that holds a page's results carries. */
export const resultsRegion = { "data-results": "", tabIndex: -1 } as const;

/** Another page of results: the eye goes to their top, and the keyboard on from there. */
export function goToResults(top: Element | null): void {
  top?.scrollIntoView({ block: "start" });
  document.querySelector<HTMLElement>("[data-results]")?.focus({ preventScroll: true });
}

/** Whether the keyboard is among a page's results, or in what stands at their end. */
export function isGoneThroughByKeys(end: Element | null): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible")) return false;
  return end?.contains(focused) === true || focused.closest("[data-results]") !== null;
}
