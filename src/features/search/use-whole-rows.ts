import { type RefObject, useLayoutEffect } from "react";

/** Ends a box that scrolls where a row of it ends: none is seen in half at its foot. */
export function useWholeRows(box: RefObject<HTMLElement | null>): void {
  // No list of dependencies: whatever is drawn anew may have other rows.
  useLayoutEffect(() => {
    const endThere = () => box.current && endAtRow(box.current);
    endThere();
    addEventListener("resize", endThere);
    return () => removeEventListener("resize", endThere);
  });
}

function endAtRow(box: HTMLElement): void {
  const { scrollTop } = box;
  box.style.maxHeight = "";
  const room = box.clientHeight;
  if (box.scrollHeight <= room) return;
  const begins = box.getBoundingClientRect().top + box.clientTop - box.scrollTop;
  const ends = [...box.querySelectorAll(".search-offer")]
    .map((row) => row.getBoundingClientRect().bottom - begins)
    .filter((end) => end <= room);
  const borders = box.offsetHeight - room;
  if (ends.length === 0) return;
  box.style.maxHeight = `${Math.max(...ends) + borders}px`;
  // It was higher for a moment, and may have scrolled back.
  box.scrollTop = scrollTop;
}
