import { type RefObject, useEffect, useRef } from "react";

const underBar = 96;
const aboveEdge = 32;

/**
 * Keeps a sticky column in sight: a short one stays under the bar; a tall one is scrolled through with the page and
 * then stays with its end, so that no line of it is out of reach.
 */
export function useStickyTop<Element extends HTMLElement>(): RefObject<Element | null> {
  const column = useRef<Element>(null);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const place = () => {
      // In one column nothing is sticky: to say where all the same would lay the page out twice in a frame.
      if (getComputedStyle(element).position !== "sticky") return;
      const top = `${Math.min(underBar, innerHeight - element.offsetHeight - aboveEdge)}px`;
      if (element.style.top !== top) element.style.top = top;
    };
    const observer = new ResizeObserver(place);
    observer.observe(element);
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("resize", place);
    };
  }, []);
  return column;
}
