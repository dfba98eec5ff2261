/**
 * A ref for a bar at the bottom of a page whose buttons must stay in reach: toasts come above it. They read the
 * height from --toast-floor.
 */
export function toastFloor(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--toast-floor", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--toast-floor");
  };
}
