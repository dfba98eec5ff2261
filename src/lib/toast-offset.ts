/** Between what has the focus and the bar below it, in px. */
const AIR = 16;
/** Higher than this at the end of a page, the bar lies above where toasts stand, in px. */
const ROOM = 140;

/**
 * A ref for a bar at the bottom of a page whose buttons must stay in reach: toasts come above it (they read the height
 * from --toast-floor), and so does whatever has the focus, also when the bar grows.
 */
export function toastFloor(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const belowBar = () => Number.parseFloat(getComputedStyle(bar).bottom) || 0;
  // At the end of the page the bar leaves the edge of the window: toasts keep above it all the same.
  const placeToasts = () => {
    const lift = Math.max(0, Math.round(innerHeight - bar.getBoundingClientRect().bottom - belowBar()));
    const floor = `${lift > ROOM ? 0 : bar.offsetHeight + lift}px`;
    // While one scrolls it hardly ever changes, and to say it again would style the page again.
    if (style.getPropertyValue("--toast-floor") !== floor) style.setProperty("--toast-floor", floor);
  };
  const observer = new ResizeObserver(() => {
    const below = belowBar();
    placeToasts();
    style.scrollPaddingBottom = `${bar.offsetHeight + below + AIR}px`;
    keepFocusInSight(bar);
  });
  observer.observe(bar);
  // A browser brings only the caret into sight, and before that tells of the focus.
  const notice = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible"))
      requestAnimationFrame(() => keepFocusInSight(bar));
  };
  document.addEventListener("focusin", notice);
  addEventListener("scroll", placeToasts, { passive: true });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", notice);
    removeEventListener("scroll", placeToasts);
    style.removeProperty("--toast-floor");
    style.scrollPaddingBottom = "";
  };
}

function keepFocusInSight(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches("input, textarea, select, button") || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const floor = bar.getBoundingClientRect().top;
  // One higher than the window keeps its place: the browser follows what is typed in it.
  if (bottom > floor && top < floor && bottom - top < floor / 2) focused.scrollIntoView({ block: "nearest" });
}
