/** Between a toast and what it makes way for, in px. */
const AIR = 8;
/** So much of each toast behind the first is seen, in px. */
const PEEK = 14;

/**
 * Keeps toasts off what has the focus and shows it: while they would lie on it they stand above it instead (they read
 * the height from --toast-dodge). Answers what ends it.
 */
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
  // A browser tells of the focus before it scrolls, and a toast comes before it has its height.
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

/** How far toasts that stand `lift` px up have to stand up; 0 where they are in nobody's way, or have no room above. */
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
