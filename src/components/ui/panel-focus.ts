/** What had the focus when a panel opened. A panel without a trigger of its own would lose it. */
const openers = new WeakMap<EventTarget, HTMLElement>();

/** The panel itself takes the focus: no button lights up before anyone has chosen. */
export function focusPanel(event: Event): void {
  event.preventDefault();
  const panel = event.currentTarget;
  if (!(panel instanceof HTMLElement)) return;
  if (document.activeElement instanceof HTMLElement) openers.set(panel, document.activeElement);
  panel.focus();
}

/**
 * On closing, the focus goes back to what opened the panel, unless it has already moved on: a choice that leads
 * to another page leaves it on that page's heading.
 */
export function keepMovedFocus(event: Event): void {
  const opener = event.currentTarget && openers.get(event.currentTarget);
  const hasMovedOn = document.activeElement?.tagName === "H1";
  if (!hasMovedOn && !opener) return;
  event.preventDefault();
  if (!hasMovedOn) opener?.focus();
}
