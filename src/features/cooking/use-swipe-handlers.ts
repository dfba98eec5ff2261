import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

const MIN_SWIPE_PX = 56;

/** In a zoomed page one finger pans, so swipes are ignored. */
const isPageZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

/** A swipe to the left opens the next step, to the right the previous one; vertical movement scrolls. */
export function useSwipeBetweenSteps(
  element: RefObject<HTMLElement | null>,
  turns: { next: () => void; previous: () => void },
) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  useEffect(() => {
    const swiped = element.current;
    // Without this, the browser starts a scroll and takes the next tap as its end. `touch-action` would also
    // prevent pinch zoom.
    const preventScroll = (event: TouchEvent) => {
      const [touch] = event.touches;
      const from = start.current;
      if (!from || !touch || event.touches.length > 1 || isPageZoomed()) return;
      const isAcross = Math.abs(touch.clientX - from.x) > Math.abs(touch.clientY - from.y);
      if (isAcross && event.cancelable) event.preventDefault();
    };
    swiped?.addEventListener("touchmove", preventScroll, { passive: false });
    return () => swiped?.removeEventListener("touchmove", preventScroll);
  }, [element]);
  return {
    onPointerDown(event: PointerEvent) {
      // A touch with two fingers is no swipe.
      const isFirst = event.isPrimary && event.pointerType !== "mouse" && !isPageZoomed();
      start.current = isFirst ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from || from.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      const down = event.clientY - from.y;
      if (Math.abs(across) < MIN_SWIPE_PX || Math.abs(across) < 1.5 * Math.abs(down)) return;
      if (across < 0) turns.next();
      else turns.previous();
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
