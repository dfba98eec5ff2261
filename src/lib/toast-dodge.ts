/** Distance between a toast and the focused element, in px. */
const AIR = 8;
/** Visible part of each stacked toast, in px. */
const PEEK = 14;

/** Keeps toasts off the focused element: they move above it by --toast-dodge. Returns a function that ends it. */
export function dodgeFocus(): () => void {
  const { style } = document.documentElement;
  let lift = 0;
  let frame = 0;

  function place() {
    frame = 0;
    const next = liftFor(lift);
    if (next === lift) return;
    lift = next;
    if (lift === 0) style.removeProperty("--toast-dodge");
    else style.setProperty("--toast-dodge", `${lift}px`);
  }
  // Focus events precede scrolling, and a new toast has no height yet.
  const placeSoon = () => {
    frame ||= requestAnimationFrame(place);
  };
  const toasts = new MutationObserver(placeSoon);
  const region = document.querySelector("section[data-react-aria-top-layer]");
  if (region) toasts.observe(region, { childList: true, subtree: true });
  for (const event of ["focusin", "scroll", "resize"]) addEventListener(event, placeSoon, { passive: true });
  return () => {
    toasts.disconnect();
    for (const event of ["focusin", "scroll", "resize"]) removeEventListener(event, placeSoon);
    cancelAnimationFrame(frame);
    style.removeProperty("--toast-dodge");
  };
}

/** The offset in px that toasts with the current offset `lift` need; 0 if they cover nothing, or do not fit above. */
function liftFor(lift: number): number {
  const list = document.querySelector<HTMLElement>("[data-sonner-toaster]");
  const first = list?.querySelector<HTMLElement>("[data-front=true]");
  const focused = document.activeElement;
  if (!list || !first || !focused?.matches(":focus-visible") || list.contains(focused)) return 0;
  const { left, right, bottom } = list.getBoundingClientRect();
  const floor = bottom + lift;
  const height = first.offsetHeight + PEEK * (list.childElementCount - 1);
  const place = focused.getBoundingClientRect();
  const isBeside = place.right < left || place.left > right;
  if (isBeside || place.bottom < floor - height || place.top > floor) return 0;
  const wanted = Math.ceil(floor - place.top + AIR);
  return floor - wanted - height < 0 ? 0 : wanted;
}
