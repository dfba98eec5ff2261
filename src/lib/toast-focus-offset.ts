/** Minimum distance between a toast and the focused element, in px. */
const GAP_PX = 8;
/** The visible height of each toast behind the first one, in px. */
const STACK_OFFSET_PX = 14;

/**
 * Sets --toast-dodge while toasts would cover the focused element, so that they are above it. Returns a
 * function that stops it.
 */
export function moveToastsAboveFocus(): () => void {
  const { style } = document.documentElement;
  let offset = 0;
  let frame = 0;

  function place() {
    frame = 0;
    const next = computeToastOffsetPx(offset);
    if (next === offset) return;
    offset = next;
    if (offset === 0) style.removeProperty("--toast-dodge");
    else style.setProperty("--toast-dodge", `${offset}px`);
  }
  // Waits for a frame, because focus events precede scrolling, and a new toast has no height yet.
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

/**
 * The offset in px that toasts need; `offset` is the current one. 0 if they cover nothing or would not fit
 * above.
 */
function computeToastOffsetPx(offset: number): number {
  const list = document.querySelector<HTMLElement>("[data-sonner-toaster]");
  const first = list?.querySelector<HTMLElement>("[data-front=true]");
  const focused = document.activeElement;
  if (!list || !first || !focused?.matches(":focus-visible") || list.contains(focused)) return 0;
  const { left, right, bottom } = list.getBoundingClientRect();
  const floor = bottom + offset;
  const height = first.offsetHeight + STACK_OFFSET_PX * (list.childElementCount - 1);
  const place = focused.getBoundingClientRect();
  const isHorizontallyApart = place.right < left || place.left > right;
  if (isHorizontallyApart || place.bottom < floor - height || place.top > floor) return 0;
  const wanted = Math.ceil(floor - place.top + GAP_PX);
  return floor - wanted - height < 0 ? 0 : wanted;
}
