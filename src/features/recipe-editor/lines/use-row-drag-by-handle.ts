import { type PointerEvent as PressEvent, useCallback, useEffect, useRef, useState } from "react";

/** The row that is dragged, and the index at which it would be dropped. */
export type RowDrag = { key: string; to: number };

/** Distance in px to the edge of the scroll container at which dragging scrolls it. */
const SCROLL_EDGE_PX = 90;

/**
 * Drags a row of a list by its handle, with mouse, pen or touch. The rows do not move before the drop; a line
 * between them shows the target. Escape cancels.
 * @param onDrop receives the row's key and its new index; not called if nothing changes
 * @param isAcross whether the rows are next to each other
 */
export function useRowDragByHandle(onDrop: (key: string, to: number) => void, isAcross = false) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const current = useRef<RowDrag | null>(null);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const isDragging = drag !== null;

  const show = useCallback((next: RowDrag | null) => {
    const before = current.current;
    current.current = next;
    if (before?.key !== next?.key || before?.to !== next?.to) setDrag(next);
  }, []);

  useEffect(() => {
    if (!isDragging) return;
    let y = Number.NaN;
    let place = y;
    let frame = 0;
    const scroller = list.current ? findScrollContainerOrNull(list.current) : null;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const now = current.current;
      if (!now || !list.current || Number.isNaN(y)) return;
      const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      if (y < top + SCROLL_EDGE_PX) (scroller ?? window).scrollBy(0, -12);
      else if (y > bottom - SCROLL_EDGE_PX) (scroller ?? window).scrollBy(0, 12);
      show({ ...now, to: indexOfRowForDropPosition(list.current, place, isAcross) });
    };
    const move = (event: PointerEvent) => {
      y = event.clientY;
      place = isAcross ? event.clientX : y;
    };
    const end = () => {
      const done = current.current;
      show(null);
      if (done && !Number.isNaN(y)) drop.current(done.key, done.to);
    };
    const giveUp = () => show(null);
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Escape must not also close a dialog around the list.
      event.stopPropagation();
      giveUp();
    };
    frame = requestAnimationFrame(follow);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", giveUp);
    addEventListener("keydown", press, true);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", giveUp);
      removeEventListener("keydown", press, true);
    };
  }, [isDragging, isAcross, show]);

  const grab = useCallback(
    (key: string, event: PressEvent) => {
      if (event.button !== 0 || !list.current) return;
      event.preventDefault();
      show({
        key,
        to: indexOfRowForDropPosition(list.current, isAcross ? event.clientX : event.clientY, isAcross),
      });
    },
    [isAcross, show],
  );

  return { list, drag, grab };
}

/** The element around a list that scrolls, or null if the page scrolls. */
function findScrollContainerOrNull(list: HTMLElement): HTMLElement | null {
  for (
    let element = list.parentElement;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return null;
}

/** The number of rows whose middle is before a position, which is the index for a drop there. */
function indexOfRowForDropPosition(list: HTMLElement, position: number, isAcross: boolean): number {
  let place = 0;
  for (const row of list.children) {
    const { left, width, top, height } = row.getBoundingClientRect();
    if (position < (isAcross ? left + width / 2 : top + height / 2)) break;
    place += 1;
  }
  return place;
}
