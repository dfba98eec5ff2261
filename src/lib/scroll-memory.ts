/**
 * Stores the scroll position of each address, and restores it on Back and Forward once the page is tall
 * enough. New pages start at the top.
 */
export function storeAndRestoreScrollOnNavigation(): void {
  history.scrollRestoration = "manual";
  const places = new Map<string, number>();
  let here = currentPathAndQuery();
  /** The position at the last scroll event, because reading it during a navigation would force a layout. */
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
    here = currentPathAndQuery();
    cancel();
    cancel = scrollOncePageIsTallEnough(places.get(here) ?? 0);
  });

  for (const event of ["pushState", "replaceState"]) {
    addEventListener(event, () => {
      const before = here;
      here = currentPathAndQuery();
      if (removeQueryFromPath(before) === removeQueryFromPath(here)) {
        // A changed query fires no scroll event, so the new address gets the current position.
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

function scrollOncePageIsTallEnough(top: number): () => void {
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
  // Stops trying after three seconds, or when the reader scrolls.
  const timer = setTimeout(stop, 3000);
  for (const event of ["wheel", "touchstart", "keydown"]) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

function currentPathAndQuery(): string {
  return location.pathname + location.search;
}

function removeQueryFromPath(full: string): string {
  return full.split("?")[0] ?? full;
}
