/** What had the focus when a panel opened. A panel without a trigger of its own would lose it. */
const openers = new WeakMap<EventTarget, HTMLElement>();

/** As a panel opens, before anything in it takes the focus. */
export function rememberOpener(event: Event): void {
  if (event.currentTarget && document.activeElement instanceof HTMLElement) {
    openers.set(event.currentTarget, document.activeElement);
  }
}

/** The panel itself takes the focus: no button lights up before anyone has chosen. */
export function focusPanel(event: Event): void {
  rememberOpener(event);
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * On closing, the focus goes back to what opened the panel, unless it has already moved on: a choice that leads
 * elsewhere leaves it on the heading of what came.
 */
export function keepMovedFocus(event: Event): void {
  const opener = event.currentTarget && openers.get(event.currentTarget);
  const hasMovedOn = document.activeElement?.matches("h1, h2") ?? false;
  if (!hasMovedOn && !opener) return;
  event.preventDefault();
  if (!hasMovedOn) opener?.focus();
}
