import { type RefObject, useLayoutEffect } from "react";

/** Between the field in hand and the note below it, in px. */
const AIR = 8;

/** Brings the field in hand out from under a note that lies over the page, when the note comes or changes its line. */
export function useLineInSight(note: RefObject<HTMLElement | null>, shown: string | null): void {
  useLayoutEffect(() => {
    const field = document.activeElement;
    const box = note.current?.getBoundingClientRect();
    // A button may be pressed at this moment: it must not move from under the finger.
    if (shown === null || !box || box.height === 0 || !field?.matches("input, textarea")) return;
    const { top, bottom } = field.getBoundingClientRect();
    const by = bottom + AIR - box.top;
    if (by > 0 && top < box.bottom && bottom - top < box.top / 2) window.scrollBy(0, by);
  }, [note, shown]);
}
