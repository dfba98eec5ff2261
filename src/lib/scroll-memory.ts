/**
 * Stores the scroll position of each address, and restores it on Back and Forward as soon as the page is tall enough.
 * New pages start at the top.
 */
export function storeAndRestoreScroll(): void {
  history.scrollRestoration = "manual";
  const places = new Map<string, number>();
  let here = address();
  /** From the last scroll event: reading it during a navigation would force a layout. */
  let top = scrollY;
  let cancel = () => {};

  addEventListener(
    "scroll",
    () => {
      top = scrollY;
      places.set(here, top);
    },
    { passive: true },
  );

  addEventListener("popstate", () => {
    here = address();
    cancel();
    cancel = scrollWhenPossible(places.get(here) ?? 0);
  });

  for (const event of ["pushState", "replaceState"]) {
    addEventListener(event, () => {
      const before = here;
      here = address();
      if (pathOf(before) === pathOf(here)) {
        // The page stays and fires no scroll event: its new address has the same position.
        places.set(here, top);
        return;
      }
      cancel();
      cancel = () => {};
      top = 0;
      scrollTo(0, 0);
    });
  }
}

function scrollWhenPossible(top: number): () => void {
  const reachable = () => document.documentElement.scrollHeight - innerHeight >= top - 1;
  const observer = new ResizeObserver(() => {
    if (!reachable()) return;
    stop();
    scrollTo(0, top);
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ["wheel", "touchstart", "keydown"]) removeEventListener(event, stop);
  };
  // Gives up after three seconds, or when the reader scrolls.
  const timer = setTimeout(stop, 3000);
  for (const event of ["wheel", "touchstart", "keydown"]) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

function address(): string {
  return location.pathname + location.search;
}

function pathOf(full: string): string {
  return full.split("?")[0] ?? full;
}
