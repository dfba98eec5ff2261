/**
 * Lists and details keep their place when one goes back: remembers how far each address was scrolled, and
 * restores it on Back and Forward as soon as the page is tall enough again. New pages start at the top.
 */
export function rememberScroll(): void {
  history.scrollRestoration = "manual";
  const places = new Map<string, number>();
  let here = address();
  /** As the last scroll event told it: to ask the page in between would lay it out. */
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
        // The page stays and no scroll event comes: its new address is as far down as it is now.
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
  // What has not come after three seconds, or the reader who scrolls already, decides otherwise.
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
