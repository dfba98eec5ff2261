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
    let last = "";
    const observer = new ResizeObserver(() => {
      const end = innerHeight - element.offsetHeight - aboveEdge;
      const top = `min(${underBar}px + var(--usage-bar, 0px), ${end}px)`;
      if (last !== top) element.style.top = top;
      last = top;
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
