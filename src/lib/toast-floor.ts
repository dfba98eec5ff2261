/** Between what has the focus and the bar below it, in px. */
const AIR = 16;

/**
 * A ref for a bar at the bottom of a page whose buttons must stay in reach: toasts come above it (they read the height
 * from --toast-floor), and so does whatever has the focus, also when the bar grows.
 */
export function toastFloor(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const below = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    style.setProperty("--toast-floor", `${bar.offsetHeight}px`);
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
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", notice);
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
