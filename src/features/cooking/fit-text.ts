/** Readable from two metres; grows with the screen. Font size in px for a container width in px. */
const least = (width: number) => Math.round(Math.min(40, Math.max(26, width * 0.042)));
const largest = (width: number) => Math.round(Math.min(76, Math.max(36, width * 0.072)));

/**
 * Ref of a text in a scroll container: sets `--step` on the container to the largest font size in px at which the text
 * fits, and again on resize. A text that never fits scrolls from its start.
 */
export function fitText(text: HTMLElement | null): (() => void) | undefined {
  const room = text?.parentElement;
  if (!room) return;
  const measure = () => fitInto(room, text);
  measure();
  room.scrollTop = 0;
  const observer = new ResizeObserver(measure);
  observer.observe(room);
  // The loaded font may be wider than the fallback that was measured.
  void document.fonts?.ready.then(measure);
  return () => observer.disconnect();
}

/** Measures the text and not `scrollHeight`, which entry animations increase. */
function fitInto(room: HTMLElement, text: HTMLElement): void {
  const width = room.clientWidth;
  let low = least(width);
  let high = largest(width);
  const fits = (size: number) => {
    room.style.setProperty("--step", `${size}px`);
    return text.offsetHeight <= room.clientHeight;
  };
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  fits(low);
  room.toggleAttribute("data-scrolls", text.offsetHeight > room.clientHeight + 1);
}
