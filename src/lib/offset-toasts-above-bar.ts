/** Minimum distance between the focused element and the bar below it, in px. */
const GAP_PX = 16;
/** If the bar is this far above its sticky position, in px, toasts have enough space below it. */
const MAX_OFFSET_PX = 140;

/**
 * Ref callback of a sticky bar at the bottom of a page. Sets --toast-floor, so that toasts stay above the
 * bar, and scrolls the focused element above it, also when the bar grows.
 */
export function offsetToastsAboveBar(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const belowBar = () => Number.parseFloat(getComputedStyle(bar).bottom) || 0;
  // At the end of the page the bar moves up from the window's edge, and the toasts with it.
  const placeToasts = () => {
    const lift = Math.max(0, Math.round(innerHeight - bar.getBoundingClientRect().bottom - belowBar()));
    const floor = `${lift > MAX_OFFSET_PX ? 0 : bar.offsetHeight + lift}px`;
    // Sets the property only if it changes, because setting it recalculates styles.
    if (style.getPropertyValue("--toast-floor") !== floor) style.setProperty("--toast-floor", floor);
  };
  const observer = new ResizeObserver(() => {
    placeToasts();
    style.scrollPaddingBottom = `calc(${bar.offsetHeight + GAP_PX}px + var(--bottom-bars))`;
    scrollFocusedFieldAboveBar(bar);
  });
  observer.observe(bar);
  // Browsers scroll after the focus event, and only until the caret is visible.
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible"))
      requestAnimationFrame(() => scrollFocusedFieldAboveBar(bar));
  };
  document.addEventListener("focusin", handleFocus);
  addEventListener("scroll", placeToasts, { passive: true });
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", handleFocus);
    removeEventListener("scroll", placeToasts);
    style.removeProperty("--toast-floor");
    style.scrollPaddingBottom = "";
  };
}

function scrollFocusedFieldAboveBar(bar: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches("input, textarea, select, button") || bar.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const floor = bar.getBoundingClientRect().top;
  // A field taller than half of the space is not scrolled, because the browser follows its caret.
  if (bottom > floor && top < floor && bottom - top < floor / 2) focused.scrollIntoView({ block: "nearest" });
}
