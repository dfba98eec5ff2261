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
    const observer = new ResizeObserver(() => {
      const top = `${Math.min(underBar, innerHeight - element.offsetHeight - aboveEdge)}px`;
      if (element.style.top !== top) element.style.top = top;
    });
    const watch = () => {
      observer.disconnect();
      // In one column nothing is sticky: whoever watches it all the same makes each of its frames dearer.
      if (getComputedStyle(element).position === "sticky") observer.observe(element);
    };
    watch();
    addEventListener("resize", watch);
    return () => {
      observer.disconnect();
      removeEventListener("resize", watch);
    };
  }, []);
  return column;
}
