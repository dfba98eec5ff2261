import { type RefObject, useLayoutEffect, useRef } from "react";

/** Read from two metres: a capital as tall as a fingernail, larger where the screen is. In px of the room's width. */
const least = (width: number) => Math.round(Math.min(40, Math.max(26, width * 0.042)));
const largest = (width: number) => Math.round(Math.min(76, Math.max(36, width * 0.072)));

/**
 * Sets `--step` on the room to the largest font size, in px, with which all of it is seen; a text too long even for
 * the least scrolls. `key` says when the text is another.
 */
export function useFittedText(key: string): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is to be fitted anew.
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => fitInto(element);
    measure();
    element.scrollTop = 0;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The real font may be wider than the one it is measured with.
    void document.fonts?.ready.then(measure);
    return () => observer.disconnect();
  }, [key]);
  return room;
}

function fitInto(element: HTMLElement): void {
  const width = element.clientWidth;
  let low = least(width);
  let high = largest(width);
  const fits = (size: number) => {
    element.style.setProperty("--step", `${size}px`);
    return element.scrollHeight <= element.clientHeight;
  };
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  fits(low);
  element.toggleAttribute("data-scrolls", element.scrollHeight > element.clientHeight + 1);
}
