/** Read from two metres: a capital as tall as a fingernail, larger where the screen is. In px of the room's width. */
const least = (width: number) => Math.round(Math.min(40, Math.max(26, width * 0.042)));
const largest = (width: number) => Math.round(Math.min(76, Math.max(36, width * 0.072)));

/**
 * The ref of a text in a room that scrolls: sets `--step` on the room to the largest font size, in px, with which all
 * of the text is seen, also when the room changes. A text too long even for the least scrolls, from its beginning.
 */
export function fitText(text: HTMLElement | null): (() => void) | undefined {
  const room = text?.parentElement;
  if (!room) return;
  const measure = () => fitInto(room, text);
  measure();
  room.scrollTop = 0;
  const observer = new ResizeObserver(measure);
  observer.observe(room);
  // The real font may be wider than the one it is measured with.
  void document.fonts?.ready.then(measure);
  return () => observer.disconnect();
}

/** By the text's own height: what appears moves into its place, and the room would have to scroll as long as it does. */
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
